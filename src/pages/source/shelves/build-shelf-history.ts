import { groupBy } from '#base/group-by.ts'
import { addDays, type IsoDate } from '#catalogue/calendar.ts'
import type { Catalogue, Shelf, ShelfLevel, ShelfRelation } from '#catalogue/entities.ts'
import { findShelfPlace, weighShelfPlace, type ShelfPlace } from '#catalogue/shelves/find-shelf-place.ts'
import type { ShelfEvent, VariantShelves } from '../../data/shelf-views.ts'
import type { CourseShelves } from '../rankings/create-rankers.ts'

/** What is on record of one item on one course variant. */
export interface ItemRelations {
  readonly itemId: string
  readonly relations: readonly ShelfRelation[]
}

/** By course variant, items in the order of the catalogue. */
export function groupRelations({ itemById }: Catalogue): ReadonlyMap<string, readonly ItemRelations[]> {
  const items = [...itemById.values()].flatMap(({ id, shelves }) =>
    [...groupBy(shelves, ({ variantId }) => variantId)].map(([variantId, relations]) => ({
      variantId,
      itemId: id,
      relations,
    })),
  )
  return groupBy(items, ({ variantId }) => variantId)
}

/** What came onto the shelves of one course variant and left them, by record, the newest first. */
export function buildShelfHistory(items: readonly ItemRelations[], indexOf: IndexOf, today: IsoDate): ShelfEvent[] {
  const changes = items
    .flatMap(({ itemId, relations }) => listChanges(relations).map((change) => ({ ...change, itemId })))
    .filter(({ date }) => date <= today)
  return [...groupBy(changes, ({ date }) => date)]
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([date, ofDate]) => {
      const indexesOf = (kind: Change['kind']) =>
        ofDate.filter((change) => change.kind === kind).map(({ itemId }) => indexOf(itemId))
      const raised = ofDate
        .filter(({ kind }) => kind === 'raised')
        .map(({ itemId, level }) => [indexOf(itemId), level] as const)
      const [top, middle, gone] = [indexesOf('top'), indexesOf('middle'), indexesOf('gone')]
      return {
        date,
        ...(top.length > 0 && { top }),
        ...(middle.length > 0 && { middle }),
        ...(raised.length > 0 && { raised }),
        ...(gone.length > 0 && { gone }),
      }
    })
}

interface Change {
  readonly kind: 'top' | 'middle' | 'raised' | 'gone'
  readonly date: IsoDate
  readonly level: ShelfLevel
}

/** Where the item stands from each day on which a relation begins or ends, if it stood elsewhere the day before. */
function listChanges(relations: readonly ShelfRelation[]): Change[] {
  const dates = new Set(relations.flatMap(({ since, until }) => (until === null ? [since] : [since, until])))
  return [...dates].flatMap((date): Change[] => {
    const place = findShelfPlace(relations, date)
    const isSame = weighShelfPlace(place) === weighShelfPlace(findShelfPlace(relations, addDays(date, -1)))
    return isSame ? [] : [{ kind: nameChange(place), date, level: place.level }]
  })
}

function nameChange({ shelf, level }: ShelfPlace): Change['kind'] {
  if (shelf === 'low') return 'gone'
  return shelf === 'top' && level > 1 ? 'raised' : shelf
}

/** Returns the index of an item in the page's list of items; appends items that are not in it yet. */
export type IndexOf = (itemId: string) => number

/** Where the items of one kind are on one course variant. */
export function buildVariantShelves(
  { shelved, withoutShelf, unknown }: CourseShelves,
  indexOf: IndexOf,
): VariantShelves {
  const on = (wanted: Shelf): [number, ShelfLevel][] =>
    shelved.filter(({ shelf }) => shelf === wanted).map(({ itemId, level }) => [indexOf(itemId), level])
  return { top: on('top'), middle: on('middle'), bottom: withoutShelf, ...(unknown > 0 && { unknown }) }
}
