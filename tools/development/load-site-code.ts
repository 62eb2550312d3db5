import type { ViteDevServer } from 'vite'
import type { buildCatalogue } from '#catalogue/build/build-catalogue.ts'
import type { buildPages } from '#pages/plan/build-pages.ts'
import type { buildDayRankings } from '#rankings/days/build-day-rankings.ts'
import type { describeRankedFacts } from '#rankings/days/describe-ranked-facts.ts'

/** The steps from content to pages. Editing code replaces the functions that depend on it and leaves the others. */
export interface SiteCode {
  readonly buildCatalogue: typeof buildCatalogue
  readonly buildDayRankings: typeof buildDayRankings
  readonly describeRankedFacts: typeof describeRankedFacts
  readonly buildPages: typeof buildPages
}

/** Loads the code through Vite, which reloads only what has changed. */
export async function loadSiteCode(server: ViteDevServer): Promise<SiteCode> {
  const [catalogue, rankings, facts, pages] = await Promise.all([
    server.ssrLoadModule('/src/catalogue/build/build-catalogue.ts'),
    server.ssrLoadModule('/src/rankings/days/build-day-rankings.ts'),
    server.ssrLoadModule('/src/rankings/days/describe-ranked-facts.ts'),
    server.ssrLoadModule('/src/pages/plan/build-pages.ts'),
  ])
  return {
    buildCatalogue: catalogue.buildCatalogue,
    buildDayRankings: rankings.buildDayRankings,
    describeRankedFacts: facts.describeRankedFacts,
    buildPages: pages.buildPages,
  }
}
