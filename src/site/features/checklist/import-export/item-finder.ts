import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import type { ForeignNamesFile } from '#wording/search/foreign-names.ts'
import * as say from '#wording/import-export.ts'
import type { KnownItem } from './imported-checklist.ts'
import { expandShortForms, listInitials } from '../../search/matching/short-forms.ts'
import { normaliseWords } from './normalise-words.ts'
import { createSimilarNames } from './similar-names.ts'

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
