import { formatKnownTops } from '#pages/source/item-wording.ts'
import type { Outlook, OutlookStep } from '#rankings/planner/find-outlook.ts'
import type { Verdict } from '#rankings/planner/judge-item.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import { formatCount } from '../../../ui/wording/wording.ts'

interface VerdictWords {
  readonly headline: string
  /** One sentence or two; may be empty. */
  readonly details: string
  /** Indexes of the variants that the headline counts. */
  readonly variants: readonly number[]
}

/** What an item means to a reader, in words. */
export function describeVerdict(verdict: Verdict, game: PlannerGame): VerdictWords {
  return verdict.outlook.from === 0 ? describeMissing(verdict, game) : describeOwned(verdict, game)
}

function describeMissing({ outlook, topCount }: Verdict, game: PlannerGame): VerdictWords {
  const [first] = outlook.steps
  const known = describeKnown(outlook)
  if (!first) {
    if (known) return { headline: 'No gap that it closes is known.', details: known, variants: [] }
    const details = topCount === 0 ? 'It is on no top shelf.' : 'You already cover all its courses.'
    return { headline: 'Closes no gaps for you.', details, variants: [] }
  }
  const when = first.to === 1 ? '' : ` at level ${first.to}`
  return {
    headline: `Closes ${known && 'at least '}${formatCount(first.closes.length, 'gap')} for you${when}.`,
    details: [describeUrgency(first.closes, game), describeLater(outlook.steps), known].filter(Boolean).join(' '),
    variants: first.closes,
  }
}

function describeOwned({ outlook, alone, topCount }: Verdict, game: PlannerGame): VerdictWords {
  const later = outlook.steps.map(describeLevelUp).join(' ')
  const known = describeKnown(outlook)
  if (alone.length === 0) {
    const others =
      topCount === 0 ? 'It is on no top shelf at its current level.' : 'You have others for all its courses.'
    if (known) return { headline: 'You own it.', details: [known, later].filter(Boolean).join(' '), variants: [] }
    return { headline: 'You own it.', details: [others, later].filter(Boolean).join(' '), variants: [] }
  }
  return {
    headline: `Your only top-shelf ${outlook.item.kind} on ${formatCount(alone.length, 'course')}.`,
    details: [describeUrgency(alone, game), later, known].filter(Boolean).join(' '),
    variants: alone,
  }
}

/** `27 of 45 top shelves known.`; empty where all are: only then may it be said what an item does not do. */
function describeKnown({ item }: Outlook): string {
  return item.knownTops ? `${formatKnownTops(item.knownTops)}.` : ''
}

function describeUrgency(variants: readonly number[], game: PlannerGame): string {
  const inCup = variants.filter((index) => game.variants[index]!.zone === 'cup').length
  return inCup === 0 ? '' : `${inCup} in this week’s ranked cup.`
}

/** What else a missing item would close at higher levels. */
function describeLater(steps: readonly OutlookStep[]): string {
  const later = steps.slice(1).map(({ to, closes }) => `${closes.length} at level ${to}`)
  return later.length === 0 ? '' : `Then ${later.join(', ')}.`
}

function describeLevelUp({ to, tickets, closes }: OutlookStep): string {
  return `Level ${to} closes ${formatCount(closes.length, 'gap')} for ${formatCount(tickets, 'ticket')}.`
}
