import { expandSubject } from '#pages/data/compact-row.ts'
import type { RankingSubjectPage } from '#pages/data/ranking-pages.ts'
import { loadPageOf } from '../navigation/navigation-services.ts'

/** The ids of the items of a ranking, best first; none where its page cannot be read. */
export function readRankingOrder(path: string): Promise<readonly string[]> {
  return loadPageOf('ranking-subject', path).then(listInOrder, () => [])
}

export function listInOrder(page: RankingSubjectPage): readonly string[] {
  const { rows, rest } = expandSubject(page)
  return [...rows.map(({ item }) => item.id), ...rest.map(({ id }) => id)]
}
