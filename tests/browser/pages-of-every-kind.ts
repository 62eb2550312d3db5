import { identifyCourseRankings, identifyTourRankings } from '#pages/identify-ranking.ts'

/** One page of each kind in the fixture's site; the last one is not there. */
export const pagesOfEveryKind = [
  '/',
  '/drivers/',
  '/drivers/mario/',
  '/karts/b-dasher/',
  '/gliders/',
  '/skills/',
  '/skills/fire-flower/',
  '/badges/',
  '/badges/general/',
  '/tips-and-tricks/',
  '/tips-and-tricks/top-shelf/',
  '/tours/',
  '/tours/tokyo-tour/',
  '/courses/',
  '/courses/3ds/daisy-hills/',
  '/rankings/',
  `/rankings/id/${identifyTourRankings(1).driver}/`,
  `/rankings/id/${identifyCourseRankings('3ds-daisy-hills').kart}/`,
  '/ranking/',
  '/ranking/2019-09-26/',
  '/data/',
  '/planner/',
  '/no/such/page/',
]
