import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { compareAddress, mostCompared } from '#pages/item/compare-address.ts'
import { listWords } from '../../../ui/wording/list-words.ts'
import { findWholeMatches } from '../matching/find-whole-matches.ts'
import { foldName, foldNames } from '../matching/fold-name.ts'
import type { SearchGroup } from './group-matches.ts'
import type { SearchEntry } from './search-entry.ts'

type ItemEntry = Extract<SearchEntry, { readonly kind: ItemKind }>

/**
 * Where the items of `b dasher vs bumble v` are side by side, for each kind that has one for every name; for
 * `mario vs luigi` only for drivers, who are called just that. If every name is an item's, but of different kinds, the
 * items themselves. Null for other queries.
 */
export function groupComparison(entries: readonly SearchEntry[], query: string): SearchGroup | null {
  const names = query.split(/\s+(?:vs\.?|versus)\s+/i)
  if (names.length < 2 || names.length > mostCompared) return null
  const all = entries.filter(isItem)
  const comparisons = itemKinds.flatMap((kind) => {
    const compared = findEach(
      all.filter((item) => item.kind === kind),
      names,
    )
    return compared ? [{ kind, items: compared }] : []
  })
  if (comparisons.length === 0) {
    const found = findEach(all, names)
    return found && { title: 'Only items of one kind can be compared', entries: found, rest: null }
  }
  const exact = comparisons.filter(({ items }) => items.every(({ name }, index) => isCalled(name, names[index]!)))
  const links = (exact.length === 0 ? comparisons : exact).map(({ kind, items }) => linkComparison(kind, items))
  return { title: 'Side by side', entries: links, rest: null }
}

function isItem(entry: SearchEntry): entry is ItemEntry {
  return (itemKinds as readonly string[]).includes(entry.kind)
}

function isCalled(name: string, query: string): boolean {
  return foldName(name) === foldName(query).trim()
}

/** A different item for each name; null if one has none. */
function findEach(items: readonly ItemEntry[], names: readonly string[]): readonly ItemEntry[] | null {
  const found = new Set(names.flatMap((name) => findBest(items, name) ?? []))
  return found.size < names.length ? null : [...found]
}

function findBest(items: readonly ItemEntry[], name: string): ItemEntry | undefined {
  const [best] =
    findWholeMatches(
      foldNames(items, (item) => item.name),
      name,
    ) ?? []
  return best === undefined ? undefined : items[best]
}

function linkComparison(kind: ItemKind, items: readonly ItemEntry[]): SearchEntry {
  const [first, ...others] = items.map(({ name }) => name)
  return {
    kind: 'page',
    name: `Compare ${first} with ${listWords(others)}`,
    path: compareAddress({ kind, ids: items.map(({ id }) => id) }),
  }
}
