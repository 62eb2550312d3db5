import type { IsoDate } from '#catalogue/calendar.ts'
import type { Catalogue } from '#catalogue/entities.ts'

/**
 * Finds the newest day up to another on which something began or ended: a tour, a ranked cup, a shelf, a record of
 * shelves, a year. Pages that compare days of the catalogue with today say the same until the next one.
 */
export function indexChanges({ tours, itemById, shelfRecords }: Catalogue): (date: IsoDate) => IsoDate {
  const days = new Set<IsoDate>(shelfRecords.map(({ date }) => date))
  for (const { start, end, rankedCups } of tours) {
    days.add(start).add(end)
    for (const cup of rankedCups) days.add(cup.start).add(cup.end)
  }
  for (const { shelves } of itemById.values()) {
    for (const { since, until } of shelves) {
      days.add(since)
      if (until !== null) days.add(until)
    }
  }
  const inOrder = [...days].toSorted()
  return (date) => {
    const newYear: IsoDate = `${Number(date.slice(0, 4))}-01-01`
    const last = inOrder.findLast((day) => day <= date)
    return last !== undefined && last > newYear ? last : newYear
  }
}
