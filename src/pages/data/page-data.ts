/**
 * What each kind of page says. A page-data object is complete: the component that shows it looks nothing up.
 * It is built once, written as JSON, and embedded in the page's HTML.
 */
import type { IsoDate } from '#catalogue/calendar.ts'
import type { SitePath } from '../routes/routes.ts'
import type { BadgeListPage, BadgePage } from './badge-pages.ts'
import type { CourseListPage, CoursePage } from './course-pages.ts'
import type { GuideListPage, GuidePage } from './guide-pages.ts'
import type { HomePage } from './home-page.ts'
import type { ItemListPage, ItemPage } from './item-pages.ts'
import type { AccountPage, ChecklistPage, PlannerPage, UserPage } from './player-pages.ts'
import type { RankingCalendarPage, RankingDayPage, RankingListPage, RankingSubjectPage } from './ranking-pages.ts'
import type { TourRef } from './refs.ts'
import type { DataPage, DesignPage, NotFoundPage, OfflinePage } from './site-pages.ts'
import type { SkillListPage, SkillPage } from './skill-pages.ts'
import type { TourListPage, TourPage } from './tour-pages.ts'

export type PageData =
  | HomePage
  | ItemListPage
  | ItemPage
  | SkillListPage
  | SkillPage
  | BadgeListPage
  | BadgePage
  | GuideListPage
  | GuidePage
  | TourListPage
  | TourPage
  | CourseListPage
  | CoursePage
  | RankingListPage
  | RankingSubjectPage
  | RankingCalendarPage
  | RankingDayPage
  | PlannerPage
  | DesignPage
  | UserPage
  | AccountPage
  | ChecklistPage
  | OfflinePage
  | DataPage
  | NotFoundPage

export type PageKind = PageData['kind']

/** What is true across the build and shown around every page. */
export interface PageContext {
  readonly notFound?: true
  /** Date of the last shelf record. */
  readonly dataAsOf: IsoDate
  /** The tour in force on the build day. */
  readonly tour: TourRef
  /** Path of the newest daily ranking. */
  readonly todayRanking: SitePath
  readonly formulaVersion: number
  /** Where readers report wrong data, for fillReportTemplate; left out where the site names no place for it. */
  readonly reportTemplate?: string
}

/** The file under `/assets/data/`. The page embeds `data` and `context`; the hash stands in its meta tag. */
export interface PageFile {
  readonly hash: string
  readonly data: PageData | null
  readonly context: PageContext
}
