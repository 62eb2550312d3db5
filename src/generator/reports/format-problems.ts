import type { Problem } from '#catalogue/problem.ts'

/** All faults of the content as text: where, what, and how to put it right; last, what follows from them. */
export function formatProblems(problems: readonly Problem[], consequence: string): string {
  const lines = problems.map(({ file, line, message, remedy }) => `${file}:${line}: ${message}\n    ${remedy}`)
  const count = problems.length === 1 ? '1 fault' : `${problems.length} faults`
  return [...lines, `${count} in the content. ${consequence}`].join('\n')
}
