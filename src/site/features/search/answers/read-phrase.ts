import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import { kindFilter, levelOperator } from '../filters/all-items-plan.ts'
import { sortOperatorName } from '../filters/list-plan.ts'
import { asksForItems, nameKinds, says } from './read-signs.ts'
import { foldNames, foldName } from '../matching/fold-name.ts'
import { parseQuery } from '../reading/parse-query.ts'
import { printQuery } from '../reading/print-query.ts'
import type { QueryOperator, Term } from '../reading/query.ts'
import { type AskedGame, isAboutOwned } from './select-answer.ts'
import { findSingular } from './find-wanted.ts'
import { readMeaning } from './correct-words.ts'
import { parseItemQuery } from './select-items.ts'
import { spellOut } from './spell-out.ts'

/** A phrase as the query that it means. */
export interface Phrase {
  readonly operators: readonly QueryOperator[]
  /** The name of an item, a ranked cup or a course. */
  readonly name: string
  readonly terms: readonly Term[]
  readonly kinds: readonly ItemKind[]
  /** The terms that are no kinds. */
  readonly others: readonly Term[]
  /** The query without its kinds. */
  readonly withoutKinds: string
  /** All terms, or only the others: all kinds narrow nothing. */
  readonly narrowing: readonly Term[]
  /** The order that “best” asks for, as a term; empty for none. */
  readonly order: string
  /** What is asked of the items. */
  readonly asked: string
  /** Whether it asks for something without naming the operator. */
  readonly isMeant: (operator: string) => boolean
}

export function readPhrase(text: string, game: AskedGame): Phrase {
  const { operators } = parseItemQuery(text, game.entries, game.owned)
  const names = listNames(game)
  const phrase = asksForItems(text) ? nameKinds(text) : text
  const spelled = spellOut(phrase, operators, (words, before) => readMeaning(words, names, before))
  const { text: spelledName, terms } = parseQuery(spelled, operators).query
  const name = findSingular(names, spelledName) ?? spelledName
  const written = parseQuery(text, operators).query
  const kinds = itemKinds.filter((kind) =>
    terms.some(({ operator, value }) => operator === kindFilter.name && value === kind),
  )
  const others = terms.filter(({ operator }) => operator !== kindFilter.name)
  const withoutKinds = printQuery({ text: name, terms: others }, operators)
  const asked = name === spelledName ? spelled : printQuery({ text: name, terms }, operators)
  const namesAllKinds = kinds.length === itemKinds.length
  const order = asksFor(terms, sortOperatorName) ? '' : readOrder(text)
  return {
    operators,
    name,
    terms,
    kinds,
    others,
    withoutKinds,
    narrowing: namesAllKinds ? others : terms,
    order,
    asked: `${namesAllKinds ? withoutKinds : asked} ${order}`,
    isMeant: (operator) => asksFor(terms, operator) && !asksFor(written.terms, operator),
  }
}

/** Of items and courses, folded. */
export function listNames({ entries, courses }: AskedGame): readonly string[] {
  return [...foldNames(entries, ({ name }) => name), ...foldNames(courses, ([name]) => name)]
}

/** `Best karts` come in the order of their ranking. */
function readOrder(text: string): string {
  if (says(text, 'filter')) return ''
  if (says(text, 'today')) return `${sortOperatorName}:rank`
  return says(text, 'best') ? `${sortOperatorName}:worth` : ''
}

export function asksFor(terms: readonly Term[], name: string): boolean {
  return terms.some(({ operator }) => operator === name)
}

/**
 * Whether only the words of a phrase ask for items, and not their sense. No answer is better than a wrong one.
 * @param count of the items that it would ask for
 */
export function isMisread(text: string, phrase: Phrase, count: number, { entries }: AskedGame): boolean {
  const { name, kinds, others } = phrase
  // `Which courses am I missing`
  if (says(name, 'courses')) return true
  // `Best kart 2`
  if (says(name, 'nameless')) return name !== '' || asksForShelfLevel(text, phrase)
  // `Best glider for Mario`, `Bowser karts`, `can Mario use bubble`: items do not go with each other, and one that is not
  // as asked is no course with such a name either. The reader may merely own none.
  const wanted = foldName(name)
  const isOther = ({ kind }: ItemListEntry) => !kinds.includes(kind) || (count === 0 && !others.some(isAboutOwned))
  return (
    kinds.length > 0 &&
    (count === 0 || foldName(text).includes(`for ${wanted}`)) &&
    entries.some((item) => isOther(item) && foldName(item.name) === wanted)
  )
}

/** `Top shelf at level 3`: that from which items are there, whatever their level in the reader's game. */
export function asksForShelfLevel(text: string, { terms }: Pick<Phrase, 'terms'>): boolean {
  const ofReader = terms.filter(isAboutOwned)
  return says(text, 'shelf') && ofReader.length > 0 && ofReader.every(({ operator }) => operator === levelOperator.name)
}
