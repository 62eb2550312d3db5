import { knownTops as formatKnownTops } from '#wording/kinds.ts'
import { mayCover } from '#rankings/planner/find-gaps.ts'
import type { Outlook, OutlookStep } from '#rankings/planner/find-outlook.ts'
import type { Verdict } from '#rankings/planner/judge-item.ts'
import { isInReach, type PlannerGame } from '#rankings/planner/planner-game.ts'
import * as say from '#wording/planner.ts'
import { joinList } from '#wording/join-list.ts'
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

function describeMissing({ outlook, topCount, shortItems }: Verdict, game: PlannerGame): VerdictWords {
  const [first] = outlook.steps
  const known = describeKnown(outlook)
  if (!first) {
    if (known) return { headline: 'No gap that it closes is known.', details: known, variants: [] }
    const details = topCount === 0 ? say.itIsOnNo() : say.youAlreadyCoverAll()
    return { headline: 'Closes no gaps for you.', details, variants: [] }
  }
  const when = first.to === 1 ? '' : ` at level ${first.to}`
  return {
    headline: `Closes ${known && 'at least '}${formatCount(first.closes.length, 'gap')} for you${when}.`,
    details: joinSentences(
      describeUrgency(first.closes, game),
      describeLater(outlook.steps),
      known,
      describePossibleCover(shortItems, first.closes),
    ),
    variants: first.closes,
  }
}

function describeOwned({ outlook, alone, topCount, shortItems }: Verdict, game: PlannerGame): VerdictWords {
  const later = describeLevelUps(outlook.steps)
  const known = describeKnown(outlook)
  if (alone.length === 0) {
    const others = topCount === 0 ? say.itIsOnNoTop() : say.youHaveOthersFor()
    if (known) return { headline: 'You own it.', details: joinSentences(known, later), variants: [] }
    return { headline: 'You own it.', details: joinSentences(others, later), variants: [] }
  }
  return {
    headline: `Your only top-shelf ${outlook.item.kind} on ${formatCount(alone.length, 'course')}.`,
    details: joinSentences(describeUrgency(alone, game), later, known, describePossibleCover(shortItems, alone)),
    variants: alone,
  }
}

/** `27 of 45 top shelves known at level 1.`; empty where all are: only then may it be said what an item does not do. */
function describeKnown({ item }: Pick<Outlook, 'item'>): string {
  return item.knownTops ? `${formatKnownTops(item.knownTops)}.` : ''
}

/** The reader's items that may be on the top shelf of some of these courses, too. */
function describePossibleCover(shortItems: Verdict['shortItems'], variants: readonly number[]): string {
  const possible = shortItems.filter((item) => variants.some((index) => mayCover(item, index)))
  const [first, ...others] = possible
  if (!first) return ''
  const may = `${joinList(possible.map(({ name }) => name))} may be on top there, too`
  // A sentence for each would outgrow the place that the page keeps for the verdict.
  return others.length === 0 ? `${may}: ${describeKnown({ item: first })}` : `${may}.`
}

function joinSentences(...sentences: readonly string[]): string {
  return sentences.filter(Boolean).join(' ')
}

function describeUrgency(variants: readonly number[], game: PlannerGame): string {
  const inYear = variants.filter((index) => isInReach(game.variants[index]!, 'year')).length
  return inYear === 0 ? '' : say.inyearInTheLast({ inYear })
}

/** What else a missing item would close at higher levels. */
function describeLater(steps: readonly OutlookStep[]): string {
  const later = steps.slice(1).map(({ to, closes }) => say.lengthAtLevelTo({ length: closes.length, to }))
  return later.length === 0 ? '' : say.thenJoin({ join: later.join(', ') })
}

/** `Level 3 closes 1 gap for 2 tickets, level 6 closes 2 for 9.`; empty where no level closes any. */
function describeLevelUps([first, ...others]: readonly OutlookStep[]): string {
  if (!first) return ''
  return `${[
    say.levelToClosesGaps({ to: first.to, gaps: first.closes.length, tickets: first.tickets }),
    ...others.map(({ to, tickets, closes }) => say.levelToClosesLength({ to, length: closes.length, tickets })),
  ].join(', ')}.`
}
