/**
 * What each kind of page says. A page-data object is complete: the component that shows it looks nothing up.
 * It is built once, written as JSON, and embedded in the page's HTML.
 */
import type { IsoDate } from '#catalogue/calendar.ts'
import type { PageKind } from '../routes/routes.ts'
import type { BadgeListPage, BadgePage, SkillListPage, SkillPage, GuideListPage, GuidePage } from './thing-pages.ts'
import type { CourseListPage, CoursePage } from './course-pages.ts'
import type { HomePage, CorrectionsPage, DataPage, NotFoundPage } from './site-pages.ts'
import type { ItemListPage, ItemPage } from './item-pages.ts'
import type { ChecklistPage, MyRecordPage, PlannerPage, UserChecklistPage } from './player-pages.ts'
import type { RankingCalendarPage, RankingDayPage, RankingListPage, RankingSubjectPage } from './ranking-pages.ts'
import type { PageBase, TourRef } from './refs.ts'
import type { RacePage } from './race-page.ts'
import type { RecordsPage } from './records-page.ts'
import type { TourListPage, TourPage } from './tour-pages.ts'

/** The page of each kind that says more than its address. */
interface PageDataByKind {
  readonly home: HomePage
  readonly 'driver-list': ItemListPage
  readonly driver: ItemPage
  readonly 'kart-list': ItemListPage
  readonly kart: ItemPage
  readonly 'glider-list': ItemListPage
  readonly glider: ItemPage
  readonly 'skill-list': SkillListPage
  readonly skill: SkillPage
  readonly 'badge-list': BadgeListPage
  readonly badge: BadgePage
  readonly 'guide-list': GuideListPage
  readonly guide: GuidePage
  readonly 'tour-list': TourListPage
  readonly tour: TourPage
  readonly 'course-list': CourseListPage
  readonly course: CoursePage
  readonly 'ranking-list': RankingListPage
  readonly 'ranking-subject': RankingSubjectPage
  readonly 'ranking-calendar': RankingCalendarPage
  readonly 'ranking-day': RankingDayPage
  readonly records: RecordsPage
  readonly race: RacePage
  readonly planner: PlannerPage
  readonly checklist: ChecklistPage
  readonly 'my-record': MyRecordPage
  readonly data: DataPage
  readonly 'user-checklist': UserChecklistPage
  readonly corrections: CorrectionsPage
  readonly 'not-found': NotFoundPage
}

/** The page of one kind. What a kind without data of its own shows is in the address, the browser or the account. */
export type PageOf<Kind extends PageKind> = Kind extends keyof PageDataByKind
  ? PageDataByKind[Kind]
  : PageBase & { readonly kind: Kind }

export type PageData = { [Kind in PageKind]: PageOf<Kind> }[PageKind]

/** What is true across the build and shown around every page. */
export interface PageContext {
  /** On the not-found page alone. */
  readonly notFound?: true
  /** Date of the last shelf record. */
  readonly dataAsOf: IsoDate
  /** The last tour of the game. */
  readonly lastTour: TourRef
  /** The day on which it closed and the service ended, at 06:00 UTC. */
  readonly closedOn: IsoDate
  /** The newest day that has a ranking: the build day, unless it is skipped. */
  readonly today: IsoDate
  readonly formulaVersion: number
  /** For `fillReportTemplate`; left out if the site takes no reports of wrong data. */
  readonly reportTemplate?: string
  /** What the site was built of, seven digits; left out if not given. */
  readonly commit?: string
}

/** The file under `/assets/data/`. The page embeds `data` and `context`; the hash is in its meta tag. */
export interface PageFile {
  readonly hash: string
  readonly data: PageData | null
  readonly context: PageContext
}
