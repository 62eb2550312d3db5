import leven from 'leven'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import type { ForeignNamesFile } from '#wording/search/foreign-names.ts'
import * as say from '#wording/import-export.ts'
import { groupBy } from '#base/group-by.ts'
import { expandShortForms, listInitials } from '../../search/matching/short-forms.ts'
import { foldName } from '../../search/matching/fold-name.ts'
import type { KnownItem } from './imported-checklist.ts'

/** Tells which items words may mean: ids, and names in any language, however they are written. */
export interface ItemFinder {
  /** Ids of the items that have exactly this name or id. @param kind null for any */
  readonly find: (words: string, kind: ItemKind | null) => readonly string[]
  /** Ids of items with similar names, the most similar first; few. */
  readonly suggest: (words: string) => readonly string[]
}

const mostSuggestions = 3

/** How an item is called by its number in the game: a number alone is a level. */
export function gameNumber(number: number | string): string {
  return say.gameNumber({ number })
}

/** Longer text is not a name. */
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
  for (const { id, name, gameId } of items) {
    add(id, id)
    add(name, id)
    if (gameId !== undefined) add(gameNumber(gameId), id)
  }
  for (const [id, ...others] of names ? itemKinds.flatMap((kind) => names[kind]) : []) {
    for (const name of others) add(name, id)
  }
  const similarNames = createSimilarNames([...idsByName.keys()])
  const initials = listInitials(items.map(({ name }) => normaliseWords(name)))
  const positions = new Map(items.map(({ id }, index) => [id, index]))
  // Lists repeat themselves, and a row asks for the same words more than once.
  const suggested = new Map<string, readonly string[]>()

  /** Ids of items for which players write this short form: `dk`, or the initials of the English name. */
  function findShortened(wanted: string): readonly string[] {
    const meant = expandShortForms(wanted).flatMap((name) => [...(idsByName.get(name) ?? [])])
    return [...meant, ...items.flatMap(({ id }, index) => (initials[index]?.letters === wanted ? [id] : []))]
  }

  function findSimilar(wanted: string): readonly string[] {
    const shortened = new Set(findShortened(wanted))
    let best = [...shortened].slice(0, mostSuggestions).map((id) => ({ id, distance: 0 }))
    const most = Math.max(1, Math.floor(wanted.length / 3))
    similarNames.search(wanted, most, (name, distance) => {
      for (const id of idsByName.get(name) ?? []) {
        const known = best.find((each) => each.id === id)
        if (known && known.distance <= distance) continue
        best = [...best.filter((each) => each !== known), { id, distance }]
          .toSorted((one, other) => one.distance - other.distance || positions.get(one.id)! - positions.get(other.id)!)
          .slice(0, mostSuggestions)
      }
      return best[mostSuggestions - 1]?.distance ?? most
    })
    return best.map(({ id }) => id)
  }

  return {
    find(words, kind) {
      const ids = [...(idsByName.get(normaliseWords(words)) ?? [])]
      const ofKind = kind === null ? ids : ids.filter((id) => kinds.get(id) === kind)
      if (ids.length > 0) return ofKind
      // Ids of other tools begin with the kind: `d_mario`.
      const [, letter, rest = ''] = /^([dkg])_(.+)$/i.exec(words.trim()) ?? []
      const named = itemKinds.find((each) => each.startsWith(letter?.toLowerCase() ?? ' '))
      if (!named || (kind !== null && kind !== named)) return []
      return [...(idsByName.get(normaliseWords(rest)) ?? [])].filter((id) => kinds.get(id) === named)
    },
    suggest(words) {
      const wanted = normaliseWords(words)
      if (wanted.length < 2 || wanted.length > longestName) return []
      const similar = suggested.get(wanted) ?? findSimilar(wanted)
      suggested.set(wanted, similar)
      return similar
    },
  }
}

/** Finds names that differ from words by a few letters. */
interface SimilarNames {
  /**
   * @param wanted words in the form for comparisons
   * @param most how many letters may differ at first
   * @param onFound told each name and how many letters differ; returns how many may differ from now on
   */
  readonly search: (wanted: string, most: number, onFound: (name: string, distance: number) => number) => void
}

/** Reordered words and truncated names count as typos of less than a letter; those that lack the least come first. */
const otherOrder = 0
const cutOff = 0.5
/** With fewer letters, too many names begin with them. */
const shortestBeginning = 4

/** @param names in the form for comparisons, each once */
export function createSimilarNames(names: readonly string[]): SimilarNames {
  const byWords = groupBy(names, sortWords)
  const indexes = [...names.keys()]
  const byLength = groupBy(indexes, (index) => names[index]!.length)
  const byPair = new Map<string, number[]>()
  for (const index of indexes) {
    for (const pair of listPairs(names[index]!)) {
      const having = byPair.get(pair)
      if (having) having.push(index)
      else byPair.set(pair, [index])
    }
  }

  /** For each name how many pairs of letters it shares with the words. */
  function countShared(wanted: string): Uint8Array {
    const shared = new Uint8Array(names.length)
    for (const pair of listPairs(wanted)) for (const index of byPair.get(pair) ?? []) shared[index]! += 1
    return shared
  }

  return {
    search(wanted, most, onFound) {
      let bound = most
      for (const name of byWords.get(sortWords(wanted)) ?? []) bound = onFound(name, otherOrder)
      if (wanted.length >= shortestBeginning) {
        for (const name of names) {
          const lacking = (name.length - wanted.length) / name.length
          if (name.startsWith(wanted)) bound = Math.min(bound, onFound(name, cutOff * lacking))
        }
      }
      const shared = countShared(wanted)
      // Names of the same length first: their matches narrow the search, and no name is closer than its difference in
      // length.
      for (let difference = 0; difference <= bound; difference++) {
        for (const length of new Set([wanted.length - difference, wanted.length + difference])) {
          const longest = Math.max(length, wanted.length)
          for (const index of byLength.get(length) ?? []) {
            // A typo breaks at most two pairs, so names with fewer in common cannot be that close.
            if (shared[index]! < longest - 1 - 2 * bound) continue
            const distance = leven(wanted, names[index]!, { maxDistance: Math.floor(bound) + 1 })
            if (distance <= bound) bound = onFound(names[index]!, distance)
          }
        }
      }
    },
  }
}

/** The pairs of neighbouring letters, each with how often it came before: `ana` twice is two of them. */
function listPairs(name: string): string[] {
  const counts = new Map<string, number>()
  return Array.from({ length: Math.max(0, name.length - 1) }, (_, start) => {
    const pair = name.slice(start, start + 2)
    const count = counts.get(pair) ?? 0
    counts.set(pair, count + 1)
    return count === 0 ? pair : `${pair}${count}`
  })
}

function sortWords(words: string): string {
  return words.split(' ').toSorted().join(' ')
}

/** Words in the form for comparisons: names, ids and headings that differ in case, accents or punctuation become equal. */
export function normaliseWords(words: string): string {
  return foldName(words.normalize('NFKC'))
    .replaceAll(/[\s_\-‐–—/"]+/g, ' ')
    .trim()
}
