import {
  foreignNameKinds,
  keyedKinds,
  type ForeignNameKind,
  type ForeignNamesFile,
  type NameLanguage,
} from '#wording/search/foreign-names.ts'
import { putPlainFirst, rateMatch, type Closeness } from './find-whole-matches.ts'
import { foldName } from './fold-name.ts'

/** Names a thing in the file of foreign names: `driver/mario`. Null for what has no names in it. */
export type ForeignKey = `${ForeignNameKind | (typeof keyedKinds)[number]}/${string}` | null

/** A name by which a thing is found. */
export interface ForeignMatch {
  /** In the list that was searched. */
  readonly index: number
  readonly name: string
  /** Null for what the thing is called inside the game. */
  readonly language: NameLanguage | null
}

interface FoldedName {
  readonly folded: string
  readonly name: string
  readonly language: NameLanguage | null
}

/** Finds things by their names in other languages and inside the game. */
export interface ForeignSearch {
  /** Best first, each thing once, by the name that is closest. */
  readonly find: (keys: readonly ForeignKey[], query: string) => readonly ForeignMatch[]
}

export function createForeignSearch(file: ForeignNamesFile): ForeignSearch {
  const rows = new Map(foreignNameKinds.flatMap((kind) => file[kind].map((row) => [`${kind}/${row[0]}`, row])))
  const keyRows = new Map(keyedKinds.flatMap((kind) => file.keys[kind].map((row) => [`${kind}/${row[0]}`, row])))
  // Folding takes longer than searching; a list needs the names of its own things alone.
  const foldedRows = new Map<string, readonly FoldedName[]>()

  function namesOf(key: string): readonly FoldedName[] {
    const known = foldedRows.get(key)
    if (known) return known
    // A course also stands for its plain variant.
    const keyed = keyRows.get(key) ?? keyRows.get(key.replace('course/', 'variant/'))
    const inGame = (keyed?.slice(1) ?? []).map((name) => ({ folded: foldName(name), name, language: null }))
    const names = [...foldRow(rows.get(key)?.slice(1) ?? [], file.languages), ...inGame]
    foldedRows.set(key, names)
    return names
  }

  return {
    find(keys, query) {
      const wanted = respell(foldName(query.trim()))
      if (wanted === '') return []
      const words = wanted.split(/\s+/)
      const groups: Record<Closeness, ForeignMatch[]> = [[], [], [], [], [], []]
      for (const [index, key] of keys.entries()) {
        const best = key === null ? null : findClosest(namesOf(key), wanted, words)
        if (best) groups[best.closeness].push({ index, name: best.name, language: best.language })
      }
      groups[1] = putPlainFirst(groups[1], ({ name }) => foldName(name))
      return Object.values(groups).flat()
    },
  }
}

/** What Chinese players write for what the game calls otherwise: names from before there were official ones. */
const usualNames = new Map(
  Object.entries({
    马里奥: '马力欧',
    瓦里奥: '瓦力欧',
    库巴: '酷霸王',
    馬里奧: '瑪利歐',
    瑪莉歐: '瑪利歐',
    瑪琍歐: '瑪利歐',
    壞利歐: '瓦利歐',
  }),
)

function respell(wanted: string): string {
  return [...usualNames].reduce((text, [usual, official]) => text.replaceAll(usual, official), wanted)
}

function foldRow(names: readonly string[], languages: readonly NameLanguage[]): FoldedName[] {
  return languages.flatMap((language, index) => {
    const name = names[index] ?? ''
    if (name === '') return []
    const spellings = new Set([foldName(name), foldName(language === 'de' ? writeOutUmlauts(name) : name)])
    return [...spellings].map((folded) => ({ folded, name, language }))
  })
}

/** Germans type `Koenig` for `König` where a keyboard lacks the letter. */
function writeOutUmlauts(name: string): string {
  return name.normalize('NFD').replaceAll('\u0308', 'e')
}

function findClosest(
  names: readonly FoldedName[],
  wanted: string,
  words: readonly string[],
): (FoldedName & { readonly closeness: Closeness }) | null {
  let closest: (FoldedName & { readonly closeness: Closeness }) | null = null
  for (const each of names) {
    const closeness = rateMatch(each.folded, wanted, words)
    // Numbers within the game's own keys are no tours: `158` is not in `item00158`.
    if (each.language === null && closeness !== null && closeness > 2) continue
    if (closeness !== null && (!closest || closeness < closest.closeness)) closest = { ...each, closeness }
  }
  return closest
}
