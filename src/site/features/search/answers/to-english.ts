import { pathPrefix } from '#wording/language.ts'
import { typedWords } from '#wording/search/typed-words.ts'
import { findNearestWord } from './correct-words.ts'
import { unspaced } from '../matching/find-whole-matches.ts'
import { foldName } from '../matching/fold-name.ts'

/** A query on a page in another language. */
export interface SpokenQuery {
  /** With English words in the place of those of the page's language, as `questions.ts` has them. Names stay as they are. */
  readonly english: string
  /** As it is, but for words that say nothing about what is looked for. */
  readonly words: string
}

/** As many words as a phrase, or the part of a name that is typed, may have. */
const longestPhrase = 6
/** Of what is written without spaces, as many letters. */
const longestRun = 24

/**
 * What a query means in English: `beste Fahrer auf Baby-Park` is `best drivers on Baby-Park`. What is part of a name is left
 * alone, and a misspelt word counts as the nearest. On English pages, the query itself.
 * @param names of everything, folded
 */
export function toEnglish(query: string, names: readonly string[]): SpokenQuery {
  if (pathPrefix === '') return { english: query, words: query }
  if (last?.query !== query || last.names !== names) last = { query, names, spoken: translate(query, names) }
  return last.spoken
}

/** A search asks the same whenever a part of its answer arrives. */
let last: { readonly query: string; readonly names: readonly string[]; readonly spoken: SpokenQuery } | null = null

function translate(query: string, names: readonly string[]): SpokenQuery {
  if (isInName(foldName(query).trim(), names)) return { english: query, words: query }
  const words = split(query, names)
  const [english, rest]: [string[], string[]] = [[], []]
  for (let at = 0; at < words.length;) {
    const ahead = words.slice(at, at + longestPhrase)
    const { length, typed, meant } = readPhrase(ahead, names)
    const whole = ahead.slice(0, length).join(' ')
    english.push(meant ?? whole)
    if (!typed || meant !== '') rest.push(whole)
    at += length
  }
  const say = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' ') || query
  return { english: say(english), words: say(rest) }
}

/** The first words of those that are left. */
interface ReadWords {
  readonly length: number
  /** Whether they are of the language. */
  readonly typed: boolean
  /** What takes their place: nothing for a filler, null if they stay. */
  readonly meant: string | null
}

function readPhrase(words: readonly string[], names: readonly string[]): ReadWords {
  const { meanings } = readVocabulary()
  const folded = words.map(foldWord)
  const lengths = folded.map((_, index) => folded.length - index)
  const join = (length: number) => folded.slice(0, length).join(' ').trim()
  const known = lengths.find((length) => meanings.has(join(length))) ?? 0
  // `Circuito Mario`, but neither `kart de`, two words with a meaning, nor `de Peach`.
  const named = lengths.find(
    (length) =>
      length > Math.max(1, known) &&
      folded.slice(0, length).some((word) => !meanings.has(word)) &&
      meanings.get(folded[0]!) !== '' &&
      isInName(join(length), names),
  )
  if (named) return { length: named, typed: false, meant: null }
  if (known > 0) return { length: known, typed: true, meant: meanings.get(join(known))! }
  const corrected = term.test(words[0]!) ? null : correct(folded[0]!, names)
  return { length: 1, typed: corrected !== null, meant: corrected }
}

/** What is meant by a misspelt word; null for a word that begins another, or is like none. */
function correct(word: string, names: readonly string[]): string | null {
  const { meanings, meaningful } = readVocabulary()
  if ([...meanings.keys()].some((each) => each.startsWith(word)) || isInName(word, names)) return null
  const nearest = findNearestWord(word, meaningful)
  return nearest === undefined ? null : meanings.get(nearest)!
}

/** Whether words of a name begin so. What is written without spaces may begin anywhere. */
function isInName(wanted: string, names: readonly string[]): boolean {
  const begun = unspaced.test(wanted) ? wanted : ` ${wanted}`
  return wanted !== '' && names.some((name) => ` ${name}`.includes(begun))
}

