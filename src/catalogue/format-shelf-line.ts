import type { ShelfSpan } from './parse-shelf-line.ts'

/**
 * The line that `parseShelfLine` reads as these spans. Where the item stands at level 1 comes first, then the promotions,
 * each in the order of time.
 */
export function formatShelfLine(spans: readonly ShelfSpan[]): string {
  return spans
    .toSorted((a, b) => a.level - b.level || (a.since < b.since ? -1 : 1))
    .map(({ shelf, level, since, sinceBy, until, untilBy }) => {
      const said = level === 1 ? shelf : `${shelf} at level ${level}`
      const end = until === null ? '' : ` until ${until}${formatPlayers(untilBy)}`
      return `${said} since ${since}${formatPlayers(sinceBy)}${end}`
    })
    .join(', ')
}

/** Whether players have reported any day of a shelf line. */
export function isByPlayers(line: string): boolean {
  return / by \d+ players?\b/.test(line)
}

function formatPlayers(count: number | undefined): string {
  if (count === undefined) return ''
  return count === 1 ? ' by 1 player' : ` by ${count} players`
}
