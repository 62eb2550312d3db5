import type { IsoDate } from '#catalogue/calendar.ts'
import { itemKinds, platforms, rarities, type SkillCategory } from '#catalogue/entities.ts'
import type { BadgeView } from '#pages/data/thing-pages.ts'
import type { RankingRow } from '#pages/data/ranking-views.ts'
import type { CourseRef, GuideRef, ItemRef, SkillRef, TourRef } from '#pages/data/refs.ts'
import type { RankedCupView, TourSummary } from '#pages/data/tour-views.ts'
import type { RecordsAround } from '#rankings/find-records.ts'
import type { PlainItem } from '#rankings/ranking.ts'
import { groupBy } from '#base/group-by.ts'
import { expandDayKind } from '#pages/data/compact-row.ts'
import { buildBadgeView } from '#pages/badge/build-badge-pages.ts'
import type { PageSource } from '#pages/source/build-page-source.ts'

/** Real things to show the components with: the first of each sort that the catalogue has. */
export interface DesignData {
  /** One of each rarity of each kind, as far as there are. */
  readonly items: readonly ItemRef[]
  /** One of each platform. */
  readonly courses: readonly CourseRef[]
  /** One of each category. */
  readonly skills: readonly (SkillRef & { readonly category: SkillCategory | null })[]
  readonly badges: readonly BadgeView[]
  readonly tours: readonly TourRef[]
  readonly tour: TourSummary
  readonly rankedCup: RankedCupView | null
  readonly guides: readonly GuideRef[]
  readonly date: IsoDate
  readonly label: RecordsAround
  /** One of each sort. */
  readonly labels: readonly RecordsAround[]
  /** The best drivers of the day. */
  readonly rows: readonly RankingRow[]
  readonly plain: PlainItem
}

const shownRows = 8
const recordLabels = ['recorded', 'between', 'reconstructed', 'carried-on'] as const

export function buildDesignData(source: PageSource): DesignData {
  const { catalogue, references, itemRefs, courseRefs, today, dayKindView } = source
  const { tour } = today
  const ofDrivers = expandDayKind(dayKindView('driver', today.kinds.driver))
  return {
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