/** A term of a query, or what is in quotation marks: it is read as it stands. */
const term = /[":：<>]/
const punctuation = /^[¿¡]+|[,;!?！？、。]+$/gu

function foldWord(word: string): string {
  return foldName(word).replace(punctuation, '')
}

/** What the language has, in the forms in which it is looked up. */
interface Vocabulary {
  /** Folded phrases with what they mean; nothing for fillers. */
  readonly meanings: ReadonlyMap<string, string>
  /** What a misspelt word may have been. */
  readonly meaningful: readonly string[]
  /** Written without spaces, and not folded: の is a particle, and ノ is not. */
  readonly unspacedWords: ReadonlySet<string>
  /** `l’` of `l’aile`, which is written without a space; null for none. */
  readonly elision: RegExp | null
}

let vocabulary: Vocabulary | null = null

/** Made when it is first asked for, so that English pages have none of it. */
function readVocabulary(): Vocabulary {
  vocabulary ??= buildVocabulary()
  return vocabulary
}

function buildVocabulary(): Vocabulary {
  const { fillers, phrases } = typedWords
  const elided = fillers.filter((filler) => /['’]$/.test(filler)).map((filler) => filler.slice(0, -1))
  const elision = elided.length === 0 ? null : new RegExp(`^(${elided.join('|')})['’](?=.)`, 'iu')
  const fold = (typed: string) =>
    typed
      .split(' ')
      .map((word) => foldName(leaveOutElision(word, elision)))
      .join(' ')
  const meanings = new Map([
    ...fillers.map((filler) => [fold(filler), ''] as const),
    ...phrases.map(([typed, english]) => [fold(typed), english] as const),
  ])
  return {
    meanings,
    meaningful: [...meanings].flatMap(([typed, meant]) => (meant === '' || typed.includes(' ') ? [] : [typed])),
    unspacedWords: new Set(
      [...fillers, ...phrases.map(([typed]) => typed)]
        .map((typed) => typed.normalize('NFKC').toLowerCase())
        .filter((typed) => unspaced.test(typed)),
    ),
    elision,
  }
}

function leaveOutElision(word: string, elision: RegExp | null): string {
  return elision ? word.replace(elision, '') : word
}

/** The words of a query, or what is in quotation marks. */
function split(query: string, names: readonly string[]): readonly string[] {
  const { elision } = readVocabulary()
  const words = query.match(/\S*"[^"]*"?|\S+/g) ?? []
  const apart = words.flatMap((word) => (unspaced.test(word) && !term.test(word) ? splitUnspaced(word, names) : [word]))
  return apart
    .map((word) => (term.test(word) ? word : leaveOutElision(word.replace(punctuation, ''), elision)))
    .filter((word) => word !== '')
}

/** Takes what is written without spaces apart: at each place the longest word or name; the rest stays together. */
function splitUnspaced(text: string, names: readonly string[]): readonly string[] {
  const written = text.normalize('NFKC')
  const known = wordsOf(names)
  const parts: string[] = []
  let rest = ''
  for (let at = 0; at < written.length;) {
    const length = lengthOfWord(written.slice(at), known)
    if (length === 0) {
      rest += written[at]
      at += 1
      continue
    }
    parts.push(rest, written.slice(at, at + length))
    rest = ''
    at += length
  }
  return [...parts, rest]
}

/** Of what stands at the beginning: a word of the language as it is written, or one of a name, whichever is longer. */
function lengthOfWord(written: string, known: ReadonlySet<string>): number {
  const { unspacedWords } = readVocabulary()
  for (let length = Math.min(longestRun, written.length); length > 0; length--) {
    const part = written.slice(0, length)
    if (unspacedWords.has(part.toLowerCase()) || (length > 1 && known.has(foldName(part)))) return length
  }
  return 0
}

const listed = new WeakMap<readonly string[], ReadonlySet<string>>()

/** The words of names that are written without spaces; the same set for the same list. */
function wordsOf(names: readonly string[]): ReadonlySet<string> {
  const known = listed.get(names)
  if (known) return known
  const words = new Set(names.flatMap((name) => name.split(' ').filter((word) => unspaced.test(word))))
  listed.set(names, words)
  return words
}
