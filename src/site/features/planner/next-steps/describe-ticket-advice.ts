import { rarityNames } from '#pages/source/item-wording.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import type { TicketAdvice, TicketChoice, TicketRequest } from '#rankings/planner/spend-tickets.ts'
import { formatCount } from '../../../ui/wording/wording.ts'

interface TicketWords {
  /** What to do, in one sentence. */
  readonly headline: string
  /** Why. */
  readonly reason: string
  /** What else could be done; null where nothing closes a gap. */
  readonly nextBest: string | null
  /** Indexes of the variants that the headline closes gaps on. */
  readonly variants: readonly number[]
}

/** Advice on what to do with level-up tickets, in words. */
export function describeTicketAdvice(advice: TicketAdvice, request: TicketRequest, game: PlannerGame): TicketWords {
  const { best, nextBest, isProven } = advice
  if (!best)
    return { headline: 'Keep your tickets.', reason: explainKeeping(advice, request), nextBest: null, variants: [] }
  const left = request.tickets - best.tickets
  return {
    headline: `Use ${formatTickets(best)}: raise ${listRaises(best)}.`,
    reason: [
      `That closes ${formatCount(best.closes.length, 'gap')}${describeUrgency(best, game)};`,
      `${isProven ? 'nothing' : 'nothing that was tried'} closes more, or as many with fewer tickets.`,
      left > 0 && `${formatCount(left, 'ticket')} ${left === 1 ? 'is' : 'are'} left.`,
    ]
      .filter(Boolean)
      .join(' '),
    nextBest:
      nextBest &&
      `Next best: ${formatTickets(nextBest)} for ${listRaises(nextBest)}, which closes ${formatCount(nextBest.closes.length, 'gap')}.`,
    variants: best.closes,
  }
}

/** `2 High-End kart tickets`. */
function formatTickets({ tickets, rarity, kind }: Pick<TicketChoice, 'tickets' | 'rarity' | 'kind'>): string {
  return formatCount(tickets, `${rarityNames[rarity]} ${kind} ticket`)
}

function listRaises({ raises }: TicketChoice): string {
  const texts = raises.map(({ item, from, to }) => `${item.name} from level ${from} to ${to}`)
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(texts)
}

function describeUrgency({ closes }: TicketChoice, game: PlannerGame): string {
  const inCup = closes.filter((index) => game.variants[index]!.zone === 'cup').length
  return inCup === 0 ? '' : `, ${inCup} of them in this week's ranked cup`
}

function explainKeeping({ nearest, ownedCount }: TicketAdvice, { tickets }: TicketRequest): string {
  if (ownedCount === 0) return 'They raise items that you own, and you own none of these.'
  if (!nearest) return 'None of these items closes another gap at a higher level.'
  const { item, from, to, closes } = nearest
  const more = formatCount(nearest.tickets - tickets, 'more', 'more')
  return `They close no gap yet. With ${more} for ${item.name}, it goes from level ${from} to ${to} and closes ${formatCount(closes.length, 'gap')}.`
}
