import type { ViteDevServer } from 'vite'
import type { buildCatalogue } from '#catalogue/build-catalogue.ts'
import type { buildPages } from '#pages/plan/build-pages.ts'
import type { buildDayRankings } from '#rankings/build-day-rankings.ts'

/** The steps from content to pages. After an edit, those that depend on what was edited are other functions. */
export interface SiteCode {
  readonly buildCatalogue: typeof buildCatalogue
  readonly buildDayRankings: typeof buildDayRankings
  readonly buildPages: typeof buildPages
}

/** The code as it is now: Vite loads again what has changed. */
export async function loadSiteCode(server: ViteDevServer): Promise<SiteCode> {
  const [catalogue, rankings, pages] = await Promise.all([
    server.ssrLoadModule('/src/catalogue/build-catalogue.ts'),
    server.ssrLoadModule('/src/rankings/build-day-rankings.ts'),
    server.ssrLoadModule('/src/pages/plan/build-pages.ts'),
  ])
  return {
    buildCatalogue: catalogue.buildCatalogue,
    buildDayRankings: rankings.buildDayRankings,
    buildPages: pages.buildPages,
  }
}
