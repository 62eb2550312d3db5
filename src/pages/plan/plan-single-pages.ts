import {
  buildResetPasswordPage,
  buildVerifyEmailPage,
  buildMyRecordPage,
  buildSharedPage,
  buildProfilePage,
  buildReviewPage,
  buildSettingsPage,
} from '../player/build-user-pages.ts'
import { buildBadgeListPage } from '../badge/build-badge-pages.ts'
import { buildChecklistPage, buildUserChecklistPage } from '../player/build-checklist-page.ts'
import { buildComparePage } from '../item/build-compare-page.ts'
import { buildCourseListPage } from '../course/build-course-page.ts'
import { buildCorrectionsPage } from '../site/build-corrections-page.ts'
import { buildDataPage } from '../site/build-data-page.ts'
import { buildGuideListPage } from '../guide/build-guide-pages.ts'
import { buildHomePage } from '../home/build-home-page.ts'
import { buildItemListPage } from '../item/build-item-list-page.ts'
import { buildNotFoundPage, buildOfflinePage } from '../site/build-not-found-page.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { buildPlannerPage } from '../player/build-planner-page.ts'
import { buildRacePage } from '../race/build-race-page.ts'
import { buildRankingCalendarPage } from '../ranking/build-ranking-calendar-page.ts'
import { buildRankingListPage } from '../ranking/build-ranking-list-page.ts'
import { buildRecordsPage } from '../records/build-records-page.ts'
import { buildSkillListPage } from '../skill/build-skill-pages.ts'
import { buildTourListPage } from '../tour/build-tour-list-page.ts'
import type { PageOf } from '../data/page-data.ts'
import type { PagePlan } from './page-plan.ts'
import { routes, type SinglePageKind } from '../routes/routes.ts'

type Builders = { readonly [Kind in SinglePageKind]: (source: PageSource, rankingCount: number) => PageOf<Kind> }

const builders: Builders = {
  home: buildHomePage,
  'driver-list': (source) => buildItemListPage(source, 'driver'),
  'kart-list': (source) => buildItemListPage(source, 'kart'),
  'glider-list': (source) => buildItemListPage(source, 'glider'),
  'skill-list': buildSkillListPage,
  'badge-list': buildBadgeListPage,
  'guide-list': buildGuideListPage,
  'tour-list': buildTourListPage,
  'course-list': buildCourseListPage,
  'ranking-list': buildRankingListPage,
  'ranking-calendar': buildRankingCalendarPage,
  records: buildRecordsPage,
  race: buildRacePage,
  compare: buildComparePage,
  planner: buildPlannerPage,
  checklist: buildChecklistPage,
  'my-record': buildMyRecordPage,
  shared: buildSharedPage,
  data: buildDataPage,
  'user-settings': buildSettingsPage,
  'user-profile': buildProfilePage,
  'user-checklist': buildUserChecklistPage,
  'user-review': buildReviewPage,
  corrections: buildCorrectionsPage,
  'reset-password': buildResetPasswordPage,
  'verify-email': buildVerifyEmailPage,
  offline: buildOfflinePage,
  'not-found': buildNotFoundPage,
}

/** The pages whose address has no name in it. */
export function planSinglePages(source: PageSource, rankingCount: number): PagePlan[] {
  // Each is declared under its kind.
  const kinds = Object.keys(builders) as SinglePageKind[]
  return kinds.map((kind) => ({ kind, path: routes[kind], build: () => builders[kind](source, rankingCount) }))
}
