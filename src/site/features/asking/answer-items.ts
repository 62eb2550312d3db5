import { itemKinds } from '#catalogue/entities.ts'
import { itemPath, routes } from '#pages/routes/routes.ts'
import { loadChecklistItems } from '../checklist/load-checklist-items.ts'
import { readerChecklist } from '../checklist/reader-checklist.ts'
import { loadTopShelf } from '../lists/load-top-shelf.ts'
import type { ItemAnswer } from '../search/item-answers.ts'
import { parseItemQuery } from './select-items.ts'

const shownAtMost = 8

/** Answers a query about items in the search; null for words alone. */
export async function answerItems(text: string): Promise<ItemAnswer | null> {
  const { owned } = readerChecklist.read()
  // Most searches are for names, and need no items.
  if (!parseItemQuery(text, [], owned).asks) return null
  const { entries } = await loadChecklistItems()
  const query = parseItemQuery(text, entries, owned)
  const shelf = query.top === null ? null : await loadTopShelf(query.top, itemKinds)
  const found = query.select(shelf && shelf.itemIds)
  return {
    entries: found.slice(0, shownAtMost).map((item) => ({
      kind: item.kind,
      id: item.id,
      name: item.name,
      rarity: item.rarity,
      path: itemPath(item),
    })),
    count: found.length,
    path: `${routes.checklist}?${new URLSearchParams({ q: text.trim() })}`,
    problems: query.problems,
  }
}
