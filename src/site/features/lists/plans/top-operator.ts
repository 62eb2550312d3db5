import type { QueryOperator } from '../../query/query.ts'

/** Takes the id of a course variant, or some of its name. */
export const topOperator = {
  name: 'top',
  title: 'Top shelf on',
  isSingle: true,
  options: null,
} as const satisfies QueryOperator
