import { itemKinds } from '#catalogue/entities.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { buildPodium } from '../source/build-podium.ts'
import { findNewestRecord } from '../ranking/find-newest-record.ts'
import { mapKinds } from '../data/map-kinds.ts'
import type { TourSummary } from '../data/tour-views.ts'
import type { DayKindView } from '../data/ranking-views.ts'
import type { HomePage, KindNews } from '../data/home-page.ts'
import { routes } from '../routes/routes.ts'
import { siteConfig } from '../config/site-config.ts'

const shownNextTours = 3
const shownNextCups = 3
const shownMovers = 3
const shownNewestItems = 12

/** @param rankingCount pages that show a ranking: of days, courses, tours and weeks */
export function buildHomePage(source: PageSource, rankingCount: number): HomePage {
  const { references, today, rankedCupView, guideRefs } = source
  return {
    kind: 'home',
    path: routes.home,
    title: null,
    description: siteConfig.siteDescription,
    crumbs: [],
    date: today.date,
    label: source.recordNote(today.date),
    tour: references.tourSummary(today.tour.number),
    rankedCup: today.week && rankedCupView(today.tour, today.week),
    nextCups: source.comingCups.filter(({ start }) => start > today.date).slice(0, shownNextCups),
    podium: mapKinds((kind) => buildPodium(references, today.kinds[kind].ranked)),
    lately: itemKinds.map((kind) => tellNews(source.dayKindView(kind, today.kinds[kind]))),
    newestRecord: findNewestRecord(source.catalogue, references),
    counts: countContents(source, rankingCount),
    nextTours: findNextTours(source),
    newestItems: findNewestItems(source),
    guides: guideRefs,
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

function findNextTours({ catalogue, references, today }: PageSource): TourSummary[] {
  return catalogue.tours
    .filter(({ number }) => number > today.tour.number)
    .slice(0, shownNextTours)
    .map(({ number }) => references.tourSummary(number))
}

function tellNews({ itemKind, unchangedSince, causes, risers, fallers, newcomers }: DayKindView): KindNews {
  return {
    itemKind,
    unchangedSince,
    causes,
    risers: risers.slice(0, shownMovers),
    fallers: fallers.slice(0, shownMovers),
    newcomers: newcomers.slice(0, shownMovers),
  }
}

/** Those of the newest tours that brought any, up to the one in force. */
function findNewestItems({ today, newItems, tourRefs }: PageSource): HomePage['newestItems'] {
  return tourRefs
    .filter(({ number }) => number <= today.tour.number)
    .toReversed()
    .flatMap((debut) => newItems(debut.number).map((item) => ({ ...item, debut })))
    .slice(0, shownNewestItems)
}
