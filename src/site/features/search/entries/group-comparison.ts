import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { compareAddress, mostCompared } from '#pages/item/compare-address.ts'
import { listWords } from '../../../ui/wording/list-words.ts'
import { findWholeMatches } from '../matching/find-whole-matches.ts'
import { foldNames } from '../matching/fold-name.ts'
import type { SearchGroup } from './group-matches.ts'
import type { SearchEntry } from './search-entry.ts'

type ItemEntry = Extract<SearchEntry, { readonly kind: ItemKind }>

/**
 * Where the items of `b dasher vs bumble v` are side by side, for each kind that has one for every name; null for other
 * queries.
 */
export function groupComparison(entries: readonly SearchEntry[], query: string): SearchGroup | null {
  const names = query.split(/\s+(?:vs\.?|versus)\s+/i)
  if (names.length < 2 || names.length > mostCompared) return null
  const comparisons = itemKinds.flatMap((kind) => {
    const items = entries.filter((entry): entry is ItemEntry => entry.kind === kind)
    const compared = new Set(names.flatMap((name) => findBest(items, name) ?? []))
    return compared.size < names.length ? [] : [linkComparison(kind, [...compared])]
  })
  return comparisons.length === 0 ? null : { title: 'Side by side', entries: comparisons, rest: null }
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
