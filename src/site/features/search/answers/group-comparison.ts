import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { compareAddress, mostCompared } from '#pages/item/compare-address.ts'
import * as say from '#wording/search.ts'
import { joinList } from '#wording/join-list.ts'
import { findWholeMatches } from '../matching/find-whole-matches.ts'
import type { ForeignSearch } from '../matching/foreign-search.ts'
import { comparing, separators } from '../questions/questions.ts'
import { says } from './read-signs.ts'
import { foldName, foldNames } from '../matching/fold-name.ts'
import type { SearchGroup } from '../entries/search-group.ts'
import { findForeignKey, type SearchEntry } from '../entries/search-entry.ts'

type ItemEntry = Extract<SearchEntry, { readonly kind: ItemKind }>

interface FoundItem {
  readonly item: ItemEntry
  /** By which it is found. */
  readonly name: string
}

/**
 * Where the items of `b dasher vs bumble v`, `mario or luigi` or `compare mario with luigi` are side by side, for each
 * kind that has one for every name. Exact names come first: `mario vs luigi` compares drivers and not their hat balloons.
 * If every name is an item's, but of different kinds, the items themselves. Null for other queries.
 * @param foreign finds names in other languages; null while it is not loaded
 */
export function groupComparison(
  entries: readonly SearchEntry[],
  query: string,
  foreign: ForeignSearch | null,
): SearchGroup | null {
  const asked = query.replace(comparing, ' ').trim()
  const names = asked.split(says(query, 'compare') ? separators.compare : separators.versus)
  if (names.length < 2 || names.length > mostCompared) return null
  const all = entries.filter(isItem)
  const comparisons = itemKinds.flatMap((kind) => {
    const compared = findEach(
      all.filter((item) => item.kind === kind),
      names,
      foreign,
    )
    return compared ? [{ kind, found: compared }] : []
  })
  if (comparisons.length === 0) {
    const found = findEach(all, names, foreign)
    return found && { title: say.compareOneKind(), entries: listItems(found), rest: null }
  }
  const exact = comparisons.filter(({ found }) => found.every(({ name }, index) => isCalled(name, names[index]!)))
  const links = (exact.length === 0 ? comparisons : exact).map(({ kind, found }) =>
    linkComparison(kind, listItems(found)),
  )
  return { title: say.sideBySide(), entries: links, rest: null }
}

function isItem(entry: SearchEntry): entry is ItemEntry {
  return (itemKinds as readonly string[]).includes(entry.kind)
}

function isCalled(name: string, query: string): boolean {
  return foldName(name) === foldName(query).trim()
}

function listItems(found: readonly FoundItem[]): readonly ItemEntry[] {
  return found.map(({ item }) => item)
}

/** A different item for each name; null if one has none. */
function findEach(
  items: readonly ItemEntry[],
  names: readonly string[],
  foreign: ForeignSearch | null,
): readonly FoundItem[] | null {
  const found = names.flatMap((name) => findBest(items, name, foreign) ?? [])
  return new Set(listItems(found)).size < names.length ? null : found
}

/** By its English name; or else by that in another language. */
function findBest(items: readonly ItemEntry[], wanted: string, foreign: ForeignSearch | null): FoundItem | null {
  const names = foldNames(items, ({ name }) => name)
  const [index] = findWholeMatches(names, wanted) ?? []
  const [match] = index === undefined ? (foreign?.find(items.map(findForeignKey), wanted) ?? []) : []
  const item = items[index ?? match?.index ?? -1]
  return item ? { item, name: match?.name ?? item.name } : null
}

function linkComparison(kind: ItemKind, items: readonly ItemEntry[]): SearchEntry {
  const [first = '', ...others] = items.map(({ name }) => name)
  return {
    kind: 'page',
    name: say.compareWith({ first, others: joinList(others) }),
    path: compareAddress({ kind, ids: items.map(({ id }) => id) }),
  }
}
