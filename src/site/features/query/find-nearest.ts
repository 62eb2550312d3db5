import type { QueryOperator } from './query.ts'

const typosAtMost = 2

/** The operator whose name differs least from a misspelt one; undefined where none is like it. */
export function findNearest(name: string, operators: readonly QueryOperator[]): QueryOperator | undefined {
  const most = Math.min(typosAtMost, name.length - 2)
  const near = operators.map((operator) => ({ operator, typos: countTypos(name, operator.name) }))
  const [nearest] = near.filter(({ typos }) => typos <= most).toSorted((one, other) => one.typos - other.typos)
  return nearest?.operator
}

/** How many letters are missing, superfluous or wrong. */
function countTypos(written: string, meant: string): number {
  let counts = Array.from({ length: meant.length + 1 }, (_, at) => at)
  for (const [before, letter] of [...written].entries()) {
    const next = [before + 1]
    for (const [at, wanted] of [...meant].entries()) {
      next.push(Math.min(counts[at + 1]! + 1, next[at]! + 1, counts[at]! + (letter === wanted ? 0 : 1)))
    }
    counts = next
  }
  return counts.at(-1)!
}
