import { itemKinds } from '#catalogue/entities.ts'
import { loadChecklistItems } from '../checklist/load-checklist-items.ts'
import { readerChecklist } from '../checklist/reader-checklist.ts'
import { loadTopShelf } from '../lists/state/load-top-shelf.ts'
import { loadSearchIndex } from '../search/entries/load-search-index.ts'
import type { ItemAnswer } from '../search/entries/item-answers.ts'
import { answerPhrase } from './answer-phrase.ts'
import { parseItemQuery } from './select-items.ts'

/** Answers a query about items in the search; null for words alone. */
export async function answerItems(text: string): Promise<ItemAnswer | null> {
  const { owned } = readerChecklist.read()
  // Most searches are for names, and need no items.
  if (!parseItemQuery(text, [], owned).asks) return null
  const [{ entries }, { course }] = await Promise.all([loadChecklistItems(), loadSearchIndex()])
  return answerPhrase(text, {
    entries,
    courses: course,
    owned,
    loadTopShelf: (asked) => loadTopShelf(asked, itemKinds),
  })
}
