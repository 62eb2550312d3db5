import { itemKinds } from '#catalogue/entities.ts'
import { reaches } from '#rankings/planner/planner-game.ts'
import type { Coverage, CoverageCount } from '#rankings/planner/count-coverage.ts'
import * as say from '#wording/planner.ts'
import { rich } from '../../../ui/wording/rich.tsx'
import { formatNumber, kindPlurals } from '../../../ui/wording/wording.ts'
import { Term } from '../../../ui/components/term.tsx'
import type { PlannerViewProps } from '../state/planner-view-props.ts'
import './coverage-table.css'

/** Covered course variants by kind. Reaches without recorded courses are left out. */
export function CoverageTable({ coverage, ask }: { coverage: Coverage; ask: PlannerViewProps['ask'] }) {
  const shown = reaches.filter((reach) => coverage[reach].whole.coverable > 0)
  return (
    <section className="coverage-table" aria-label={say.coverage()}>
      <p>
        {rich(say.coverageExplanation(), {
          coverage: (inner) => <Term of="coverage">{inner}</Term>,
          shelf: (inner) => <Term of="top-shelf">{inner}</Term>,
        })}
      </p>
      <table>
        <caption className="visually-hidden">{say.coverageCaption()}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{say.kind()}</span>
            </th>
            {shown.map((reach) => (
              <th key={reach} scope="col">
                <button type="button" onClick={() => ask({ tab: 'gaps', reach })}>
                  {say.reachNames({ reach })}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {itemKinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{kindPlurals[kind]}</th>
              {shown.map((reach) => (
                <CountCell key={reach} count={coverage[reach].kinds[kind]} />
              ))}
            </tr>
          ))}
          <tr className="whole">
            <th scope="row">{say.allThree()}</th>
            {shown.map((reach) => (
              <CountCell key={reach} count={coverage[reach].whole} />
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

function CountCell({ count: { covered, coverable } }: { count: CoverageCount }) {
  const isComplete = covered === coverable
  return (
    <td className={isComplete ? 'complete' : undefined}>
      <b>{formatNumber(covered)}</b> <small>{say.coverableCount({ count: coverable })}</small>
      <meter value={covered} max={Math.max(coverable, 1)} aria-hidden="true" />
    </td>
  )
}
