import { itemKinds } from '#catalogue/entities.ts'
import { buildResetPasswordPage, buildVerifyEmailPage } from '../player/build-account-pages.ts'
import { buildBadgeListPage } from '../badge/build-badge-list-page.ts'
import { buildChecklistPage } from '../player/build-checklist-page.ts'
import { buildCourseListPage } from '../course/build-course-list-page.ts'
import { buildDesignPage } from '../site/build-design-page.ts'
import { buildDataPage } from '../site/build-data-page.ts'
import { buildGuideListPage } from '../guide/build-guide-list-page.ts'
import { buildHomePage } from '../home/build-home-page.ts'
import { buildItemListPage } from '../item/build-item-list-page.ts'
import { buildNotFoundPage } from '../site/build-not-found-page.ts'
import { buildOfflinePage } from '../site/build-offline-page.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { buildPlannerPage } from '../player/build-planner-page.ts'
import { buildRankingCalendarPage } from '../ranking/build-ranking-calendar-page.ts'
import { buildRankingListPage } from '../ranking/build-ranking-list-page.ts'
import { buildSkillListPage } from '../skill/build-skill-list-page.ts'
import { buildTourListPage } from '../tour/build-tour-list-page.ts'
import { buildProfilePage, buildSettingsPage } from '../player/build-user-pages.ts'
import type { PageData } from '../data/page-data.ts'
import type { PagePlan } from './page-plan.ts'
import { routes, type RouteName } from '../routes/routes.ts'

/** The pages whose address has no name in it. */
export function planSinglePages(source: PageSource, rankingCount: number): PagePlan[] {
  return [
    planPage('home', () => buildHomePage(source, rankingCount)),
    ...itemKinds.map((kind) => planPage(`${kind}-list`, () => buildItemListPage(source, kind))),
    planPage('skill-list', () => buildSkillListPage(source)),
    planPage('badge-list', () => buildBadgeListPage(source)),
    planPage('guide-list', () => buildGuideListPage(source)),
    planPage('tour-list', () => buildTourListPage(source)),
    planPage('course-list', () => buildCourseListPage(source)),
    planPage('ranking-list', () => buildRankingListPage(source)),
    planPage('ranking-calendar', () => buildRankingCalendarPage(source)),
    planPage('planner', () => buildPlannerPage(source)),
    planPage('data', () => buildDataPage(source)),
    planPage('design', () => buildDesignPage(source)),
    planPage('user-settings', buildSettingsPage),
    planPage('user-profile', buildProfilePage),
    planPage('user-checklist', () => buildChecklistPage(source)),
    planPage('reset-password', buildResetPasswordPage),
    planPage('verify-email', buildVerifyEmailPage),
    planPage('offline', buildOfflinePage),
    planPage('not-found', buildNotFoundPage),
  ]
}

function planPage(kind: RouteName, build: () => PageData): PagePlan {
  return { kind, path: routes[kind], build }
}
