import type { ItemKind } from '#catalogue/entities.ts'
import type { ItemYear } from '#pages/data/item-pages.ts'
import * as say from '#wording/item.ts'
import { joinSentences } from '#wording/join-list.ts'
import { countOfKind } from '#wording/kinds.ts'

/** The rank difference from which a year is mentioned: smaller ones come and go with the courses of a year. */
const tellingRanks = 15

/** The difference in the share of ranked cups from which they are mentioned. */
const tellingShare = 0.05

/** A year has 52 ranked cups, one a week: where fewer than this are on record, their share is not that of the year. */
const fewestCups = 45

/**
 * Why an item is where it is, from the whole year that was most unlike the last one of the game:
 * `In 2021 usually #78 of 180 karts, in the last year of the game #266 of 340: 152 newer karts and 40 older ones have
 * overtaken it and 4 have fallen behind it, though it gained 2 top shelves.` Null where no year was much unlike.
 */
export function explainYears(years: readonly ItemYear[], kind: ItemKind): string | null {
  const now = years.at(-1)
  const then = years.slice(0, -1).toSorted((a, b) => distance(b, now!) - distance(a, now!))[0]
  if (!now || !then || distance(then, now) < tellingRanks) return null
  const ranks = say.usualRanks({
    year: then.year ?? '',
    rank: then.rank,
    items: countOfKind({ kind, count: then.of }),
    lastRank: now.rank,
    lastOf: now.of,
    causes: now.rank > then.rank ? say.fallen(listCauses(then, now, kind)) : say.moved(compareShelves(then, now)),
  })
  return joinSentences(ranks, compareCups(then, now))
}

/** False where too few are on record, or it came up about as often. */
function compareCups(then: ItemYear, now: ItemYear): string | false {
  const [cups, of] = then.cups
  const [lastCups, lastOf] = now.cups
  const isKnown = Math.min(of, lastOf) >= fewestCups
  if (!isKnown || Math.abs(lastCups / lastOf - cups / of) < tellingShare) return false
  return say.cupsOfYears({ lastCups, lastOf, cups, of, year: then.year ?? '' })
}

/**
 * `Since then 152 newer karts and 40 older ones have overtaken it, though it gained 2 top shelves.`, or of an item that
 * rose `Since then it gained 2 top shelves.`
 */
export function describeSince(then: ItemYear, now: ItemYear, kind: ItemKind): string {
  if (now.rank > then.rank) return say.sinceFallen(listCauses(then, now, kind))
  return now.tops === then.tops ? say.sinceSame() : say.sinceMoved(compareShelves(then, now))
}

/** Whether all ranked cups of the year are on record. */
export function areCupsKnown({ cups: [, all] }: ItemYear): boolean {
  return all >= fewestCups
}

function distance(a: ItemYear, b: ItemYear): number {
  return Math.abs(a.rank - b.rank)
}

/** Who moved an item that fell, so that the numbers add up; for any item, how its top shelves changed. */
function listCauses(then: ItemYear, now: ItemYear, kind: ItemKind) {
  const { newer, overtaken: older, passed } = then
  const who = older === 0 ? 'newer' : newer === 0 ? 'older' : 'both'
  return { kind, who, newer, older, passed, ...compareShelves(then, now) }
}

function compareShelves(then: ItemYear, now: ItemYear) {
  const gained = now.tops - then.tops
  return { shelves: gained === 0 ? 'same' : gained > 0 ? 'gained' : 'lost', change: Math.abs(gained) }
}
