import type { Catalogue } from '#catalogue/entities.ts'
import { buildDayRankings } from '#rankings/days/build-day-rankings.ts'
import { buildPageSource, type PageSource } from '../source/build-page-source.ts'
import { smallCatalogue } from './small-catalogue.ts'

/** What the builders of pages share, for the small catalogue. */
export function buildSmallSource(changes: Partial<Catalogue> = {}): PageSource {
  const catalogue = { ...smallCatalogue, ...changes }
  return buildPageSource(catalogue, buildDayRankings(catalogue))
}
