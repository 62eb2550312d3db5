import { rarityNames } from '#pages/source/item-wording.ts'
import { highestItemLevel } from '#rankings/formula.ts'
import type { BestRaise } from '#rankings/planner/find-best-raise.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import type { TicketAdvice, TicketChoice, TicketRequest } from '#rankings/planner/spend-tickets.ts'
import { listWords } from '../../../ui/wording/list-words.ts'
import { formatCount, formatScore } from '../../../ui/wording/wording.ts'
import { describeClosedGaps, whereGaps } from './describe-closed-gaps.ts'

interface TicketWords {
  /** What to do, in one sentence. */
  readonly headline: string
  /** Why. */
  readonly reason: string
  /** What else could be done; null where there is nothing. */
  readonly nextBest: string | null
  /** Indexes of the variants that the headline closes gaps on, or else raises the score on. */
  readonly variants: readonly number[]
}

/** Advice on what to do with level-up tickets, in words. */
export function describeTicketAdvice(advice: TicketAdvice, request: TicketRequest, game: PlannerGame): TicketWords {
  const { best, nextBest, bestRaise, isProven } = advice
  if (!best && bestRaise) return describeRaise(bestRaise, advice, request, game)
  if (!best)
    return {
      headline: 'Keep your tickets.',
      reason: explainKeeping(advice, request, game),
      nextBest: null,
      variants: [],
    }
  const left = request.tickets - best.tickets
  return {
    headline: `Use ${formatTickets(best)}: raise ${listRaises(best)}.`,
    reason: [
      `That closes ${describeClosedGaps(best.closes, request.reach, game)};`,
      `${isProven ? 'nothing' : 'nothing that was tried'} closes more, or as many with fewer tickets.`,
      left > 0 && `${formatCount(left, 'ticket')} ${left === 1 ? 'is' : 'are'} left.`,
    ]
      .filter(Boolean)
      .join(' '),
    nextBest:
      nextBest &&
      `Next best: ${formatTickets(nextBest)} for ${listRaises(nextBest)}, which closes ${describeClosedGaps(nextBest.closes, request.reach, game)}.`,
    variants: best.closes,
  }
}

/** `2 High-End kart tickets`. */
function formatTickets({ tickets, rarity, kind }: Pick<TicketChoice, 'tickets' | 'rarity' | 'kind'>): string {
  return formatCount(tickets, `${rarityNames[rarity]} ${kind} ticket`)
}

function listRaises({ raises }: Pick<TicketChoice, 'raises'>): string {
  return listWords(raises.map(({ item, from, to }) => `${item.name} from level ${from} to ${to}`))
}

/** Tickets that close no gap make the best of what is owned better. */
function describeRaise(
  { item, gains, topCount, ...raise }: BestRaise,
  { nearest }: TicketAdvice,
  request: TicketRequest,
  game: PlannerGame,
): TicketWords {
  const choice = { kind: item.kind, rarity: item.rarity, tickets: raise.tickets, raises: [{ item, ...raise }] }
  const scores = gains.map(
    ({ variant, before, after }) =>
      `from ${formatScore(before.score)} to ${formatScore(after.score)} on ${game.variants[variant]!.name}`,
  )
  const start = `No gap closes${whereGaps[request.reach]}, but`
  return {
    headline: `Use ${formatTickets(choice)}: raise ${listRaises(choice)}.`,
    reason:
      gains.length > 0
        ? `${start} your best ${item.kind} score ${request.reach === 'cup' ? 'there' : 'in the ranked cup'} rises ${listWords(scores)}.`
        : `${start} it is on the top shelf of ${formatCount(topCount, 'course variant')}, and levels boost its points there from level 2 on.`,
    nextBest: nearest && `Or save for a gap: ${describeNearest(nearest, request, game)}`,
    variants: gains.map(({ variant }) => variant),
  }
}

function explainKeeping(advice: TicketAdvice, request: TicketRequest, game: PlannerGame): string {
  const { nearest, ownedCount, raisableCount } = advice
  if (ownedCount === 0) return 'They raise items that you own, and you own none of these.'
  if (raisableCount === 0) return `All that you own of these are at level ${highestItemLevel}, the highest.`
  if (!nearest)
    return `None of these items closes another gap${whereGaps[request.reach]} at a higher level, or scores more ${request.reach === 'cup' ? 'there' : 'in the ranked cup'} with these tickets.`
  return `They close no gap${whereGaps[request.reach]} yet, but ${describeNearest(nearest, request, game)}`
}

function describeNearest(
  nearest: NonNullable<TicketAdvice['nearest']>,
  { tickets, reach }: TicketRequest,
  game: PlannerGame,
): string {
  const { item, from, to, closes } = nearest
  const more = formatCount(nearest.tickets - tickets, 'more', 'more')
  return `with ${more}, ${item.name} goes from level ${from} to ${to} and closes ${describeClosedGaps(closes, reach, game)}.`
}
