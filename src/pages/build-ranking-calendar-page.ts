import type { PageSource } from './build-page-source.ts'
import type { RankingCalendarPage } from './page-data.ts'
import { routes } from './routes.ts'
import { areaNames } from './site-areas.ts'
import { writeDay } from './wording.ts'

export function buildRankingCalendarPage(source: PageSource): RankingCalendarPage {
  const { catalogue, references, rankings, today, hasBegun } = source
  const first = rankings.days[0]!
  const last = today.date
  return {
    kind: 'ranking-calendar',
    path: routes['ranking-calendar'],
    title: areaNames['ranking-calendar'],
    description: `The best drivers, karts and gliders of Mario Kart Tour on each day from ${writeDay(first)} to ${writeDay(last)}, in a calendar.`,
    crumbs: [],
    first,
    last,
    skipped: [...catalogue.skippedDays].filter((day) => first < day && day < last).toSorted(),
    tours: catalogue.tours.filter(hasBegun).map(({ number }) => references.tourSummary(number)),
  }
}
