import { expandSubject } from '#pages/data/compact-row.ts'
import type { RankingSubjectPage } from '#pages/data/ranking-pages.ts'
import { readingServices } from '../navigation/reading-services.ts'

/** The ids of the items of a ranking, best first; none where its page cannot be read. */
export async function readRankingOrder(path: string): Promise<readonly string[]> {
  const { loadPageData } = await readingServices
  const { data } = await loadPageData(path).catch(() => ({ data: null }))
  return data?.kind === 'ranking-subject' ? listInOrder(data) : []
}

export function listInOrder(page: RankingSubjectPage): readonly string[] {
  const { rows, rest } = expandSubject(page)
  return [...rows.map(({ item }) => item.id), ...rest.map(({ id }) => id)]
}
