import type { IsoDate } from './calendar.ts'
import { startOfCycleTour } from './continue-tours.ts'
import type { Entry } from './parse-content.ts'
import type { Report } from './problem.ts'
import { compareBy } from './reading-order.ts'
import type { TourCycleFile } from './tour-cycle-schema.ts'
import type { TourFile } from './tour-schema.ts'

/** Tours follow each other without a break: the day that ends one starts the next. */
export function checkTourSequence(entries: readonly Entry<TourFile>[], cycle: TourCycleFile, report: Report): void {
  const sorted = entries.toSorted(compareBy(({ value }) => [value.number]))
  let previous: Pick<TourFile, 'number' | 'end'> | null = null
  for (const { file, value } of sorted) {
    const { number, start, end } = value
    if (end <= start) {
      const remedy = 'The end is the day on which the tour closes and the next one starts.'
      report({ file, place: ['end'], message: `the end ${end} is not after the start ${start}`, remedy })
    }
    checkMissing(file, number, (previous?.number ?? 0) + 1, cycle, report)
    const expected = expectStart(number, previous, cycle)
    if (expected !== null && start !== expected) reportStart(file, start, expected, report)
    previous = { number, end }
  }
}

/** Null when nothing is known of the tour before. */
function expectStart(
  number: number,
  previous: Pick<TourFile, 'number' | 'end'> | null,
  cycle: TourCycleFile,
): IsoDate | null {
  if (number >= cycle['first-tour']) return startOfCycleTour(cycle, number)
  return previous?.number === number - 1 ? previous.end : null
}

function reportStart(file: string, start: IsoDate, expected: IsoDate, report: Report): void {
  const fault = start > expected ? 'gap' : 'overlap'
  report({
    file,
    place: ['start'],
    message: `${fault}: the tour starts on ${start}, but the tour before ends on ${expected}`,
    remedy: 'Correct the start here or the end of the tour before.',
  })
}

function checkMissing(file: string, number: number, next: number, cycle: TourCycleFile, report: Report): void {
  const before = Math.min(number, cycle['first-tour'])
  if (before <= next) return
  const missing = before - 1 === next ? `tour ${next} has` : `tours ${next} to ${before - 1} have`
  const remedy = `Add the missing file to tours/; only from tour ${cycle['first-tour']} on are tours continued without one.`
  report({ file, place: ['number'], message: `${missing} no file`, remedy })
}
