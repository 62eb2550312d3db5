import { itemKinds } from '#catalogue/entities.ts'
import { loadPageOf } from '../navigation/navigation-services.ts'
import { answerItems } from '../search/answers/answer-phrase.ts'
import { listInOrder } from '../search/answers/list-rankings.ts'
import { loadSearchIndex } from '../search/matching/load-search-index.ts'
import type { ItemAnswer } from '../search/entries/provide-answers.ts'
import { loadTopShelf } from '../search/filters/load-top-shelf.ts'
import { loadChecklistItems } from './load-checklist-items.ts'
import { readerChecklist } from './reader-checklist.ts'

/** Answers a query about items in the search; null for words alone. */
export function answerItemQuery(text: string): Promise<ItemAnswer | null> {
  const { owned } = readerChecklist.read()
  return answerItems(text, owned, async () => {
    const [{ entries }, { course, cup, rankedDays }] = await Promise.all([loadChecklistItems(), loadSearchIndex()])
    return {
      entries,
      courses: course,
      cups: cup,
      day: rankedDays.last,
      owned,
      loadTopShelf: (asked) => loadTopShelf(asked, itemKinds),
      loadRankingOrder: readRankingOrder,
    }
  })
}

/** The ids of the items of a ranking, best first; none where its page cannot be read. */
function readRankingOrder(path: string): Promise<readonly string[]> {
  return loadPageOf('ranking-subject', path).then(listInOrder, () => [])
}
