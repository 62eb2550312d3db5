import leven from 'leven'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import type { ForeignNamesFile } from '#pages/search/foreign-names.ts'
import type { KnownItem } from './imported-checklist.ts'
import { normaliseWords } from './normalise-words.ts'

/** Tells which items words may mean: ids, and names in any language, however they are written. */
export interface ItemFinder {
  /** Ids of the items that have exactly this name or id. @param kind null for any */
  readonly find: (words: string, kind: ItemKind | null) => readonly string[]
  /** Ids of items with similar names, the most similar first; few. */
  readonly suggest: (words: string) => readonly string[]
}

const mostSuggestions = 3
/** Longer words are no name. */
const longestName = 60

/** @param names null where only English names are known */
export function createItemFinder(items: readonly KnownItem[], names: ForeignNamesFile | null): ItemFinder {
  const kinds = new Map(items.map(({ id, kind }) => [id, kind]))
  const idsByName = new Map<string, Set<string>>()
  const add = (name: string, id: string) => {
    const key = normaliseWords(name)
    if (key === '' || !kinds.has(id)) return
    const ids = idsByName.get(key) ?? new Set()
    idsByName.set(key, ids.add(id))
  }
  for (const { id, name } of items) for (const each of [id, name]) add(each, id)
  for (const [id, ...others] of names ? itemKinds.flatMap((kind) => names[kind]) : []) {
    for (const name of others) add(name, id)
  }
  const sorted = [...idsByName].map(([name, ids]) => ({ name, words: sortWords(name), ids }))

  return {
    find(words, kind) {
      const ids = [...(idsByName.get(normaliseWords(words)) ?? [])]
      return kind === null ? ids : ids.filter((id) => kinds.get(id) === kind)
    },
    suggest(words) {
      const wanted = normaliseWords(words)
      if (wanted.length < 2 || wanted.length > longestName) return []
      const wantedWords = sortWords(wanted)
      const most = Math.max(1, Math.floor(wanted.length / 3))
      const distances = new Map<string, number>()
      for (const { name, words: nameWords, ids } of sorted) {
        const distance = measure(wanted, name, wantedWords, nameWords, most)
        if (distance > most) continue
        for (const id of ids) distances.set(id, Math.min(distance, distances.get(id) ?? Infinity))
      }
      return [...distances]
        .toSorted(([, one], [, other]) => one - other)
        .slice(0, mostSuggestions)
        .map(([id]) => id)
    },
  }
}

/** How many letters differ; other orders of the words and cut-off names are taken for slips, too. */
function measure(wanted: string, name: string, wantedWords: string, nameWords: string, most: number): number {
  if (wantedWords === nameWords) return 0
  if (wanted.length > 3 && name.startsWith(wanted)) return 0.5
  if (Math.abs(wanted.length - name.length) > most) return Infinity
  return leven(wanted, name, { maxDistance: most + 1 })
}

function sortWords(words: string): string {
  return words.split(' ').toSorted().join(' ')
}
