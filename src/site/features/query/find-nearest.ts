import { closestMatch } from 'leven'
import type { QueryOperator } from './query.ts'

const typosAtMost = 2

/** The operator whose name differs least from a misspelt one; undefined where none is like it. */
export function findNearest(name: string, operators: readonly QueryOperator[]): QueryOperator | undefined {
  const maxDistance = Math.min(typosAtMost, name.length - 2)
  if (maxDistance < 1) return operators.find((operator) => operator.name === name)
  const names = operators.map((operator) => operator.name)
  const nearest = closestMatch(name, names, { maxDistance: maxDistance + 1 })
  return operators.find((operator) => operator.name === nearest)
}
