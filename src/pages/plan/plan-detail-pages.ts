import { itemKinds } from '#catalogue/entities.ts'
import { buildBadgePage } from '../badge/build-badge-page.ts'
import { buildCoursePage } from '../course/build-course-page.ts'
import { buildGuidePage } from '../guide/build-guide-page.ts'
import { buildItemPage } from '../item/build-item-page.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { buildSkillPage } from '../skill/build-skill-page.ts'
import { buildTourPage } from '../tour/build-tour-page.ts'
import type { PageData, PageKind } from '../data/page-data.ts'
import type { PagePlan } from './page-plan.ts'
import { badgePath, coursePath, guidePath, itemPath, skillPath, tourPath, type SitePath } from '../routes/routes.ts'

/** The pages of single things: every item, skill, badge, guide, tour and course. */
export function planDetailPages(source: PageSource): PagePlan[] {
  const { items, catalogue } = source
  return [
    ...itemKinds.flatMap((kind) => planEach(source, kind, items[kind], itemPath, buildItemPage)),
    ...planEach(source, 'skill', catalogue.skills, ({ id }) => skillPath(id), buildSkillPage),
    ...planEach(source, 'badge', catalogue.badges, ({ id }) => badgePath(id), buildBadgePage),
    ...planEach(source, 'guide', catalogue.guides, ({ id }) => guidePath(id), buildGuidePage),
    ...planEach(source, 'tour', catalogue.tours, ({ id }) => tourPath(id), buildTourPage),
    ...planEach(source, 'course', catalogue.courses, ({ id }) => coursePath(id), buildCoursePage),
  ]
}

function planEach<Thing>(
  source: PageSource,
  kind: PageKind,
  things: readonly Thing[],
  pathOf: (thing: Thing) => SitePath,
  build: (source: PageSource, thing: Thing, place: number) => PageData,
): PagePlan[] {
  return things.map((thing, place) => ({ kind, path: pathOf(thing), build: () => build(source, thing, place) }))
}
