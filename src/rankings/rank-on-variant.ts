import { toDayNumber } from '#catalogue/calendar.ts'
import {
  shelfLevels,
  shelves,
  type Catalogue,
  type ItemKind,
  type Shelf,
  type ShelfLevel,
} from '#catalogue/entities.ts'
import type { DayRanking, VariantStanding } from './ranking.ts'
import { shelfTablesOf, type ShelfTable } from './shelf-table.ts'

interface ShelfPlace {
  readonly shelf: Shelf
  readonly level: ShelfLevel
}

/**
 * The items of a kind with a shelf on a course variant that day, best first; empty where there is none. Top shelf
 * before middle; then base points, then skill (unknown last), then the rank of the day.
 * RangeError for a variant that the catalogue does not have.
 */
export function rankOnVariant(
  { date, kinds }: DayRanking,
  catalogue: Catalogue,
  variantId: string,
  kind: ItemKind,
): VariantStanding[] {
  const places = findShelfPlaces(shelfTablesOf(catalogue)[kind], variantId, toDayNumber(date))
  return kinds[kind].standings
    .flatMap((standing) => {
      const place = places.get(standing.itemId)
      return place === undefined ? [] : [{ ...standing, ...place, overallRank: standing.rank }]
    })
    .toSorted(compareOnVariant)
    .map((standing, place) => ({ ...standing, rank: place + 1 }))
}

/** By item id. Rows come top before middle, so the first that holds is the item's shelf. */
function findShelfPlaces(table: ShelfTable, variantId: string, day: number): Map<string, ShelfPlace> {
  const variantPlace = table.variantPlaces.get(variantId)
  if (variantPlace === undefined) throw new RangeError(`There is no course variant "${variantId}".`)
  const places = new Map<string, ShelfPlace>()
  for (const row of table.rowsByVariant[variantPlace]!) {
    const { id } = table.items[table.itemPlace[row]!]!.item
    if (table.from[row]! > day || day >= table.until[row]! || places.has(id)) continue
    const topLevel = shelfLevels.find((level) => level === table.topLevel[row])
    places.set(id, topLevel === undefined ? { shelf: 'middle', level: 1 } : { shelf: 'top', level: topLevel })
  }
  return places
}

// The parts grow with base points and skill strength, so they order alike.
function compareOnVariant(a: VariantStanding, b: VariantStanding): number {
  return (
    shelves.indexOf(a.shelf) - shelves.indexOf(b.shelf) ||
    b.parts.points - a.parts.points ||
    (b.parts.skill ?? -1) - (a.parts.skill ?? -1) ||
    a.overallRank - b.overallRank
  )
}
