import type { PageKind, SitePath } from '#pages/routes/routes.ts'
import { identifyCourseRankings, identifyTourRankings } from '#pages/source/references/identify-ranking.ts'

/** Pages of each kind in the fixture's site; none where another kind has the same view, or only its reader may see it. */
const pagesByKind: Readonly<Record<PageKind, readonly SitePath[]>> = {
  home: ['/'],
  'driver-list': ['/drivers/'],
  driver: ['/drivers/mario/'],
  'kart-list': [],
  kart: ['/karts/b-dasher/'],
  'glider-list': ['/gliders/'],
  glider: [],
  'skill-list': ['/skills/'],
  skill: ['/skills/fire-flower/'],
  'badge-list': ['/badges/'],
  badge: ['/badges/general/'],
  'guide-list': ['/tips-and-tricks/'],
  guide: ['/tips-and-tricks/top-shelf/'],
  'tour-list': ['/tours/'],
  tour: ['/tours/tokyo-tour/'],
  'course-list': ['/courses/'],
  course: ['/courses/3ds/daisy-hills/'],
  'ranking-list': ['/rankings/'],
  'ranking-subject': [
    `/rankings/id/${identifyTourRankings(1).driver}/`,
    `/rankings/id/${identifyCourseRankings('3ds-daisy-hills').kart}/`,
  ],
  'ranking-calendar': ['/ranking/'],
  'ranking-day': ['/ranking/2019-09-26/'],
  records: ['/records/'],
  race: ['/race/'],
  compare: ['/compare/'],
  planner: ['/planner/'],
  checklist: ['/checklist/'],
  'my-record': ['/record/'],
  shared: ['/shared/'],
  data: ['/data/'],
  'user-settings': [],
  'user-profile': [],
  'user-checklist': [],
  'user-review': [],
  corrections: ['/corrections/'],
  'reset-password': ['/account/reset-password/'],
  'verify-email': ['/account/verify-email/'],
  offline: ['/offline/'],
  'not-found': ['/no/such/page/'],
}

/** Of the kinds that anybody may see; the last one is not there. */
export const pagesOfEveryKind: readonly SitePath[] = Object.values(pagesByKind).flat()
