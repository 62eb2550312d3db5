/** The component for each kind of page. Each is its own chunk, loaded when a page of the kind is first opened. */
import type { ComponentType } from 'react'
import type { PageData, PageOf } from '#pages/data/page-data.ts'
import type { PageKind } from '#pages/routes/routes.ts'
import type { PageChunk, PageView, PageViewProps } from '../features/navigation/page-view.ts'

/** The type alone knows what its view shows. */
interface ViewChunk<Data> extends PageChunk {
  readonly shows?: (data: Data) => void
}

function chunk<Data extends PageData, Name extends string>(
  name: Name,
  load: () => Promise<{ readonly [name in Name]: ComponentType<PageViewProps<Data>> }>,
): ViewChunk<Data> {
  return {
    load,
    select(module) {
      const view: unknown = Reflect.get(module, name)
      return view && isView(view) ? view : undefined
    },
  }
}

function isView(value: unknown): value is PageView {
  return typeof value === 'function' || typeof value === 'object'
}

export const pageViews: { readonly [Kind in PageKind]: ViewChunk<PageOf<Kind>> } = {
  home: chunk('HomeView', () => import('../pages/home/home-view.tsx')),
  'driver-list': chunk('ItemListView', () => import('../pages/item/item-list-view.tsx')),
  driver: chunk('ItemView', () => import('../pages/item/item-view.tsx')),
  'kart-list': chunk('ItemListView', () => import('../pages/item/item-list-view.tsx')),
  kart: chunk('ItemView', () => import('../pages/item/item-view.tsx')),
  'glider-list': chunk('ItemListView', () => import('../pages/item/item-list-view.tsx')),
  glider: chunk('ItemView', () => import('../pages/item/item-view.tsx')),
  'skill-list': chunk('SkillListView', () => import('../pages/skill/skill-list-view.tsx')),
  skill: chunk('SkillView', () => import('../pages/skill/skill-view.tsx')),
  'badge-list': chunk('BadgeListView', () => import('../pages/badge/badge-list-view.tsx')),
  badge: chunk('BadgeView', () => import('../pages/badge/badge-view.tsx')),
  'guide-list': chunk('GuideListView', () => import('../pages/guide/guide-list-view.tsx')),
  guide: chunk('GuideView', () => import('../pages/guide/guide-view.tsx')),
  'tour-list': chunk('TourListView', () => import('../pages/tour/tour-list-view.tsx')),
  tour: chunk('TourView', () => import('../pages/tour/tour-view.tsx')),
  'course-list': chunk('CourseListView', () => import('../pages/course/course-list-view.tsx')),
  course: chunk('CourseView', () => import('../pages/course/course-view.tsx')),
  'ranking-list': chunk('RankingListView', () => import('../pages/ranking/ranking-list-view.tsx')),
  'ranking-subject': chunk('RankingSubjectView', () => import('../pages/ranking/ranking-subject-view.tsx')),
  'ranking-calendar': chunk('RankingCalendarView', () => import('../pages/ranking/ranking-calendar-view.tsx')),
  'ranking-day': chunk('RankingDayView', () => import('../pages/ranking/ranking-day-view.tsx')),
  records: chunk('RecordsView', () => import('../pages/records/records-view.tsx')),
  race: chunk('RaceView', () => import('../pages/race/race-view.tsx')),
  compare: chunk('CompareView', () => import('../pages/compare/compare-view.tsx')),
  planner: chunk('PlannerView', () => import('../pages/planner/planner-view.tsx')),
  checklist: chunk('ChecklistView', () => import('../pages/checklist/checklist-view.tsx')),
  'my-record': chunk('MyRecordView', () => import('../pages/my-record/my-record-view.tsx')),
  shared: chunk('SharedView', () => import('../pages/shared/shared-view.tsx')),
  data: chunk('DataView', () => import('../pages/data/data-view.tsx')),
  'user-settings': chunk('SettingsView', () => import('../pages/settings/settings-view.tsx')),
  'user-profile': chunk('ProfileView', () => import('../pages/profile/profile-view.tsx')),
  'user-checklist': chunk('ChecklistView', () => import('../pages/checklist/checklist-view.tsx')),
  'user-review': chunk('ReviewView', () => import('../pages/review/review-view.tsx')),
  corrections: chunk('CorrectionsView', () => import('../pages/corrections/corrections-view.tsx')),
  'reset-password': chunk('ResetPasswordView', () => import('../pages/account/reset-password-view.tsx')),
  'verify-email': chunk('VerifyEmailView', () => import('../pages/account/verify-email-view.tsx')),
  offline: chunk('OfflineView', () => import('../pages/offline/offline-view.tsx')),
  'not-found': chunk('NotFoundView', () => import('../pages/not-found/not-found-view.tsx')),
}
