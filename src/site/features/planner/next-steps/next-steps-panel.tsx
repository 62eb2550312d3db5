import { useMemo } from 'react'
import { itemKinds, rarities } from '#catalogue/entities.ts'
import { rankUpgrades, type UpgradeFilter } from '#rankings/planner/answer-races.ts'
import { listRaces } from '#rankings/planner/plan-races.ts'
import { EmptyState } from '../../../ui/components/empty-state.tsx'
import { Section } from '../../../ui/components/section.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { formatCount } from '../../../ui/wording/wording.ts'
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
  const { reach, kind, rarity, tickets } = state
  const collection = useCollection()
  const races = useMemo(() => listRaces(game, reach), [game, reach])
  const filter = useMemo<UpgradeFilter>(
    () => ({ kinds: kind ? [kind] : itemKinds, rarities: rarity ? [rarity] : rarities, tickets }),
    [kind, rarity, tickets],
  )
  const upgrades = useMemo(() => rankUpgrades(game, collection, races, filter), [game, collection, races, filter])
  const affordable = useMemo(
    () => (tickets === null ? null : upgrades.owned.toSorted((a, b) => b.gain - a.gain || a.tickets - b.tickets)),
    [tickets, upgrades],
  )
  const query = useStepQuery(levels)
  const [missing, owned] = [query.narrow(upgrades.missing), query.narrow(upgrades.owned)]
  const lacking = itemKinds.find((each) => !game.items[each].some(({ id }) => levels.has(id)))
  const turn = JSON.stringify([reach, filter])
  const shared = { game, collection, races }
  return (
    <>
      <TicketQuestion {...props} />
      <TicketAnswer {...shared} affordable={affordable} />
      <div className="toolbar">
        <ReachChoice {...props} />
        <SearchField
          label="Search steps"
          placeholder="Search items"
          search={{
            query: query.text,
            write: query.write,
            prepare: noPreparation,
            found: [...missing, ...owned],
            isComplete: true,
          }}
          of={upgrades.missing.length + upgrades.owned.length}
          completions={query.completions}
          operators={query.operators}
        />
      </div>
      <QueryProblems problems={query.problems} />
      {upgrades.missing.length + upgrades.owned.length > 0 && (
        <ShortItemsNote game={game} levels={levels} kind={kind} />
      )}
      {missing.length + owned.length === 0 && query.text.trim() !== '' ? (
        <EmptyState title={`No step for “${query.text.trim()}”`}>
          <Button onClick={() => query.write('')}>Show all steps</Button>
        </EmptyState>
      ) : lacking ? (
        <EmptyState title={`Mark a ${lacking} first`}>
          A race takes a driver, a kart and a glider: with one of each, this shows what gains points.
        </EmptyState>
      ) : missing.length + owned.length === 0 ? (
        <CompleteCoverage title="Nothing brings more here">
          No level, points cap or item gains points in these races.
        </CompleteCoverage>
      ) : (
        <div className="next-steps">
          <Section
            id="next-level"
            title="Upgrade"
            aside={`${formatCount(owned.length, 'upgrade')}, most points per ticket first`}
          >
            <NextStepTable key={turn} {...shared} steps={owned} caption="Upgrades by points per ticket" />
          </Section>
          <Section id="next-get" title="Get" aside={`${formatCount(missing.length, 'item')}, most points first`}>
            <NextStepTable key={turn} {...shared} steps={missing} caption="Missing items by points" />
          </Section>
        </div>
      )}
      <p className="muted planner-note">
        Points are estimates for a good race at 150cc with a full combo, at your levels, points caps and player level,
        each race with its best loadout. <a href="/tips-and-tricks/how-points-work/">How points work</a>
      </p>
    </>
  )
}

/** Names are searched as they are: nothing has to be loaded. */
function noPreparation(): void {}
