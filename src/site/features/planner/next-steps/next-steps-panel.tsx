import { useMemo, useDeferredValue, useId } from 'react'
import { itemKinds, rarities } from '#catalogue/entities.ts'
import { reachOf, mostTickets, parseTickets } from '#pages/player/planner-address.ts'
import { rankUpgradesFrom, type UpgradeFilter, listRaceGains } from '#rankings/planner/answer-races.ts'
import type { Upgrade, CountedRace } from '#rankings/points/gain-of-upgrades.ts'
import * as say from '#wording/planner.ts'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import type { OwnedLevels, PlannerGame } from '#rankings/planner/planner-game.ts'
import { rarityNames } from '#wording/kinds.ts'
import { itemPath } from '#pages/routes/routes.ts'
import type { Collection, PlannerRace } from '#rankings/planner/plan-races.ts'
import { rich } from '../../../ui/wording/rich.tsx'
import { EmptyState } from '../../../ui/components/empty-state.tsx'
import { Section } from '../../../ui/components/section.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { useLoading } from '../../../ui/loading/use-loading.ts'
import { formatDifference } from '../../../ui/wording/wording.ts'
import { useCollection } from '../../checklist/use-collection.ts'
import { QueryProblems, SearchField } from '../../lists/search-field.tsx'
import { parseItemQuery } from '../../search/answers/select-items.ts'
import { loadChecklistItems } from '../../checklist/load-checklist-items.ts'
import { queryKey, writeText } from '../../search/filters/list-state.ts'
import { loadTopShelf } from '../../search/filters/load-top-shelf.ts'
import { completeQuery } from '../../search/reading/complete-query.ts'
import type { QueryOperator } from '../../search/reading/query.ts'
import { replaceQuery, useQuery } from '../../search/use-query.ts'
import { CompleteCoverage, ShortItemsNote } from '../parts/coverage-notes.tsx'
import type { PlannerViewProps } from '../state/use-planner-state.ts'
import { ReachChoice } from '../parts/planner-choices.tsx'
import { findCost, describeStep, describeUpgrade } from '../parts/describe-points.ts'
import { NextStepTable } from './next-step-table.tsx'
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

interface StepOfItem {
  readonly item: { readonly id: string }
}

/** The same queries as in lists, for the items of next steps. */
interface StepQuery {
  readonly text: string
  readonly write: (text: string) => void
  readonly completions: readonly string[]
  readonly operators: readonly QueryOperator[]
  readonly problems: readonly string[]
  /** The steps of items that the query finds, in its order if it asks for one. */
  readonly narrow: <Step extends StepOfItem>(steps: readonly Step[]) => readonly Step[]
}

const none: readonly ItemListEntry[] = []

/** A query in the address of the planner. @param levels what the reader owns */
function useStepQuery(levels: OwnedLevels): StepQuery {
  const text = new URLSearchParams(useQuery()).get(queryKey) ?? ''
  const settled = useDeferredValue(text)
  const { value: items } = useLoading('checklist-items', loadChecklistItems)
  const entries = items?.entries ?? none
  const query = useMemo(() => parseItemQuery(settled, entries, levels), [settled, entries, levels])
  const { value: shelf } = useLoading(`top-${query.top}`, async () =>
    query.top === null ? null : loadTopShelf(query.top, itemKinds),
  )
  const found = useMemo(() => query.select(shelf?.places ?? null), [query, shelf])
  const positions = useMemo(() => new Map(found.map(({ id }, index) => [id, index])), [found])
  return {
    text,
    write: (written) => replaceQuery((parameters) => writeText(parameters, written)),
    completions: completeQuery(text, query.operators),
    operators: query.operators,
    problems: query.problems,
    narrow(steps) {
      if (!items || settled.trim() === '') return steps
      const asked = steps.filter(({ item }) => positions.has(item.id))
      if (!query.sorts) return asked
      return asked.toSorted((one, other) => positions.get(one.item.id)! - positions.get(other.item.id)!)
    },
  }
}

/** "I have [2] [High-End] [kart] tickets": narrows what comes next. */
function TicketQuestion({ state, change }: Pick<PlannerViewProps, 'state' | 'change'>) {
  const hintId = useId()
  return (
    <fieldset className="ticket-question" aria-describedby={hintId}>
      <legend className="visually-hidden">{say.yourTickets()}</legend>
      {rich(say.ticketQuestion(), {
        count: (
          <input
            type="number"
            inputMode="numeric"
            min={1}
            max={mostTickets}
            aria-label={say.ticketCount()}
            placeholder={say.anyNumber()}
            value={state.tickets ?? ''}
            onChange={(event) => change({ tickets: parseTickets(event.target.value) })}
          />
        ),
        rarity: (
          <select
            aria-label={say.rarity()}
            value={state.rarity ?? ''}
            onChange={({ target }) => change({ rarity: rarities.find((rarity) => rarity === target.value) ?? null })}
          >
            <option value="">{say.anyRarity()}</option>
            {rarities.toReversed().map((rarity) => (
              <option key={rarity} value={rarity}>
                {rarityNames[rarity]()}
              </option>
            ))}
          </select>
        ),
        kind: (tickets) => (
          <span>
            <select
              aria-label={say.kindOfItem()}
              value={state.kind ?? ''}
              onChange={({ target }) => change({ kind: itemKinds.find((kind) => kind === target.value) ?? null })}
            >
              <option value="">{say.anyKind()}</option>
              {itemKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {say.ticketKind({ kind })}
                </option>
              ))}
            </select>{' '}
            {tickets}
          </span>
        ),
      })}
      <small id={hintId}>{say.ticketHint()}</small>
    </fieldset>
  )
}

interface TicketAnswerProps {
  readonly game: PlannerGame
  readonly collection: Collection
  readonly races: readonly (PlannerRace & CountedRace)[]
  /** What the tickets pay for, most points first; null where no number is given. */
  readonly affordable: readonly Upgrade[] | null
  /** Where they pay for nothing that gains: what does for the fewest more; null for nothing. */
  readonly beyond: Upgrade | null
}

/** What to use the tickets for: one sentence, where it gains, and the next best. */
function TicketAnswer({ game, collection, races, affordable, beyond }: TicketAnswerProps) {
  const [best, second] = affordable ?? []
  const gains = useMemo(
    () => (best ? listRaceGains(game, collection, races, best) : []),
    [game, collection, races, best],
  )
  const nameOf = ({ item }: Upgrade) => game.itemById.get(item.id)!.name
  const [most, ...others] = gains
  return (
    <div aria-live="polite">
      {affordable && (
        <section className="card ticket-answer" aria-label={say.ticketAdvice()}>
          {best && most ? (
            <>
              <p className="ticket-headline">
                {rich(say.ticketHeadline({ step: describeStep(best), difference: formatDifference(best.gain) }), {
                  item: <a href={itemPath(best.item)}>{nameOf(best)}</a>,
                })}
              </p>
              <p>
                {say.ticketGain({
                  difference: formatDifference(most.gain),
                  course: game.variants[most.variant]!.name,
                  others: others.length,
                  cost: findCost(best),
                  tickets: best.tickets,
                })}
              </p>
              {second && (
                <p className="muted">{say.ticketSecond({ item: nameOf(second), upgrade: describeUpgrade(second) })}</p>
              )}
            </>
          ) : (
            <p>
              {say.ticketsGainNothing()}{' '}
              {beyond && say.ticketNext({ item: nameOf(beyond), upgrade: describeUpgrade(beyond) })}
            </p>
          )}
        </section>
      )}
    </div>
  )
}
