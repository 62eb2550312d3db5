import { buildResetPasswordPage, buildVerifyEmailPage } from '../player/build-account-pages.ts'
import { buildBadgeListPage } from '../badge/build-badge-list-page.ts'
import { buildChecklistPage, buildUserChecklistPage } from '../player/build-checklist-page.ts'
import { buildComparePage } from '../item/build-compare-page.ts'
import { buildCourseListPage } from '../course/build-course-list-page.ts'
import { buildCorrectionsPage } from '../site/build-corrections-page.ts'
import { buildDesignPage } from '../site/build-design-page.ts'
import { buildDataPage } from '../site/build-data-page.ts'
import { buildGuideListPage } from '../guide/build-guide-list-page.ts'
import { buildHomePage } from '../home/build-home-page.ts'
import { buildItemListPage } from '../item/build-item-list-page.ts'
import { buildNotFoundPage } from '../site/build-not-found-page.ts'
import { buildOfflinePage } from '../site/build-offline-page.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { buildPlannerPage } from '../player/build-planner-page.ts'
import { buildRacePage } from '../race/build-race-page.ts'
import { buildRankingCalendarPage } from '../ranking/build-ranking-calendar-page.ts'
import { buildRankingListPage } from '../ranking/build-ranking-list-page.ts'
import { buildSkillListPage } from '../skill/build-skill-list-page.ts'
import { buildTourListPage } from '../tour/build-tour-list-page.ts'
import { buildSharedPage } from '../player/build-shared-page.ts'
import { buildProfilePage, buildReviewPage, buildSettingsPage } from '../player/build-user-pages.ts'
import type { PageOf } from '../data/page-data.ts'
import type { PagePlan } from './page-plan.ts'
import { routes, type SinglePageKind } from '../routes/routes.ts'

type Plan<Kind extends SinglePageKind> = (source: PageSource, rankingCount: number) => PagePlan<Kind>

const plans: { readonly [Kind in SinglePageKind]: Plan<Kind> } = {
  home: plan('home', buildHomePage),
  'driver-list': plan('driver-list', (source) => buildItemListPage(source, 'driver')),
  'kart-list': plan('kart-list', (source) => buildItemListPage(source, 'kart')),
  'glider-list': plan('glider-list', (source) => buildItemListPage(source, 'glider')),
  'skill-list': plan('skill-list', buildSkillListPage),
  'badge-list': plan('badge-list', buildBadgeListPage),
  'guide-list': plan('guide-list', buildGuideListPage),
  'tour-list': plan('tour-list', buildTourListPage),
  'course-list': plan('course-list', buildCourseListPage),
  'ranking-list': plan('ranking-list', buildRankingListPage),
  'ranking-calendar': plan('ranking-calendar', buildRankingCalendarPage),
  race: plan('race', buildRacePage),
  compare: plan('compare', buildComparePage),
  planner: plan('planner', buildPlannerPage),
  checklist: plan('checklist', buildChecklistPage),
  shared: plan('shared', buildSharedPage),
  data: plan('data', buildDataPage),
  design: plan('design', buildDesignPage),
  'user-settings': plan('user-settings', buildSettingsPage),
  'user-profile': plan('user-profile', buildProfilePage),
  'user-checklist': plan('user-checklist', buildUserChecklistPage),
  'user-review': plan('user-review', buildReviewPage),
  corrections: plan('corrections', buildCorrectionsPage),
  'reset-password': plan('reset-password', buildResetPasswordPage),
  'verify-email': plan('verify-email', buildVerifyEmailPage),
  offline: plan('offline', buildOfflinePage),
  'not-found': plan('not-found', buildNotFoundPage),
}

/** The pages whose address has no name in it. */
export function planSinglePages(source: PageSource, rankingCount: number): PagePlan[] {
  return Object.values(plans).map((planPage): PagePlan => planPage(source, rankingCount))
}

function plan<Kind extends SinglePageKind>(
  kind: Kind,
  build: (source: PageSource, rankingCount: number) => PageOf<Kind>,
): Plan<Kind> {
  return (source, rankingCount) => ({ kind, path: routes[kind], build: () => build(source, rankingCount) })
}
