import { useMemo } from 'react'
import { itemKinds, rarities } from '#catalogue/entities.ts'
import { reachOf } from '#pages/player/planner-address.ts'
import { rankUpgradesFrom, type UpgradeFilter } from '#rankings/planner/answer-races.ts'
import type { Reach } from '#rankings/planner/planner-game.ts'
import type { Upgrade } from '#rankings/points/gain-of-upgrades.ts'
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
          label="Search steps"
          placeholder="Search items"
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
          {explainReach(asked, reach)}
        </p>
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
        <CompleteCoverage title="Nothing brings more">
          No level, points cap or item {isAnything ? '' : 'of this sort '}gains points on any course.
        </CompleteCoverage>
      ) : (
        <div className="next-steps">
          <Section id="next-level" title="Upgrade" aside={`${formatCount(owned.length, 'upgrade')}, most points first`}>
            <NextStepTable key={turn} {...shared} steps={owned} caption="Upgrades by points" />
          </Section>
          <Section id="next-get" title="Get" aside={`${formatCount(missing.length, 'item')}, most points first`}>
            <NextStepTable key={turn} {...shared} steps={missing} caption="Missing items by points" />
          </Section>
        </div>
      )}
      {toGet.length + byPoints.length > 0 && <ShortItemsNote game={game} levels={levels} kind={kind} />}
      <p className="muted planner-note">
        Points are estimates for a good race at 150cc with a full combo, at your levels, points caps and player level,
        each race with its best loadout. <a href="/tips-and-tricks/how-points-work/">How points work</a>
      </p>
    </>
  )
}

/** Most points first; of equals what takes fewer tickets. */
function compareGains(a: Upgrade, b: Upgrade): number {
  return b.gain - a.gain || a.tickets - b.tickets
}

const reachWords = { cup: 'the ranked cup', tour: 'its tour', year: 'the year’s ranked cups', all: 'any course' }

function explainReach(asked: Reach, reach: Reach): string {
  const there = reach === 'all' ? 'elsewhere' : `in ${reachWords[reach]}`
  return `Nothing of this gains points in ${reachWords[asked]}. What follows gains ${there}.`
}

/** Names are searched as they are: nothing has to be loaded. */
function noPreparation(): void {}
