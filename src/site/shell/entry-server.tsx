import { densityScript } from '../features/preferences/density.ts'
import { queryHintScript } from '../features/lists/query-hint-script.ts'
import { ticksHintScript } from '../features/planner/ticks-hint-script.ts'
import { themeScript } from '../features/preferences/theme-script.ts'
import type { ComponentType } from 'react'
import type { PageContext, PageData, PageKind } from '#pages/data/page-data.ts'
import { ResetPasswordView } from '../pages/account/reset-password-view.tsx'
import { VerifyEmailView } from '../pages/account/verify-email-view.tsx'
import { App } from './app.tsx'
import { loadStillParts } from '../ui/loading/still-part.tsx'
import type { PageView } from '../features/navigation/page-view.ts'
import { renderWithSharedMarkup } from './render-with-shared-markup.tsx'
import { ChecklistView } from '../pages/checklist/checklist-view.tsx'
import { ProfileView } from '../pages/profile/profile-view.tsx'
import { SettingsView } from '../pages/settings/settings-view.tsx'
import { BadgeListView } from '../pages/badge/badge-list-view.tsx'
import { BadgeView } from '../pages/badge/badge-view.tsx'
import { CourseListView } from '../pages/course/course-list-view.tsx'
import { CourseView } from '../pages/course/course-view.tsx'
import { DataView } from '../pages/data/data-view.tsx'
import { DesignView } from '../pages/design/design-view.tsx'
import { GuideListView } from '../pages/guide/guide-list-view.tsx'
import { GuideView } from '../pages/guide/guide-view.tsx'
import { HomeView } from '../pages/home/home-view.tsx'
import { ItemListView } from '../pages/item/item-list-view.tsx'
import { ItemView } from '../pages/item/item-view.tsx'
import { NotFoundView } from '../pages/not-found/not-found-view.tsx'
import { OfflineView } from '../pages/offline/offline-view.tsx'
import { PlannerView } from '../pages/planner/planner-view.tsx'
import { RankingCalendarView } from '../pages/ranking/ranking-calendar-view.tsx'
import { RankingDayView } from '../pages/ranking/ranking-day-view.tsx'
import { RankingListView } from '../pages/ranking/ranking-list-view.tsx'
import { RankingSubjectView } from '../pages/ranking/ranking-subject-view.tsx'
import { SkillListView } from '../pages/skill/skill-list-view.tsx'
import { SkillView } from '../pages/skill/skill-view.tsx'
import { TourListView } from '../pages/tour/tour-list-view.tsx'
import { TourView } from '../pages/tour/tour-view.tsx'

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
