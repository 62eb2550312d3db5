import type { PageSource } from '../source/build-page-source.ts'
import { buildPodium } from '../source/rankings/create-rankers.ts'
import { buildLastRaceWeek } from '../source/build-race-week.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { compactName } from '../data/compact-name.ts'
import type { HomePage } from '../data/site-pages.ts'
import { buildRankedDays } from '../data/ranked-days.ts'
import { routes } from '../routes/routes.ts'

/** @param rankingCount pages that show a ranking: of days, courses, tours and weeks */
export function buildHomePage(source: PageSource, rankingCount: number): HomePage {
  const { catalogue, rankings, references, today } = source
  const { tours } = catalogue
  return {
    kind: 'home',
    path: routes.home,
    crumbs: [],
    date: today.date,
    label: source.recordNote(today.date),
    game: { start: tours[0]!.start, end: catalogue.end.closedOn },
    days: buildRankedDays(rankings.days, catalogue.skippedDays),
    tours: tours.filter(source.hasBegun).map((tour) => [compactName(tour), tour.start]),
    race: buildLastRaceWeek(source),
    podium: mapKinds((kind) => buildPodium(references, today.kinds[kind].ranked)),
    counts: countContents(source, rankingCount),
  }
}

function countContents({ catalogue, items }: PageSource, rankingCount: number): HomePage['counts'] {
  return {
    ...mapKinds((kind) => items[kind].length),
    skill: catalogue.skills.length,
    course: catalogue.courses.length,
    variant: catalogue.variantById.size,
    tour: catalogue.tours.length,
    badge: catalogue.badges.length,
    guide: catalogue.guides.length,
    ranking: rankingCount,
  }
}
