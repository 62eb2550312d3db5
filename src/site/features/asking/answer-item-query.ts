import { itemKinds } from '#catalogue/entities.ts'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import { loadChecklistItems } from '../checklist/load-checklist-items.ts'
import { readerChecklist } from '../checklist/reader-checklist.ts'
import { loadTopShelf } from '../lists/state/load-top-shelf.ts'
import { loadSearchIndex } from '../search/entries/load-search-index.ts'
import type { ItemAnswer } from '../search/entries/item-answers.ts'
import { answerPhrase } from './answer-phrase.ts'
import { readRankingOrder } from './read-ranking-order.ts'
import { parseItemQuery } from './select-items.ts'

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
