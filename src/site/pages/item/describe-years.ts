import type { ItemKind } from '#catalogue/entities.ts'
import type { ItemYear } from '#pages/data/item-pages.ts'
import * as say from '#wording/item.ts'
import { formatCount } from '../../ui/wording/wording.ts'

/** The rank difference from which a year is mentioned: smaller ones come and go with the courses of a year. */
const tellingRanks = 15

/** The difference in the share of ranked cups from which they are mentioned. */
const tellingShare = 0.05

/** A year has 52 ranked cups, one a week: where fewer than this are on record, their share is not that of the year. */
const fewestCups = 45

/**
 * Why an item is where it is, from the whole year that was most unlike the last one of the game:
 * `In 2021 usually #78 of 180 karts, in the last year of the game #266 of 340: 152 newer karts and 40 older ones have overtaken it and 4 have
 * fallen behind it, though it gained 2 top shelves.` Null where no year was much unlike.
 */
export function explainYears(years: readonly ItemYear[], kind: ItemKind): string | null {
  const now = years.at(-1)
  const then = years.slice(0, -1).toSorted((a, b) => distance(b, now!) - distance(a, now!))[0]
  if (!now || !then || distance(then, now) < tellingRanks) return null
  const ranks = say.inYearUsuallyRank({
    year: then.year ?? '',
    rank: then.rank,
    formatCount: formatCount(then.of, kind),
    rank2: now.rank,
    of: now.of,
  })
  return `${ranks}: ${describeCauses(then, now, kind)}.${describeCupChange(then, now)}`
}

/** Who moved an item that fell, so that the numbers add up; for any item, how its top shelves changed. */
function describeCauses(then: ItemYear, now: ItemYear, kind: ItemKind): string {
  if (now.rank <= then.rank) return `it ${describeShelves(then, now)}`
  const link = now.tops > then.tops ? ', though it' : ', and it'
  return `${describeAhead(then, kind)}${describePassed(then)}${link} ${describeShelves(then, now)}`
}

function describeCupChange(then: ItemYear, now: ItemYear): string {
  const [before, allBefore] = then.cups
  const [lately, allLately] = now.cups
  const isKnown = Math.min(allBefore, allLately) >= fewestCups
  if (!isKnown || Math.abs(lately / allLately - before / allBefore) < tellingShare) return ''
  return say.itCameUpIn({ describeCups: describeCups(now), before, allBefore, year: then.year ?? '' })
}

/**
 * `Since then 152 newer karts and 40 older ones have overtaken it, though it gained 2 top shelves.`, or of an item that
 * rose `Since then it gained 2 top shelves.`
 */
export function describeSince(then: ItemYear, now: ItemYear, kind: ItemKind): string {
  if (now.rank <= then.rank && now.tops === then.tops) return say.itHasHadAs()
  return say.sinceThenDescribecauses({ describeCauses: describeCauses(then, now, kind) })
}

/** `9 of 52 ranked cups`; of a year with more than those on record `0 of the 5 ranked cups on record`. */
export function describeCups({ cups: [own, all] }: ItemYear): string {
  return all < fewestCups ? say.ownOfTheAll({ own, all }) : say.ownOfAllRanked({ own, all })
}

function distance(a: ItemYear, b: ItemYear): number {
  return Math.abs(a.rank - b.rank)
}

function describeAhead({ newer, overtaken }: ItemYear, kind: ItemKind): string {
  const isOne = newer + overtaken === 1
  const verb = isOne ? 'has overtaken it' : 'have overtaken it'
  if (overtaken === 0) return `${formatCount(newer, `newer ${kind}`)} ${verb}`
  if (newer === 0) return `${formatCount(overtaken, `older ${kind}`)} ${verb}`
  return `${formatCount(newer, `newer ${kind}`)} and ${formatCount(overtaken, 'older one')} ${verb}`
}

function describePassed({ passed }: ItemYear): string {
  return passed === 0 ? '' : ` and ${passed} ${passed === 1 ? 'has' : 'have'} fallen behind it`
}

function describeShelves(then: ItemYear, now: ItemYear): string {
  const gained = now.tops - then.tops
  if (gained === 0) return say.hasAsManyTop()
  const verb = gained > 0 ? 'gained' : 'lost'
  return `${verb} ${formatCount(Math.abs(gained), 'top shelf', 'top shelves')}`
}
