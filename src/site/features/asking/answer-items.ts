import { itemKinds } from '#catalogue/entities.ts'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import { itemPath, routes } from '#pages/routes/routes.ts'
import { loadChecklistItems } from '../checklist/load-checklist-items.ts'
import { readerChecklist } from '../checklist/reader-checklist.ts'
import { itemListPlan } from '../lists/plans/item-list-plan.ts'
import { loadTopShelf } from '../lists/state/load-top-shelf.ts'
import { foldNames } from '../search/matching/fold-name.ts'
import { findFuzzyMatches } from '../search/matching/fuzzy-matches.ts'
import type { ItemAnswer } from '../search/entries/item-answers.ts'
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
  const guesses = query.unknownName === null ? [] : await guessNames(entries, query.unknownName)
  const found = query.select(shelf && shelf.itemIds, guesses)
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

/** Indexes of the items whose names are nearly as written, best first, as a search for words alone finds them. */
async function guessNames(entries: readonly ItemListEntry[], written: string): Promise<readonly number[]> {
  try {
    const names = foldNames(entries, itemListPlan.nameOf)
    return (await findFuzzyMatches(names, written, new AbortController().signal)).indexes
  } catch (error) {
    console.error('Fuzzy search is unavailable; exact names still work.', error)
    return []
  }
}
