import type { Catalogue } from '#catalogue/entities.ts'
import type { References } from '../source/build-references.ts'
import type { ShelfRecordNews } from '../data/home-page.ts'

const shownGainers = 6

/** What the newest record of shelves up to the build day brought; null before the first. */
export function findNewestRecord(catalogue: Catalogue, references: References): ShelfRecordNews | null {
  const [before, record] = [null, ...catalogue.shelfRecords.filter(({ date }) => date <= catalogue.today)].slice(-2)
  if (!record) return null
  const gainers = [...catalogue.itemById.values()]
    .map(({ id, shelves }) => ({
      id,
      topCount: shelves.filter(({ shelf, since }) => shelf === 'top' && since === record.date).length,
    }))
    .filter(({ topCount }) => topCount > 0)
    .toSorted((a, b) => b.topCount - a.topCount || (a.id < b.id ? -1 : 1))
  return {
    date: record.date,
    before: before?.date ?? null,
    topCount: gainers.reduce((sum, { topCount }) => sum + topCount, 0),
    gainers: gainers.slice(0, shownGainers).map(({ id, topCount }) => ({ item: references.item(id), topCount })),
  }
}
