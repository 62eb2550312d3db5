import { readOperatorName, sayOperatorName } from '#wording/search/typed-operators.ts'
import { sayOption } from './print-query.ts'
import type { QueryOperator } from './query.ts'

const offeredAtMost = 8

/**
 * Whole queries that what is typed may become: first the saved ones that begin so, then those in which the last word is
 * completed, by the name of an operator or by what it takes. Empty where the last word begins none.
 */
export function completeQuery(
  input: string,
  operators: readonly QueryOperator[],
  saved: readonly string[] = [],
): readonly string[] {
  const begun = input.trimStart().toLowerCase()
  const known = saved.filter((query) => query !== input && query.toLowerCase().startsWith(begun))
  return [...new Set([...known, ...completeLast(input, operators)])].slice(0, offeredAtMost)
}

function completeLast(input: string, operators: readonly QueryOperator[]): readonly string[] {
  const [, before = '', last = ''] = /^(.*?)([^\s"]*)$/s.exec(input) ?? []
  if (last === '') return []
  const [name = '', written] = last.toLowerCase().split(/[:：]/)
  return offerEndings(name, written, operators)
    .filter((ending) => ending !== last)
    .map((ending) => before + ending)
}

function offerEndings(name: string, written: string | undefined, operators: readonly QueryOperator[]): string[] {
  if (written === undefined) {
    const names = operators.flatMap((operator) => [sayOperatorName(operator.name), operator.name])
    const options = operators.flatMap((operator) => (operator.isWord ? (operator.options ?? []) : []))
    const words = options.flatMap((option) => [sayOption(option), option.value])
    return [...names.map((each) => `${each}:`), ...words].filter((each) => each.startsWith(name))
  }
  const meant = readOperatorName(name)
  const options = operators.find((operator) => operator.name === meant)?.options ?? []
  return options
    .filter(({ value, label }) => value.startsWith(written) || label.toLowerCase().startsWith(written))
    .map((option) => `${name}:${name === meant ? option.value : sayOption(option)}`)
}
