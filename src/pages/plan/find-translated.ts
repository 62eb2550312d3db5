import { listRound } from '#rankings/count-occasions.ts'
import type { PageKind } from '../routes/routes.ts'
import { dayRankingPath, subjectRankingPath, tourPath } from '../routes/routes.ts'
import type { PageSource } from '../source/build-page-source.ts'
import {
  identifyGameRankings,
  identifyTourRankings,
  identifyWeekRankings,
} from '../source/references/identify-ranking.ts'
import type { PagePlan } from './page-plan.ts'

/** The kinds of which most pages are of the past. */
const archived: ReadonlySet<PageKind> = new Set(['tour', 'ranking-day', 'ranking-subject'])

/**
 * Which pages there are documents of in every language of a site: all but the archive, of which the browser shows a page in
 * another language from the data. Of the archive, it is what was in force at the end: the last day, the last round with
 * its weeks, and the game as a whole.
 */
export function findTranslated({ catalogue, today }: PageSource): (plan: Pick<PagePlan, 'kind' | 'path'>) => boolean {
  const round = listRound(catalogue.tours, today.tour.number)
  const rankings = [
    identifyGameRankings(),
    ...round.map(({ number }) => identifyTourRankings(number)),
    ...round.flatMap(({ number, rankedCups }) => rankedCups.map(({ week }) => identifyWeekRankings(number, week))),
  ]
  const paths = new Set<string>([
    dayRankingPath(today.date),
    ...round.map(({ id }) => tourPath(id)),
    ...rankings.flatMap((ids) => Object.values(ids).map(subjectRankingPath)),
  ])
  return ({ kind, path }) => !archived.has(kind) || paths.has(path)
}
