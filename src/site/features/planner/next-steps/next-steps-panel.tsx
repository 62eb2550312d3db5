import { useMemo } from 'react'
import { itemKinds, rarities } from '#catalogue/entities.ts'
import { reachOf } from '#pages/player/planner-address.ts'
import { rankUpgradesFrom, type UpgradeFilter } from '#rankings/planner/answer-races.ts'
import type { Upgrade } from '#rankings/points/gain-of-upgrades.ts'
import * as say from '#wording/planner.ts'
import { rich } from '../../../ui/wording/rich.tsx'
import { EmptyState } from '../../../ui/components/empty-state.tsx'
import { Section } from '../../../ui/components/section.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { useCollection } from '../../checklist/use-collection.ts'
import { QueryProblems } from '../../lists/query-problems.tsx'
import { SearchField } from '../../lists/search-field.tsx'
import { CompleteCoverage } from '../parts/complete-coverage.tsx'
import { NextStepTable } from './next-step-table.tsx'
import type { PlannerViewProps } from '../state/planner-view-props.ts'
import { ReachChoice } from '../parts/reach-choice.tsx'
import { ShortItemsNote } from '../parts/short-items-note.tsx'
import { TicketAnswer } from './ticket-answer.tsx'
import { TicketQuestion } from './ticket-question.tsx'
import { useStepQuery } from './use-step-query.ts'
import './next-steps-panel.css'

/** The level-ups, points caps and missing items that gain the most points. */
export function NextStepsPanel(props: PlannerViewProps) {
  const { game, levels, state } = props
  const { kind, rarity, tickets } = state
  const asked = reachOf(state)
  const collection = useCollection()
  const filter = useMemo<UpgradeFilter>(
    () => ({ kinds: kind ? [kind] : itemKinds, rarities: rarity ? [rarity] : rarities, tickets }),
    [kind, rarity, tickets],
  )
  const upgrades = useMemo(() => rankUpgradesFrom(game, collection, asked, filter), [game, collection, asked, filter])
  const { reach, races } = upgrades
  const byPoints = useMemo(() => upgrades.owned.toSorted(compareGains), [upgrades])
  const toGet = useMemo(() => upgrades.missing.toSorted(compareGains), [upgrades])
  const beyond = useMemo(() => {
    if (tickets === null || byPoints.length > 0) return null
    const { owned: dearer } = rankUpgradesFrom(game, collection, asked, { ...filter, tickets: null })
    return dearer.toSorted((a, b) => a.tickets - b.tickets || b.gain - a.gain)[0] ?? null
  }, [game, collection, asked, filter, tickets, byPoints])
  const query = useStepQuery(levels)
  const [missing, owned] = [query.narrow(toGet), query.narrow(byPoints)]
  const lacking = itemKinds.find((each) => !game.items[each].some(({ id }) => levels.has(id)))
  const isAnything = kind === null && rarity === null && tickets === null
  const turn = JSON.stringify([reach, filter])
  const shared = { game, collection, races }
  return (
    <>
      <TicketQuestion {...props} />
      <TicketAnswer {...shared} affordable={tickets === null ? null : byPoints} beyond={beyond} />
      <div className="toolbar">
        <ReachChoice {...props} />
        <SearchField
          label={say.searchSteps()}
          placeholder={say.searchItems()}
          search={{
            query: query.text,
            write: query.write,
            prepare: noPreparation,
            found: [...missing, ...owned],
            isComplete: true,
          }}
          of={toGet.length + byPoints.length}
          completions={query.completions}
          operators={query.operators}
        />
      </div>
      <QueryProblems problems={query.problems} />
      {reach !== asked && (
        <p className="planner-answer" aria-live="polite">
          {say.nothingGains({ asked, reach })}
        </p>
      )}
      {missing.length + owned.length === 0 && query.text.trim() !== '' ? (
        <EmptyState title={say.noStepFor({ text: query.text.trim() })}>
          <Button onClick={() => query.write('')}>{say.showAllSteps()}</Button>
        </EmptyState>
      ) : lacking ? (
        <EmptyState title={say.markFirst({ kind: lacking })}>{say.markFirstWhy()}</EmptyState>
      ) : missing.length + owned.length === 0 ? (
        <CompleteCoverage title={say.nothingBringsMore()}>
          {say.nothingBringsMoreWhy({ isAnything: isAnything ? 'yes' : 'no' })}
        </CompleteCoverage>
      ) : (
        <div className="next-steps">
          <Section id="next-level" title={say.upgrade()} aside={say.upgradeCount({ count: owned.length })}>
            <NextStepTable key={turn} {...shared} steps={owned} caption={say.upgradesByPoints()} />
          </Section>
          <Section id="next-get" title={say.get()} aside={say.missingCount({ count: missing.length })}>
            <NextStepTable key={turn} {...shared} steps={missing} caption={say.missingItemsByPoints()} />
          </Section>
        </div>
      )}
      {toGet.length + byPoints.length > 0 && <ShortItemsNote game={game} levels={levels} kind={kind} />}
      <p className="muted planner-note">
        {rich(say.stepsNote(), {
          link: (inner) => <a href="/tips-and-tricks/how-points-work/">{inner}</a>,
        })}
      </p>
    </>
  )
}

/** Most points first; of equals what takes fewer tickets. */
function compareGains(a: Upgrade, b: Upgrade): number {
  return b.gain - a.gain || a.tickets - b.tickets
}

/** Names are searched as they are: nothing has to be loaded. */
function noPreparation(): void {}
