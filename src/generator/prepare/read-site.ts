import { buildCatalogue } from '#catalogue/build/build-catalogue.ts'
import type { IsoDate } from '#catalogue/calendar.ts'
import type { ContentFile } from '#catalogue/parse/content-file.ts'
import type { Problem } from '#catalogue/problem.ts'
import { buildPages, type Pages } from '#pages/plan/build-pages.ts'
import { buildDayRankings } from '#rankings/days/build-day-rankings.ts'

export type ReadSite = { readonly problems: readonly Problem[] } | { readonly site: Pages }

/** Content → all that pages are built from, or all faults if the content has any. */
export function readSite(files: readonly ContentFile[], today: IsoDate | null): ReadSite {
  const { catalogue, problems } = buildCatalogue(files, { today })
  if (!catalogue) return { problems }
  const site = buildPages(catalogue, buildDayRankings(catalogue))
  return site.problems.length > 0 ? { problems: site.problems } : { site }
}
