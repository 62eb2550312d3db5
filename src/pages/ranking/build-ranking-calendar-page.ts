import { itemKinds, type ShelfRecord, type Tour } from '#catalogue/entities.ts'
import { labelTour } from '#rankings/find-records.ts'
import type { PageSource } from '../source/build-page-source.ts'
import type { RankingCalendarPage } from '../data/ranking-pages.ts'
import { routes } from '../routes/routes.ts'
import { buildRankedDays } from '../data/ranked-days.ts'

export function buildRankingCalendarPage(source: PageSource): RankingCalendarPage {
  const { catalogue, references, rankings, hasBegun, rankedPeriods } = source
  const days = buildRankedDays(rankings.days, catalogue.skippedDays)
  const tours = catalogue.tours.filter(hasBegun)
  return {
    kind: 'ranking-calendar',
    path: routes['ranking-calendar'],
    crumbs: [],
    ...days,
    tours: tours.map(({ number }) => references.tourSummary(number)),
    changed: [...new Set(itemKinds.flatMap((kind) => rankedPeriods(kind).map(({ from }) => from)))].toSorted(),
    labels: listLabels(tours, catalogue.shelfRecords),
  }
}

/** Tours that follow each other with the same label are one run. */
function listLabels(tours: readonly Tour[], records: readonly ShelfRecord[]): RankingCalendarPage['labels'] {
  return tours
    .map(({ start, number }) => ({ from: start, label: labelTour(records, number) }))
    .filter(({ label }, index, all) => label !== all[index - 1]?.label)
}
