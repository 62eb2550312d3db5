import type { PageSource } from '../source/build-page-source.ts'
import type { PagePlan } from './page-plan.ts'
import { planDetailPages } from './plan-detail-pages.ts'
import { planRankings } from './plan-rankings.ts'
import { planSinglePages } from './plan-single-pages.ts'

/** Plans every page of the site. Ranking days come first: while they are built, the histories of items are recorded. */
export function planPages(source: PageSource): PagePlan[] {
  const rankings = planRankings(source)
  return [...rankings, ...planSinglePages(source, rankings.length), ...planDetailPages(source)]
}
