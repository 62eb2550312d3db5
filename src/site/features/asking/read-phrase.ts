import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { kindFilter } from '../lists/plans/all-items-plan.ts'
import { sortOperatorName } from '../lists/plans/list-operators.ts'
import { parseQuery } from '../query/parse-query.ts'
import { printQuery } from '../query/print-query.ts'
import type { QueryOperator, Term } from '../query/query.ts'
import { spellOut } from '../query/spell-out.ts'
import { asksForBest, asksForItems, asksForToday, hasKey, nameKinds } from '../search/matching/fillers.ts'
import { findSingular } from '../search/matching/find-wanted.ts'
import { foldNames } from '../search/matching/fold-name.ts'
import type { AskedGame } from './asked-game.ts'
import { readMeaning } from './read-meaning.ts'
import { parseItemQuery } from './select-items.ts'

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
  if (hasKey(text)) return ''
  if (asksForToday(text)) return `${sortOperatorName}:rank`
  return asksForBest(text) ? `${sortOperatorName}:worth` : ''
}

export function asksFor(terms: readonly Term[], name: string): boolean {
  return terms.some(({ operator }) => operator === name)
}
