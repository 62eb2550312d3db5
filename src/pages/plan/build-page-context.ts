import { formulaVersion } from '#rankings/formula.ts'
import type { PageSource } from '../source/build-page-source.ts'
import type { PageContext } from '../data/page-data.ts'

export function buildPageContext({ catalogue, references, today }: PageSource): PageContext {
  return {
    // A record of the top shelf alone leaves the other shelves as old as they were.
    dataAsOf:
      catalogue.shelfRecords.findLast(({ date, scope }) => scope === 'full' && date <= today.date)?.date ?? today.date,
    lastTour: references.tour(catalogue.end.lastTour),
    closedOn: catalogue.end.closedOn,
    today: today.date,
    formulaVersion,
  }
}
