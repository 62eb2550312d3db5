import type { Outlook, OutlookStep } from './find-outlook.ts'
import type { MeasureUrgency } from './measure-urgency.ts'

/** Steps of different items, paid from one budget. */
export interface TicketPlan {
  readonly steps: readonly PlanStep[]
  /** Indexes of the variants that one of them covers. */
  readonly closes: readonly number[]
  readonly tickets: number
  /** How soon these are raced, see measureUrgencyIn. */
  readonly urgency: number
  /** Whether it is certain that no plan closes more, nor as many with fewer tickets, nor as many that are raced sooner. */
  readonly isProven: boolean
}

interface PlanStep {
  readonly outlook: Outlook
  readonly step: OutlookStep
}

/** An item in the search, with what its steps still add to those that are chosen. */
interface Candidate {
  readonly outlook: Outlook
  readonly options: readonly { readonly step: OutlookStep; readonly gain: number }[]
  /** The most gaps per ticket, and the most gaps, of its options. */
  readonly yield: number
  readonly gain: number
}

/** Enough to prove nearly every plan, and over before a reader notices. */
const visitLimit = 4000

/**
 * The plan that closes the most gaps with at most that many tickets, of such the one with the fewest, and of these the
 * one whose gaps are raced soonest. Goes through the plans, most gaps per ticket first, and leaves out those that cannot
 * beat the best so far: what they can still add is at most what the remaining tickets would close, were steps divisible
 * and their gaps all different.
 *
 * @param outlooks of items that the same tickets raise
 */
export function searchTicketPlan(
  outlooks: readonly Outlook[],
  tickets: number,
  measureUrgency: MeasureUrgency,
): TicketPlan {
  const chosen: PlanStep[] = []
  const covered = new Set<number>()
  let best: Omit<TicketPlan, 'isProven'> = { steps: [], closes: [], tickets: 0, urgency: 0 }
  let visits = 0
  const isOver = () => visits >= visitLimit

  function visit(rest: readonly Outlook[], left: number): void {
    visits += 1
    const used = tickets - left
    consider(used)
    let candidates = rankCandidates(rest, left, covered)
    while (candidates.length > 0 && !isOver()) {
      const most = covered.size + boundGain(candidates, left)
      if (most < best.closes.length) return
      const least = used + cheapest(candidates)
      if (most === best.closes.length && least >= best.tickets) {
        if (least === best.tickets) considerLastSteps(candidates, used)
        return
      }
      const [{ outlook, options }] = candidates as [Candidate]
      candidates = candidates.slice(1)
      const others = candidates.map((candidate) => candidate.outlook)
      for (const { step } of options) take(outlook, step, () => visit(others, left - step.tickets))
    }
  }

  /** Keeps the plan that is chosen if it is better than the best so far. */
  function consider(used: number): void {
    if (covered.size < best.closes.length || (covered.size === best.closes.length && used > best.tickets)) return
    const isEqual = covered.size === best.closes.length && used === best.tickets
    const closes = [...covered]
    const urgency = measureUrgency(closes)
    if (!isEqual || urgency > best.urgency) best = { steps: [...chosen], closes, tickets: used, urgency }
  }

  /** Where the cheapest step uses as many tickets as the best plan: one that closes as many gaps ends with one like it. */
  function considerLastSteps(candidates: readonly Candidate[], used: number): void {
    for (const { outlook, options } of candidates) {
      for (const { step, gain } of options) {
        if (used + step.tickets === best.tickets && covered.size + gain === best.closes.length)
          take(outlook, step, () => consider(best.tickets))
      }
    }
  }

  function take(outlook: Outlook, step: OutlookStep, then: () => void): void {
    const added = step.closes.filter((variant) => !covered.has(variant))
    for (const variant of added) covered.add(variant)
    chosen.push({ outlook, step })
    then()
    chosen.pop()
    for (const variant of added) covered.delete(variant)
  }

  visit(outlooks, tickets)
  return { ...best, isProven: !isOver() }
}

function rankCandidates(outlooks: readonly Outlook[], left: number, covered: ReadonlySet<number>): Candidate[] {
  return outlooks
    .flatMap((outlook) => {
      const options = outlook.steps
        .filter((step) => step.tickets <= left)
        .map((step) => ({ step, gain: step.closes.filter((variant) => !covered.has(variant)).length }))
        .filter(({ gain }) => gain > 0)
      if (options.length === 0) return []
      const yields = options.map(({ step, gain }) => gain / step.tickets)
      return [{ outlook, options, yield: Math.max(...yields), gain: Math.max(...options.map(({ gain }) => gain)) }]
    })
    .toSorted((a, b) => b.yield - a.yield || b.gain - a.gain)
}

/** At least as much as any choice among them adds. */
function boundGain(candidates: readonly Candidate[], left: number): number {
  let gained = 0
  let tickets = left
  for (const { yield: perTicket, gain } of candidates) {
    const spent = Math.min(tickets, gain / perTicket)
    gained += spent * perTicket
    tickets -= spent
    if (tickets <= 0) break
  }
  return Math.floor(gained + 1e-9)
}

function cheapest(candidates: readonly Candidate[]): number {
  return Math.min(...candidates.flatMap(({ options }) => options.map(({ step }) => step.tickets)))
}
