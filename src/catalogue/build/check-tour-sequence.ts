import { compareBy } from '#base/compare-by.ts'
import type { IsoDate } from '../calendar.ts'
import type { AddFault } from '../problem.ts'
import type { Entry } from '../parse/parse-content.ts'
import type { TourCycleFile, TourFile } from '../schemas/tour-schemas.ts'
import { checkUnique } from './check-ids.ts'
import { endOfCycleTour, startOfCycleTour } from './continue-tours.ts'

/** Every number up to the cycle has one file. Returns false if faults make the sequence of tours unknowable. */
export function checkTourNumbers(
  entries: readonly Entry<TourFile>[],
  cycle: Entry<TourCycleFile>,
  addFault: AddFault,
): boolean {
  let isSound = true
  const reportHere: AddFault = (fault) => {
    isSound = false
    addFault(fault)
  }
  const claims = entries.map(({ file, value }) => ({ file, location: ['number'], value: value.number }))
  checkUnique(claims, 'tour number', 'Give each tour its own number.', reportHere)
  const numbers = new Set(claims.map(({ value }) => value))
  const first = cycle.value['first-tour']
  for (let number = 1; number < first; number += 1) {
    if (numbers.has(number)) continue
    const remedy = `Add its file to tours/; only from tour ${first} on are tours continued without a file.`
    reportHere({ file: cycle.file, location: ['first-tour'], message: `tour ${number} has no file`, remedy })
  }
  return isSound
}

/** Reports every tour after the one with which the game ended. */
export function checkLastTour(entries: readonly Entry<TourFile>[], cycle: TourCycleFile, addFault: AddFault): void {
  const last = cycle['last-tour']
  for (const { file, value } of entries) {
    if (value.number <= last) continue
    const message = `tour ${value.number} is after the last one of the game, tour ${last}`
    addFault({ file, location: ['number'], message, remedy: `Correct the number. ${gameWentOn}` })
  }
}

/** Ends a remedy: what to do if the game did not end then. */
export const gameWentOn = 'If the game went on, change last-tour in tour-cycle.yaml.'

/** Tours follow each other without a break: the day that ends one starts the next, as the cycle has it once it begins. */
export function checkTourSequence(entries: readonly Entry<TourFile>[], cycle: TourCycleFile, addFault: AddFault): void {
  let previous: TourFile | null = null
  for (const { file, value } of entries.toSorted(compareBy((entry) => [entry.value.number]))) {
    const { number, start, end } = value
    const due = number >= cycle['first-tour'] ? endOfCycleTour(cycle, number) : null
    if (end <= start) {
      const remedy = 'The end is the day on which the tour closes and the next one starts.'
      addFault({ file, location: ['end'], message: `the end ${end} is not after the start ${start}`, remedy })
    } else if (due !== null && end !== due) {
      const message = `the tour ends on ${end}, but by the cycle it closes on ${due}`
      addFault({ file, location: ['end'], message, remedy: `Correct the end. ${leftCycle}` })
    }
    const expected = expectStart(number, previous, cycle)
    if (expected !== null && start !== expected) reportStart(file, start, expected, addFault)
    previous = value
  }
}

/** Ends a remedy: what to do if the game has left the cycle. */
export const leftCycle = 'If the game has left the cycle, change tour-cycle.yaml.'

/** Null when nothing is known of the tour before. */
function expectStart(number: number, previous: TourFile | null, cycle: TourCycleFile): IsoDate | null {
  if (number >= cycle['first-tour']) return startOfCycleTour(cycle, number)
  return previous?.number === number - 1 ? previous.end : null
}

function reportStart(file: string, start: IsoDate, expected: IsoDate, addFault: AddFault): void {
  const fault = start > expected ? 'gap' : 'overlap'
  addFault({
    file,
    location: ['start'],
    message: `${fault}: the tour starts on ${start}, but the tour before ends on ${expected}`,
    remedy: 'Correct the start here or the end of the tour before.',
  })
}
