import { densityScript } from './lists/density.ts'
import { queryHintScript } from './lists/query-hint-script.ts'
import { ticksHintScript } from './planner/ticks-hint-script.ts'
import { themeScript } from './theme/theme-script.ts'
import type { ComponentType } from 'react'
import type { PageContext, PageData, PageKind } from '#pages/page-data.ts'
import { ResetPasswordView } from './accounts/pages/reset-password-view.tsx'
import { VerifyEmailView } from './accounts/pages/verify-email-view.tsx'
import { App } from './app.tsx'
import { loadStillParts } from './loading/still-part.tsx'
import type { PageView } from './page-views.ts'
import { renderWithSharedMarkup } from './render-with-shared-markup.tsx'
import { ChecklistView } from './checklist-page/checklist-view.tsx'
import { ProfileView } from './profile/profile-view.tsx'
import { SettingsView } from './settings/settings-view.tsx'
import { BadgeListView } from './views/badge-list-view.tsx'
import { BadgeView } from './views/badge-view.tsx'
import { CourseListView } from './views/course-list-view.tsx'
import { CourseView } from './views/course-view.tsx'
import { DataView } from './views/data-view.tsx'
import { DesignView } from './views/design-view.tsx'
import { GuideListView } from './views/guide-list-view.tsx'
import { GuideView } from './views/guide-view.tsx'
import { HomeView } from './views/home-view.tsx'
import { ItemListView } from './views/item-list-view.tsx'
import { ItemView } from './views/item-view.tsx'
import { NotFoundView } from './views/not-found-view.tsx'
import { OfflineView } from './views/offline-view.tsx'
import { PlannerView } from './views/planner-view.tsx'
import { RankingCalendarView } from './views/ranking-calendar-view.tsx'
import { RankingDayView } from './views/ranking-day-view.tsx'
import { RankingListView } from './views/ranking-list-view.tsx'
import { RankingSubjectView } from './views/ranking-subject-view.tsx'
import { SkillListView } from './views/skill-list-view.tsx'
import { SkillView } from './views/skill-view.tsx'
import { TourListView } from './views/tour-list-view.tsx'
import { TourView } from './views/tour-view.tsx'

/** What documents run before their first paint. */
export const inlineScript = `${themeScript};${densityScript};${queryHintScript};${ticksHintScript}`

// Views have said which parts they hold by being imported above.
await loadStillParts()

type ViewOf<Kind extends PageKind> = ComponentType<{ data: Extract<PageData, { kind: Kind }>; context: PageContext }>

/** The same components as page-views.ts loads one by one; the server has them all at hand. */
const views: { readonly [Kind in PageKind]: ViewOf<Kind> } = {
  home: HomeView,
  'driver-list': ItemListView,
  driver: ItemView,
  'kart-list': ItemListView,
  kart: ItemView,
  'glider-list': ItemListView,
  glider: ItemView,
  'skill-list': SkillListView,
  skill: SkillView,
  'badge-list': BadgeListView,
  badge: BadgeView,
  'guide-list': GuideListView,
  guide: GuideView,
  'tour-list': TourListView,
  tour: TourView,
  'course-list': CourseListView,
  course: CourseView,
  'ranking-list': RankingListView,
  'ranking-subject': RankingSubjectView,
  'ranking-calendar': RankingCalendarView,
  'ranking-day': RankingDayView,
  planner: PlannerView,
  data: DataView,
  design: DesignView,
  'user-settings': SettingsView,
  'user-profile': ProfileView,
  'user-checklist': ChecklistView,
  'reset-password': ResetPasswordView,
  'verify-email': VerifyEmailView,
  offline: OfflineView,
  'not-found': NotFoundView,
}

/** The markup inside `<div id="app">`, as UTF-8: to the letter what the browser hydrates. Throws what a component throws. */
export function renderPage(data: PageData, context: PageContext, onMarkup?: (markup: string) => void): Uint8Array {
  const View = views[data.kind] as PageView
  return renderWithSharedMarkup(<App page={{ View, data, context, fullPath: data.path, announcement: '' }} />, onMarkup)
}
