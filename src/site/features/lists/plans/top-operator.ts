import type { QueryOperator } from '../../query/query.ts'

/** Takes the id or the name of a course variant, or part of the names of several. */
export const topOperator = {
  name: 'top',
  title: 'Top shelf on',
  isSingle: true,
  options: null,
} as const satisfies QueryOperator
