import type { Problem } from '#catalogue/problem.ts'

/** Lists all faults in the content with location, message and remedy, and what follows from them. */
export function formatProblems(problems: readonly Problem[], consequence: string): string {
  const lines = problems.map(({ file, line, message, remedy }) => `${file}:${line}: ${message}\n    ${remedy}`)
  const count = problems.length === 1 ? '1 fault' : `${problems.length} faults`
  return [...lines, `${count} in the content. ${consequence}`].join('\n')
}
