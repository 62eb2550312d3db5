import { buildBadgePage } from '../badge/build-badge-pages.ts'
import { buildCoursePage } from '../course/build-course-page.ts'
import { buildGuidePage } from '../guide/build-guide-pages.ts'
import { buildItemPage } from '../item/build-item-page.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { buildSkillPage } from '../skill/build-skill-pages.ts'
import { buildTourPage } from '../tour/build-tour-page.ts'
import type { PageOf } from '../data/page-data.ts'
import type { PagePlan } from './page-plan.ts'
import {
  badgePath,
  coursePath,
  guidePath,
  itemPath,
  skillPath,
  tourPath,
  type PageKind,
  type SinglePageKind,
  type SitePath,
} from '../routes/routes.ts'
import type { RankingPlanKind } from './plan-rankings.ts'

/** The kinds of which each thing in the catalogue has a page. */
type ThingKind = Exclude<PageKind, SinglePageKind | RankingPlanKind>

type Plan<Kind extends ThingKind> = (source: PageSource) => PagePlan<Kind>[]

const plans: { readonly [Kind in ThingKind]: Plan<Kind> } = {
  driver: (source) => planEach(source, 'driver', source.items.driver, itemPath, buildItemPage),
  kart: (source) => planEach(source, 'kart', source.items.kart, itemPath, buildItemPage),
  glider: (source) => planEach(source, 'glider', source.items.glider, itemPath, buildItemPage),
  skill: (source) => planEach(source, 'skill', source.catalogue.skills, ({ id }) => skillPath(id), buildSkillPage),
  badge: (source) => planEach(source, 'badge', source.catalogue.badges, ({ id }) => badgePath(id), buildBadgePage),
  guide: (source) =>
    source.catalogue.guides.map((guide, index) => ({
      kind: 'guide',
      path: guidePath(guide.id),
      build: () => buildGuidePage(source, guide, index),
      buildIn: (language) => buildGuidePage(source, guide, index, language),
    })),
  tour: (source) => planEach(source, 'tour', source.catalogue.tours, ({ id }) => tourPath(id), buildTourPage),
  course: (source) => planEach(source, 'course', source.catalogue.courses, ({ id }) => coursePath(id), buildCoursePage),
}

/** The pages of single things: every item, skill, badge, guide, tour and course. */
export function planDetailPages(source: PageSource): PagePlan[] {
  return Object.values(plans).flatMap((plan): PagePlan[] => plan(source))
}

function planEach<Kind extends ThingKind, Thing>(
  source: PageSource,
  kind: Kind,
  things: readonly Thing[],
  pathOf: (thing: Thing) => SitePath,
  build: (source: PageSource, thing: Thing, index: number) => PageOf<Kind>,
): PagePlan<Kind>[] {
  return things.map((thing, index) => ({
    kind,
    path: pathOf(thing),
    build: () => build(source, thing, index),
  }))
}
