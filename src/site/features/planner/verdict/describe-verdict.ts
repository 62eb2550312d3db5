import { mayCover } from '#rankings/planner/find-gaps.ts'
import type { Outlook, OutlookStep, Verdict } from '#rankings/planner/judge-item.ts'
import { isInReach, type PlannerGame } from '#rankings/planner/planner-game.ts'
import * as say from '#wording/planner.ts'
import { joinList, joinSentences, joinWithCommas } from '#wording/join-list.ts'

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
    if (known) return { headline: say.noKnownGap(), details: known, variants: [] }
    const details = topCount === 0 ? say.onNoTopShelf() : say.allItsCoursesCovered()
    return { headline: say.closesNoGaps(), details, variants: [] }
  }
  return {
    headline: say.closesGaps({ isKnown: known ? 'no' : 'yes', gaps: first.closes.length, level: first.to }),
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
    const others = topCount === 0 ? say.onNoTopShelfNow() : say.othersCoverIt()
    if (known) return { headline: say.ownIt(), details: joinSentences(known, later), variants: [] }
    return { headline: say.ownIt(), details: joinSentences(others, later), variants: [] }
  }
  return {
    headline: say.onlyOnTop({ kind: outlook.item.kind, courses: alone.length }),
    details: joinSentences(describeUrgency(alone, game), later, known, describePossibleCover(shortItems, alone)),
    variants: alone,
  }
}

/** `27 of 45 top shelves known at level 1.`; empty where all are: only then may it be said what an item does not do. */
function describeKnown({ item }: Pick<Outlook, 'item'>): string {
  return item.knownTops ? say.topsKnown(item.knownTops) : ''
}

/** The reader's items that may be on the top shelf of some of these courses, too. */
function describePossibleCover(shortItems: Verdict['shortItems'], variants: readonly number[]): string {
  const possible = shortItems.filter((item) => variants.some((index) => mayCover(item, index)))
  const [first, ...others] = possible
  if (!first) return ''
  // A sentence for each would outgrow the place that the page keeps for the verdict.
  return others.length === 0 && first.knownTops
    ? say.itemMayCover({ item: first.name, ...first.knownTops })
    : say.itemsMayCover({ items: joinList(possible.map(({ name }) => name)) })
}

function describeUrgency(variants: readonly number[], game: PlannerGame): string {
  const inYear = variants.filter((index) => isInReach(game.variants[index]!, 'year')).length
  return inYear === 0 ? '' : say.inLastYear({ count: inYear })
}

/** What else a missing item would close at higher levels. */
function describeLater(steps: readonly OutlookStep[]): string {
  const later = steps.slice(1).map(({ to, closes }) => say.gapsAtLevel({ gaps: closes.length, level: to }))
  return later.length === 0 ? '' : say.thenAtLevels({ steps: joinWithCommas(later) })
}

/** `Level 3 closes 1 gap for 2 tickets, level 6 closes 2 for 9.`; empty where no level closes any. */
function describeLevelUps([first, ...others]: readonly OutlookStep[]): string {
  if (!first) return ''
  const steps = [
    say.levelCloses({ level: first.to, gaps: first.closes.length, tickets: first.tickets }),
    ...others.map(({ to, tickets, closes }) => say.levelClosesToo({ level: to, gaps: closes.length, tickets })),
  ]
  return say.levelsClose({ steps: joinWithCommas(steps) })
}
