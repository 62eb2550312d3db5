/** The component for each kind of page. Each is its own chunk, loaded when a page of the kind is first opened. */
import type { ComponentType } from 'react'
import type { PageOf } from '#pages/data/page-data.ts'
import type { PageKind } from '#pages/routes/routes.ts'
import type { PageChunk, PageChunks, PageView, PageViewProps } from '../features/navigation/page-view.ts'

type Loader<Kind extends PageKind, Name extends string> = () => Promise<{
  readonly [name in Name]: ComponentType<PageViewProps<PageOf<Kind>>>
}>

function chunk<Kind extends PageKind, Name extends string>(
  _kind: Kind,
  name: Name,
  load: Loader<Kind, Name>,
): PageChunk {
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

export const pageViews: PageChunks = {
  home: chunk('home', 'HomeView', () => import('../pages/home/home-view.tsx')),
  'driver-list': chunk('driver-list', 'ItemListView', () => import('../pages/item/item-list-view.tsx')),
  driver: chunk('driver', 'ItemView', () => import('../pages/item/item-view.tsx')),
  'kart-list': chunk('kart-list', 'ItemListView', () => import('../pages/item/item-list-view.tsx')),
  kart: chunk('kart', 'ItemView', () => import('../pages/item/item-view.tsx')),
  'glider-list': chunk('glider-list', 'ItemListView', () => import('../pages/item/item-list-view.tsx')),
  glider: chunk('glider', 'ItemView', () => import('../pages/item/item-view.tsx')),
  'skill-list': chunk('skill-list', 'SkillListView', () => import('../pages/skill/skill-list-view.tsx')),
  skill: chunk('skill', 'SkillView', () => import('../pages/skill/skill-view.tsx')),
  'badge-list': chunk('badge-list', 'BadgeListView', () => import('../pages/badge/badge-list-view.tsx')),
  badge: chunk('badge', 'BadgeView', () => import('../pages/badge/badge-view.tsx')),
  'guide-list': chunk('guide-list', 'GuideListView', () => import('../pages/guide/guide-list-view.tsx')),
  guide: chunk('guide', 'GuideView', () => import('../pages/guide/guide-view.tsx')),
  'tour-list': chunk('tour-list', 'TourListView', () => import('../pages/tour/tour-list-view.tsx')),
  tour: chunk('tour', 'TourView', () => import('../pages/tour/tour-view.tsx')),
  'course-list': chunk('course-list', 'CourseListView', () => import('../pages/course/course-list-view.tsx')),
  course: chunk('course', 'CourseView', () => import('../pages/course/course-view.tsx')),
  'ranking-list': chunk('ranking-list', 'RankingListView', () => import('../pages/ranking/ranking-list-view.tsx')),
  'ranking-subject': chunk(
    'ranking-subject',
    'RankingSubjectView',
    () => import('../pages/ranking/ranking-subject-view.tsx'),
  ),
  'ranking-calendar': chunk(
    'ranking-calendar',
    'RankingCalendarView',
    () => import('../pages/ranking/ranking-calendar-view.tsx'),
  ),
  'ranking-day': chunk('ranking-day', 'RankingDayView', () => import('../pages/ranking/ranking-day-view.tsx')),
  race: chunk('race', 'RaceView', () => import('../pages/race/race-view.tsx')),
  planner: chunk('planner', 'PlannerView', () => import('../pages/planner/planner-view.tsx')),
  checklist: chunk('checklist', 'ChecklistView', () => import('../pages/checklist/checklist-view.tsx')),
  data: chunk('data', 'DataView', () => import('../pages/data/data-view.tsx')),
  design: chunk('design', 'DesignView', () => import('../pages/design/design-view.tsx')),
  'user-settings': chunk('user-settings', 'SettingsView', () => import('../pages/settings/settings-view.tsx')),
  'user-profile': chunk('user-profile', 'ProfileView', () => import('../pages/profile/profile-view.tsx')),
  'user-checklist': chunk('user-checklist', 'ChecklistView', () => import('../pages/checklist/checklist-view.tsx')),
  'reset-password': chunk(
    'reset-password',
    'ResetPasswordView',
    () => import('../pages/account/reset-password-view.tsx'),
  ),
  'verify-email': chunk('verify-email', 'VerifyEmailView', () => import('../pages/account/verify-email-view.tsx')),
  offline: chunk('offline', 'OfflineView', () => import('../pages/offline/offline-view.tsx')),
  'not-found': chunk('not-found', 'NotFoundView', () => import('../pages/not-found/not-found-view.tsx')),
}
