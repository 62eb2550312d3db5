import { groupBy } from '#base/group-by.ts'
import { preferenceChoices, type Preference } from '#documents/preference-choices.ts'
import { rankedDayKey, rankedKindKey } from '#pages/routes/routes.ts'
import { parseQuery } from '../reading/parse-query.ts'
import { printQuery } from '../reading/print-query.ts'
import type { QueryOperator, Term } from '../reading/query.ts'
import { removeComparison, replaceTerms } from '../reading/print-query.ts'
import { sortOperatorName } from './list-plan.ts'

/** The search, filters, order and density of a list, all stored in the address. */
export interface ListState {
  /** Words that are looked for in names. */
  readonly text: string
  /** Chosen values by the name of the filter; filters without a choice are absent. */
  readonly chosen: ReadonlyMap<string, readonly string[]>
  /** Comparisons by the name of the filter, such as `level<6`; filters without one are absent. */
  readonly limits: ReadonlyMap<string, readonly Term[]>
  /** Null for the list's own order, or the best match first. */
  readonly sort: string | null
  /** Null for the reader's preference. */
  readonly density: Preference<'density'> | null
  /** What the query asks that is not understood. */
  readonly problems: readonly string[]
}

/** Name of the query in the address. */
export const queryKey = 'q'
const densityKey = 'density'
/** How a list is laid out, where there is a choice of more than density. */
export const viewKey = 'view'

/** Ignores unknown values, since anyone can type an address. */
export function parseListState(search: string, operators: readonly QueryOperator[]): ListState {
  const parameters = new URLSearchParams(search)
  const { query, problems } = parseQuery(readQueryText(parameters, operators), operators)
  const terms = query.terms.filter(({ operator }) => operator !== sortOperatorName)
  const chosen = groupBy(
    terms.filter(({ comparison }) => comparison === ':'),
    ({ operator }) => operator,
  )
  const sort = query.terms.find(({ operator }) => operator === sortOperatorName)?.value
  const orders = operators.find(({ name }) => name === sortOperatorName)?.options ?? []
  return {
    text: query.text,
    chosen: new Map([...chosen].map(([name, ofName]) => [name, ofName.map(({ value }) => value)])),
    limits: groupBy(
      terms.filter(({ comparison }) => comparison !== ':'),
      ({ operator }) => operator,
    ),
    sort: orders.some(({ value }) => value === sort) ? (sort ?? null) : null,
    density: preferenceChoices.density.find((density) => density === parameters.get(densityKey)) ?? null,
    problems,
  }
}

/**
 * The query as it is in the search field. Terms that the address has as parameters of their own, as it once had
 * all of them, come last.
 */
export function readQueryText(parameters: URLSearchParams, operators: readonly QueryOperator[]): string {
  const text = parameters.get(queryKey) ?? ''
  const terms = operators.flatMap(({ name, options }) =>
    [...new Set(parameters.getAll(name))]
      .filter((value) => value !== '' && (name !== sortOperatorName || options?.some((order) => order.value === value)))
      .map((value): Term => ({ operator: name, comparison: ':', value: value.replaceAll('"', '') })),
  )
  return terms.length === 0 ? text : [text.trim(), printQuery({ text: '', terms }, operators)].filter(Boolean).join(' ')
}

/** The values of one operator that the address asks for. */
export function readValues(search: string, operator: QueryOperator): readonly string[] {
  const text = readQueryText(new URLSearchParams(search), [operator])
  return parseQuery(text, [operator]).query.terms.flatMap(({ comparison, value }) =>
    comparison === ':' ? [value] : [],
  )
}

/** Whether the address uses one of these operators. */
export function asksFor(search: string, operators: readonly QueryOperator[]): boolean {
  const text = readQueryText(new URLSearchParams(search), operators)
  return parseQuery(text, operators).query.terms.length > 0
}

export function writeText(parameters: URLSearchParams, text: string, operators: readonly QueryOperator[] = []): void {
  for (const { name } of operators) parameters.delete(name)
  writeParameter(parameters, queryKey, text)
}

/** Makes these the values of an operator. */
export function writeValues(parameters: URLSearchParams, operator: QueryOperator, values: readonly string[]): void {
  parameters.delete(operator.name)
  writeParameter(parameters, queryKey, replaceTerms(parameters.get(queryKey) ?? '', operator, values))
}

export function writeDensity(parameters: URLSearchParams, density: Preference<'density'> | null): void {
  writeParameter(parameters, densityKey, density ?? '')
}

/** Adds a value to a filter, or removes it. */
export function toggleValue(parameters: URLSearchParams, operator: QueryOperator, value: string): void {
  const values = readValues(parameters.toString(), operator)
  const others = values.filter((other) => other !== value)
  writeValues(parameters, operator, others.length < values.length ? others : [...values, value])
}

/** Removes a comparison such as `level<6`. */
export function clearLimit(parameters: URLSearchParams, operator: QueryOperator, limit: Term): void {
  writeParameter(parameters, queryKey, removeComparison(parameters.get(queryKey) ?? '', operator, limit))
}

/** Keeps sort order, density, view, and kind and day of what is ranked, which do not filter. */
export function clearNarrowing(parameters: URLSearchParams, operators: readonly QueryOperator[]): void {
  const sort = operators.filter(({ name }) => name === sortOperatorName)
  const { terms } = parseQuery(readQueryText(parameters, operators), sort).query
  for (const key of new Set(parameters.keys())) {
    if (![densityKey, viewKey, rankedKindKey, rankedDayKey].includes(key)) parameters.delete(key)
  }
  writeText(parameters, printQuery({ text: '', terms }, sort))
}

export function writeParameter(parameters: URLSearchParams, key: string, value: string): void {
  if (value.trim() === '') parameters.delete(key)
  else parameters.set(key, value)
}
