import { itemKinds } from '#catalogue/entities.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { buildPodium } from '../source/build-podium.ts'
import { buildRaceWeek } from '../source/build-race-week.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import type { DayKindView } from '../data/ranking-views.ts'
import type { HomePage, KindNews } from '../data/home-page.ts'
import { routes } from '../routes/routes.ts'
import { siteConfig } from '../config/site-config.ts'

/** What is on now, and what follows: a page may be read for a few days after it was built. */
const shownRaces = 2
const shownTours = 3

/** @param rankingCount pages that show a ranking: of days, courses, tours and weeks */
export function buildHomePage(source: PageSource, rankingCount: number): HomePage {
  const { catalogue, comingCups, references, today } = source
  return {
    kind: 'home',
    path: routes.home,
    title: null,
    description: siteConfig.siteDescription,
    crumbs: [],
    date: today.date,
    label: source.recordNote(today.date),
    tours: catalogue.tours
      .filter(({ number }) => number >= today.tour.number)
      .slice(0, shownTours)
      .map(({ number }) => references.tourSummary(number)),
    races: comingCups.slice(0, shownRaces).map((cup) => buildRaceWeek(source, cup)),
    podium: mapKinds((kind) => buildPodium(references, today.kinds[kind].ranked)),
    lately: itemKinds.map((kind) => tellNews(source.dayKindView(kind, today.kinds[kind]))),
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

function tellNews({ itemKind, unchangedSince, causes, risers, fallers, newcomers }: DayKindView): KindNews {
  return {
    itemKind,
    unchangedSince,
    causes,
    risers: risers.slice(0, 2),
    fallers: fallers.slice(0, 1),
    newcomers: newcomers.slice(0, 1),
  }
}
