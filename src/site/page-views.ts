/** Which component shows which kind of page. Each is a chunk of its own, loaded when its first page is opened. */
import type { ComponentType } from 'react'
import type { PageContext, PageData, PageKind } from '#pages/page-data.ts'

type DataOf<Kind extends PageKind, Data = PageData> = Data extends { readonly kind: infer Kinds }
  ? Kind extends Kinds
    ? Data
    : never
  : never

export interface PageViewProps<Data = PageData> {
  readonly data: Data
  readonly context: PageContext
}

/** Shows a page of one kind. */
export type PageView = ComponentType<PageViewProps>

export interface PageChunk {
  /** The code of the kind; rejects when the browser cannot load it. */
  readonly load: () => Promise<object>
  /** The component in the loaded code; undefined when it is not there. */
  readonly select: (module: object) => PageView | undefined
}

type Loader<Kind extends PageKind, Name extends string> = () => Promise<{
  readonly [name in Name]: ComponentType<PageViewProps<DataOf<Kind>>>
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

export const pageViews: Readonly<Record<PageKind, PageChunk>> = {
  home: chunk('home', 'HomeView', () => import('./views/home-view.tsx')),
  'driver-list': chunk('driver-list', 'ItemListView', () => import('./views/item-list-view.tsx')),
  driver: chunk('driver', 'ItemView', () => import('./views/item-view.tsx')),
  'kart-list': chunk('kart-list', 'ItemListView', () => import('./views/item-list-view.tsx')),
  kart: chunk('kart', 'ItemView', () => import('./views/item-view.tsx')),
  'glider-list': chunk('glider-list', 'ItemListView', () => import('./views/item-list-view.tsx')),
  glider: chunk('glider', 'ItemView', () => import('./views/item-view.tsx')),
  'skill-list': chunk('skill-list', 'SkillListView', () => import('./views/skill-list-view.tsx')),
  skill: chunk('skill', 'SkillView', () => import('./views/skill-view.tsx')),
  'badge-list': chunk('badge-list', 'BadgeListView', () => import('./views/badge-list-view.tsx')),
  badge: chunk('badge', 'BadgeView', () => import('./views/badge-view.tsx')),
  'guide-list': chunk('guide-list', 'GuideListView', () => import('./views/guide-list-view.tsx')),
  guide: chunk('guide', 'GuideView', () => import('./views/guide-view.tsx')),
  'tour-list': chunk('tour-list', 'TourListView', () => import('./views/tour-list-view.tsx')),
  tour: chunk('tour', 'TourView', () => import('./views/tour-view.tsx')),
  'course-list': chunk('course-list', 'CourseListView', () => import('./views/course-list-view.tsx')),
  course: chunk('course', 'CourseView', () => import('./views/course-view.tsx')),
  'ranking-list': chunk('ranking-list', 'RankingListView', () => import('./views/ranking-list-view.tsx')),
  'ranking-subject': chunk('ranking-subject', 'RankingSubjectView', () => import('./views/ranking-subject-view.tsx')),
  'ranking-calendar': chunk(
    'ranking-calendar',
    'RankingCalendarView',
    () => import('./views/ranking-calendar-view.tsx'),
  ),
  'ranking-day': chunk('ranking-day', 'RankingDayView', () => import('./views/ranking-day-view.tsx')),
  planner: chunk('planner', 'PlannerView', () => import('./views/planner-view.tsx')),
  data: chunk('data', 'DataView', () => import('./views/data-view.tsx')),
  design: chunk('design', 'DesignView', () => import('./views/design-view.tsx')),
  'user-settings': chunk('user-settings', 'SettingsView', () => import('./settings/settings-view.tsx')),
  'user-profile': chunk('user-profile', 'ProfileView', () => import('./profile/profile-view.tsx')),
  'user-checklist': chunk('user-checklist', 'ChecklistView', () => import('./checklist-page/checklist-view.tsx')),
  'reset-password': chunk(
    'reset-password',
    'ResetPasswordView',
    () => import('./accounts/pages/reset-password-view.tsx'),
  ),
  'verify-email': chunk('verify-email', 'VerifyEmailView', () => import('./accounts/pages/verify-email-view.tsx')),
  offline: chunk('offline', 'OfflineView', () => import('./views/offline-view.tsx')),
  'not-found': chunk('not-found', 'NotFoundView', () => import('./views/not-found-view.tsx')),
}
