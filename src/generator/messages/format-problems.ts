import type { Problem } from '#catalogue/problem.ts'
import type { Catalogue } from '#catalogue/entities.ts'

/** Lists all faults in the content with location, message and remedy, and what follows from them. */
export function formatProblems(problems: readonly Problem[], consequence: string): string {
  const lines = problems.map(({ file, line, message, remedy }) => `${file}:${line}: ${message}\n    ${remedy}`)
  const count = problems.length === 1 ? '1 fault' : `${problems.length} faults`
  return [...lines, `${count} in the content. ${consequence}`].join('\n')
}

/** Counts what a catalogue holds, in one line. */
export function summariseCatalogue({
  items,
  itemById,
  courses,
  variantById,
  tours,
  skills,
  tables,
}: Catalogue): string {
  let shelfCount = 0
  for (const { shelves } of itemById.values()) shelfCount += shelves.length
  const counts = [
    [items.driver.length, 'drivers'],
    [items.kart.length, 'karts'],
    [items.glider.length, 'gliders'],
    [skills.length, 'skills'],
    [courses.length, 'courses'],
    [variantById.size, 'variants'],
    [tours.length, 'tours'],
    [shelfCount, 'shelf relations'],
    [Object.values(tables).reduce((sum, { length }) => sum + length, 0), 'rows in tables'],
  ] as const
  return counts.map(([count, noun]) => `${count.toLocaleString('en')} ${noun}`).join(', ')
}
