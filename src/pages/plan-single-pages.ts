import { itemKinds } from '#catalogue/entities.ts'
import { buildResetPasswordPage, buildVerifyEmailPage } from './build-account-pages.ts'
import { buildBadgeListPage } from './build-badge-list-page.ts'
import { buildChecklistPage } from './build-checklist-page.ts'
import { buildCourseListPage } from './build-course-list-page.ts'
import { buildDesignPage } from './build-design-page.ts'
import { buildDataPage } from './build-data-page.ts'
import { buildGuideListPage } from './build-guide-list-page.ts'
import { buildHomePage } from './build-home-page.ts'
import { buildItemListPage } from './build-item-list-page.ts'
import { buildNotFoundPage } from './build-not-found-page.ts'
import { buildOfflinePage } from './build-offline-page.ts'
import type { PageSource } from './build-page-source.ts'
import { buildPlannerPage } from './build-planner-page.ts'
import { buildRankingCalendarPage } from './build-ranking-calendar-page.ts'
import { buildRankingListPage } from './build-ranking-list-page.ts'
import { buildSkillListPage } from './build-skill-list-page.ts'
import { buildTourListPage } from './build-tour-list-page.ts'
import { buildProfilePage, buildSettingsPage } from './build-user-pages.ts'
import type { PageData } from './page-data.ts'
import type { PagePlan } from './page-plan.ts'
import { routes, type RouteName } from './routes.ts'

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
