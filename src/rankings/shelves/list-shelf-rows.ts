/** When items and their shelves are in the game. The rules that make a record say more than its own day are here. */
import { toDayNumber, holdsOn, type IsoDate } from '#catalogue/calendar.ts'
import type { Catalogue, CourseVariant, Item, ItemKind } from '#catalogue/entities.ts'
import { countKnownTops, type KnownTops } from '#catalogue/shelves/shelf-knowledge.ts'
import { getTour } from '../find-tour.ts'

export interface RankableItem {
  readonly item: Item
  /** Number of its first day in the game. */
  readonly entryDay: number
  /** 0 to 10; null where the skill or its strength is not on record. */
  readonly skillStrength: number | null
  /** Null where all of its shelves are known. */
  readonly knownTops: KnownTops | null
}

/** A shelf relation that holds on day numbers `from <= day < until`. */
export interface ShelfRow {
  readonly variantId: string
  /** Item level from which the item is on the top shelf; 0 for the middle shelf. */
  readonly topLevel: number
  readonly from: number
  readonly until: number
  /** First day number on which both the item and the course variant are in the game. */
  readonly existsFrom: number
}

/** Later than any day, and still a 32-bit integer. */
export const never = 2 ** 31 - 1

/**
 * The items of a kind that can be ranked, by id. An item is in the game from the start of its debut tour; one
 * without a known debut from its first shelf on; one with neither is never ranked.
 */
export function listRankableItems(catalogue: Catalogue, kind: ItemKind): RankableItem[] {
  return catalogue.items[kind]
    .map((item) => ({
      item,
      entryDay: entryDayOf(item, catalogue),
      skillStrength: skillStrengthOf(item, catalogue),
      knownTops: countKnownTops(item),
    }))
    .filter(({ entryDay }) => entryDay < never)
    .toSorted((a, b) => (a.item.id < b.item.id ? -1 : 1))
}

/**
 * First day number of each course variant; a variant is no older than its course. 0 where no debut is known: it has
 * always been there.
 */
export function listVariantStarts(catalogue: Catalogue): Map<string, number> {
  return new Map(
    [...catalogue.variantById.values()].map((variant) => {
      const debutTour = variant.debutTour ?? courseDebut(variant, catalogue)
      return [variant.id, debutTour === null ? 0 : tourStart(debutTour, catalogue)]
    }),
  )
}

/**
 * The item's rows by variant, top before middle, lowest level first: the first that holds decides.
 *
 * The days before the first record are reconstructed from it: whatever it shows is taken to have held ever since both
 * the item and the course variant existed. Records show relations being added; in three years, one was withdrawn.
 */
export function listShelfRows(
  { item, entryDay }: RankableItem,
  variantStarts: ReadonlyMap<string, number>,
  firstRecord: IsoDate | null,
): ShelfRow[] {
  return item.shelves
    .map((relation) => {
      const existsFrom = Math.max(entryDay, variantStarts.get(relation.variantId)!)
      const isInFirstRecord = firstRecord !== null && holdsOn(relation, firstRecord)
      return {
        variantId: relation.variantId,
        topLevel: relation.shelf === 'top' ? relation.level : 0,
        from: isInFirstRecord ? existsFrom : Math.max(existsFrom, toDayNumber(relation.since)),
        until: relation.until === null ? never : toDayNumber(relation.until),
        existsFrom,
      }
    })
    .toSorted(compareRows)
}

function entryDayOf(item: Item, catalogue: Catalogue): number {
  if (item.debutTour !== null) return tourStart(item.debutTour, catalogue)
  return item.shelves.reduce((first, { since }) => Math.min(first, toDayNumber(since)), never)
}

function skillStrengthOf(item: Item, catalogue: Catalogue): number | null {
  if (item.kind !== 'driver' || item.skillId === null) return null
  return catalogue.skillById.get(item.skillId)?.strength ?? null
}

function courseDebut({ courseId }: CourseVariant, catalogue: Catalogue): number | null {
  return catalogue.courseById.get(courseId)?.debutTour ?? null
}

function tourStart(tourNumber: number, { tours }: Catalogue): number {
  return toDayNumber(getTour(tours, tourNumber).start)
}

function compareRows(a: ShelfRow, b: ShelfRow): number {
  if (a.variantId !== b.variantId) return a.variantId < b.variantId ? -1 : 1
  return shelfOrder(a) - shelfOrder(b) || a.from - b.from
}

function shelfOrder({ topLevel }: ShelfRow): number {
  return topLevel === 0 ? never : topLevel
}
