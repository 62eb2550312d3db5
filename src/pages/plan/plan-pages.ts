import type { PageSource } from '../source/build-page-source.ts'
import type { PagePlan } from './page-plan.ts'
import { planDetailPages } from './plan-detail-pages.ts'
import { planRankings } from './plan-rankings.ts'
import { planSinglePages } from './plan-single-pages.ts'

/** Every page of the site. Rankings come first: going through time once serves the histories of items, too. */
export function planPages(source: PageSource): PagePlan[] {
  const rankings = planRankings(source)
  return [...rankings, ...planSinglePages(source, rankings.length), ...planDetailPages(source)]
}
