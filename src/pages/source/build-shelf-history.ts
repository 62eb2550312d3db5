import { groupBy } from '#catalogue/group-by.ts'
import type { IsoDate } from '#catalogue/calendar.ts'
import type { Catalogue, ShelfRelation } from '#catalogue/entities.ts'
import type { IndexOf } from './build-variant-shelves.ts'
import type { ShelfEvent } from '../data/shelf-views.ts'

/** What is on record of one item on one course variant. */
export interface ItemRelations {
  readonly itemId: string
  readonly relations: readonly ShelfRelation[]
}

/** By course variant, items in the order of the catalogue. */
export function groupRelations({ itemById }: Catalogue): ReadonlyMap<string, readonly ItemRelations[]> {
  const groups = new Map<string, ItemRelations[]>()
  for (const { id, shelves } of itemById.values()) {
    for (const [variantId, relations] of groupBy(shelves, (relation) => relation.variantId)) {
      const group = groups.get(variantId)
      if (group) group.push({ itemId: id, relations })
      else groups.set(variantId, [{ itemId: id, relations }])
    }
  }
  return groups
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
  readonly level: ShelfRelation['level']
}

function listChanges(relations: readonly ShelfRelation[]): Change[] {
  const begins = relations.flatMap(({ shelf, level, since }): Change[] => {
    if (shelf === 'top') return [{ kind: level === 1 ? 'top' : 'raised', date: since, level }]
    // Being in the middle until its level is part of being raised.
    const isSaid = relations.some((other) => other.shelf === 'top' && other.since <= since)
    return isSaid ? [] : [{ kind: 'middle', date: since, level }]
  })
  const ends = relations.flatMap(({ level, until }): Change[] => {
    if (until === null) return []
    return [{ kind: relations.some((other) => isMiddleOn(other, until)) ? 'middle' : 'gone', date: until, level }]
  })
  return [...begins, ...ends]
}

/** A promotion that ends leaves the item where it was. */
function isMiddleOn({ shelf, since, until }: ShelfRelation, date: IsoDate): boolean {
  return shelf === 'middle' && since < date && (until === null || until > date)
}
