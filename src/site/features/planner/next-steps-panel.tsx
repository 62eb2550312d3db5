import { useMemo } from 'react'
import { itemKinds } from '#catalogue/entities.ts'
import { rankNextSteps, type NextStep } from '#rankings/planner/rank-next-steps.ts'
import { Section } from '../../ui/components/section.tsx'
import { formatCount } from '../../ui/wording/wording.ts'
import { CompleteCoverage } from './complete-coverage.tsx'
import { NextStepTable } from './next-step-table.tsx'
import type { PlannerViewProps } from './planner-view-props.ts'
import { KindChoice } from './kind-choice.tsx'
import { ReachChoice } from './reach-choice.tsx'
import { ShortItemsNote } from './short-items-note.tsx'
import './next-steps-panel.css'

/** The missing items and level-ups that close the most gaps. */
export function NextStepsPanel(props: PlannerViewProps) {
  const { game, levels, state } = props
  const { missing, levelUps } = useMemo(
    () => rankNextSteps(game, levels, state.reach, state.kind ? [state.kind] : itemKinds),
    [game, levels, state.reach, state.kind],
  )
  const turn = `${state.reach} ${state.kind}`
  return (
    <>
      <div className="toolbar">
        <ReachChoice {...props} />
        <KindChoice {...props} />
      </div>
      <ShortItemsNote game={game} levels={levels} kind={state.kind} />
      {missing.length + levelUps.length === 0 ? (
        <CompleteCoverage title="Nothing left to close">No item or level-up closes another gap here.</CompleteCoverage>
      ) : (
        <div className="next-steps">
          <Section id="next-get" title="Get" aside={describe(missing, 'item')}>
            <NextStepTable key={turn} game={game} steps={missing} caption="Missing items by gaps closed" />
          </Section>
          <Section id="next-level" title="Level up" aside={describe(levelUps, 'level-up')}>
            <NextStepTable key={turn} game={game} steps={levelUps} caption="Level-ups by gaps closed" hasTickets />
          </Section>
        </div>
      )}
    </>
  )
}

function describe(steps: readonly NextStep[], noun: string): string {
  return `${formatCount(steps.length, noun)} that would close a gap`
}
