import { groupBy } from '#catalogue/group-by.ts'
import type { ItemKind, Rarity } from '#catalogue/entities.ts'
import type { Outlook, OutlookStep } from './find-outlook.ts'
import { highestItemLevel } from '../formula.ts'
import { findBestRaise, type BestRaise, type Raise } from './find-best-raise.ts'
import { measureUrgencyIn, type MeasureUrgency } from './measure-urgency.ts'
import type { OwnedLevels, PlannerGame } from './planner-game.ts'
import { listOutlooks, type NextStepRequest } from './rank-next-steps.ts'
import { searchTicketPlan, type TicketPlan } from './search-ticket-plan.ts'

/** A number of level-up tickets, all of one sort. With several kinds or rarities: of whichever sort is worth most. */
export type TicketRequest = NextStepRequest & { readonly tickets: number }

/** Owned items brought to higher levels with tickets of one sort; the one that adds most comes first. */
export interface TicketChoice {
  readonly kind: ItemKind
  readonly rarity: Rarity
  readonly raises: readonly Raise[]
  /** Indexes of the course variants within reach that become covered, those that are raced soonest first. */
  readonly closes: readonly number[]
  readonly tickets: number
  /** How soon these are raced, see measureUrgencyIn. */
  readonly urgency: number
}

export interface TicketAdvice {
  /**
   * Closes the most gaps, of such the one with the fewest tickets, of these the one whose gaps are raced soonest. Null
   * where the tickets close none.
   */
  readonly best: TicketChoice | null
  /** The best of those that leave out the first item of the best. */
  readonly nextBest: TicketChoice | null
  /** False where the search was ended before it had seen that nothing is better. */
  readonly isProven: boolean
  /** If there is nothing to choose: what the tickets are still good for, see findBestRaise. */
  readonly bestRaise: BestRaise | null
  /**
   * If there is nothing to choose: the level-up within the filter that takes the fewest tickets; of such the one that closes
   * the most gaps, of these the ones that are raced soonest. Null where none closes a gap.
   */
  readonly nearest: (Raise & Pick<OutlookStep, 'closes'>) | null
  /** How many items within the filter the reader owns, and how many of them are below the cap. */
  readonly ownedCount: number
  readonly raisableCount: number
}

/** What to do with level-up tickets. They raise owned items of their own kind and rarity, one or several. */
export function spendTickets(game: PlannerGame, levels: OwnedLevels, request: TicketRequest): TicketAdvice {
  const owned = listOutlooks(game, levels, request).filter(({ from }) => from > 0)
  const measureUrgency = measureUrgencyIn(game)
  const best = findBest(owned, request.tickets, measureUrgency)
  const first = best.choice?.raises[0]?.item
  const next = first
    ? findBest(
        owned.filter(({ item }) => item !== first),
        request.tickets,
        measureUrgency,
      )
    : null
  return {
    best: best.choice,
    nextBest: next?.choice ?? null,
    isProven: best.isProven && (next?.isProven ?? true),
    bestRaise: best.choice
      ? null
      : findBestRaise(
          game,
          levels,
          owned.map(({ item }) => item),
          request.tickets,
        ),
    nearest: best.choice ? null : findNearest(owned, measureUrgency),
    ownedCount: owned.length,
    raisableCount: owned.filter(({ from }) => from < highestItemLevel).length,
  }
}

interface Found {
  readonly choice: TicketChoice | null
  readonly isProven: boolean
}

function findBest(owned: readonly Outlook[], tickets: number, measureUrgency: MeasureUrgency): Found {
  const sorts = groupBy(owned, ({ item }) => `${item.kind} ${item.rarity}`)
  let choice: TicketChoice | null = null
  let isProven = true
  for (const outlooks of sorts.values()) {
    const plan = searchTicketPlan(outlooks, tickets, measureUrgency)
    isProven &&= plan.isProven
    if (plan.closes.length > 0 && (choice === null || isBetter(plan, choice)))
      choice = describePlan(outlooks, plan, measureUrgency)
  }
  return { choice, isProven }
}

function isBetter(plan: TicketPlan, choice: TicketChoice): boolean {
  return (
    (plan.closes.length - choice.closes.length || choice.tickets - plan.tickets || plan.urgency - choice.urgency) > 0
  )
}

function describePlan(
  outlooks: readonly Outlook[],
  { steps, closes, tickets, urgency }: TicketPlan,
  measureUrgency: MeasureUrgency,
): TicketChoice {
  const { kind, rarity } = outlooks[0]!.item
  const raises = steps
    .toSorted((a, b) => b.step.closes.length - a.step.closes.length)
    .map(({ outlook, step }) => describeRaise(outlook, step))
  return { kind, rarity, raises, closes: sortSoonestFirst(closes, measureUrgency), tickets, urgency }
}

function describeRaise({ item, from }: Outlook, { to, tickets }: OutlookStep): Raise {
  return { item, from, to, tickets }
}

function findNearest(owned: readonly Outlook[], measureUrgency: MeasureUrgency): TicketAdvice['nearest'] {
  const cheapest = owned
    .flatMap((outlook) => outlook.steps.map((step) => ({ outlook, step })))
    .toSorted(
      (a, b) =>
        a.step.tickets - b.step.tickets ||
        b.step.closes.length - a.step.closes.length ||
        measureUrgency(b.step.closes) - measureUrgency(a.step.closes),
    )[0]
  if (!cheapest) return null
  const { outlook, step } = cheapest
  return { ...describeRaise(outlook, step), closes: sortSoonestFirst(step.closes, measureUrgency) }
}

function sortSoonestFirst(variants: readonly number[], measureUrgency: MeasureUrgency): readonly number[] {
  return variants.toSorted((a, b) => measureUrgency([b]) - measureUrgency([a]))
}
