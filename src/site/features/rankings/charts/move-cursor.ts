import type { ChartTime } from './chart-time.ts'

/**
 * The day to which a key leads: arrows go to the next change of any line, Page Up and Page Down to the next tour,
 * Home and End to the ends. Null for any other key.
 */
export function moveCursor(key: string, day: number, time: ChartTime, changeDays: readonly number[]): number | null {
  const target = findTarget(key, day, time, changeDays)
  return target === null ? null : Math.min(Math.max(target, time.from), time.to)
}

function findTarget(
  key: string,
  day: number,
  { from, to, tours }: ChartTime,
  changes: readonly number[],
): number | null {
  const tourDays = tours.map((tour) => tour.day)
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return changes.find((change) => change > day) ?? to
    case 'ArrowLeft':
    case 'ArrowDown':
      return changes.findLast((change) => change < day) ?? from
    case 'PageUp':
      return tourDays.find((start) => start > day) ?? to
    case 'PageDown':
      return tourDays.findLast((start) => start < day) ?? from
    case 'Home':
      return from
    case 'End':
      return to
    default:
      return null
  }
}
