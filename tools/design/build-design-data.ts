import { groupBy } from '#base/group-by.ts'
import { itemKinds, platforms, rarities } from '#catalogue/entities.ts'
import { expandDayKind } from '../data/compact-row.ts'
import { buildBadgeView } from '../badge/build-badge-view.ts'
import type { PageSource } from '../source/build-page-source.ts'
import type { DesignPage } from '../data/site-pages.ts'
import { routes } from '../routes/routes.ts'

const shownRows = 8
const recordLabels = ['recorded', 'between', 'reconstructed', 'carried-on'] as const

/** Real things to show the components with: the first of each sort that the catalogue has. */
export function buildDesignPage(source: PageSource): DesignPage {
  const { catalogue, references, itemRefs, courseRefs, today, dayKindView } = source
  const { tour } = today
  const ofDrivers = expandDayKind(dayKindView('driver', today.kinds.driver))
  return {
    kind: 'design',
    path: routes.design,
    crumbs: [],
    items: itemKinds.flatMap((kind) =>
      rarities.flatMap((rarity) => itemRefs[kind].find((item) => item.rarity === rarity) ?? []),
    ),
    courses: platforms.flatMap((platform) => courseRefs.find((course) => course.platform === platform) ?? []),
    skills: [...groupBy(catalogue.skills, ({ category, kind }) => category ?? kind).values()].flatMap(([skill]) =>
      skill ? { ...references.skill(skill.id), category: skill.category } : [],
    ),
    badges: catalogue.badges.slice(0, 4).map(buildBadgeView),
    tours: catalogue.tours.slice(0, 4).map(({ number }) => references.tour(number)),
    tour: references.tourSummary(tour.number),
    rankedCup: today.week && source.rankedCupView(tour, today.week),
    guides: source.guideRefs.slice(0, 2),
    date: today.date,
    label: source.recordNote(today.date),
    labels: recordLabels.map((label) => ({ label, before: today.date, after: today.date, topOnly: null })),
    rows: ofDrivers.rows.slice(0, shownRows),
    plain: ofDrivers.plain,
  }
}
