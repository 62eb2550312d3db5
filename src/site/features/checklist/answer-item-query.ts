import { itemKinds } from '#catalogue/entities.ts'
import { expandSubject } from '#pages/data/compact-row.ts'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import type { RankingSubjectPage } from '#pages/data/ranking-pages.ts'
import { loadPageOf } from '../navigation/navigation-services.ts'
import { answerPhrase } from '../search/answers/answer-phrase.ts'
import { parseItemQuery } from '../search/answers/select-items.ts'
import { loadSearchIndex } from '../search/entries/load-search-index.ts'
import type { ItemAnswer } from '../search/entries/provide-answers.ts'
import { loadTopShelf } from '../search/filters/load-top-shelf.ts'
import { loadChecklistItems } from './load-checklist-items.ts'
import { readerChecklist } from './reader-checklist.ts'

/** Answers a query about items in the search; null for words alone. */
export async function answerItemQuery(text: string): Promise<ItemAnswer | null> {
  const { owned } = readerChecklist.read()
  const asks = (items: readonly ItemListEntry[]) => parseItemQuery(text, items, owned).asks
  // Most searches are for names, and need no items. A word with a colon may be a misspelt filter, or punctuation.
  if (!asks([]) && !/[a-z]:\s/i.test(text)) return null
  const [{ entries }, { course, cup, rankedDays }] = await Promise.all([loadChecklistItems(), loadSearchIndex()])
  if (!asks(entries)) return null
  return answerPhrase(text, {
    entries,
    courses: course,
    cups: cup,
    day: rankedDays.last,
    owned,
    loadTopShelf: (asked) => loadTopShelf(asked, itemKinds),
    loadRankingOrder: readRankingOrder,
  })
}

/** The ids of the items of a ranking, best first; none where its page cannot be read. */
export function readRankingOrder(path: string): Promise<readonly string[]> {
  return loadPageOf('ranking-subject', path).then(listInOrder, () => [])
}

export function listInOrder(page: RankingSubjectPage): readonly string[] {
  const { rows, rest } = expandSubject(page)
  return [...rows.map(({ item }) => item.id), ...rest.map(({ id }) => id)]
}
