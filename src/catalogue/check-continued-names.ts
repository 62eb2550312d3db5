import { leftCycle } from './check-tour-sequence.ts'
import { inferTour } from './continue-tours.ts'
import type { Tour } from './entities.ts'
import type { Entry } from './parse-content.ts'
import type { Report } from './problem.ts'
import type { TourCycleFile } from './tour-cycle-schema.ts'
import type { TourFile } from './tour-schema.ts'

const remedy = 'Correct the number, or the name and the file name.'

/** Reports a tour of the cycle that has another name there, and a file that takes the id of one which it continues. */
export function checkContinuedNames(
  entries: readonly Entry<TourFile>[],
  tours: readonly Tour[],
  cycle: TourCycleFile,
  report: Report,
): void {
  const recorded = new Set(entries.map(({ value }) => value.number))
  const continued = new Map(tours.filter(({ number }) => !recorded.has(number)).map((tour) => [tour.id, tour]))
  for (const { id, file, value } of entries) {
    const { number, name } = value
    const rival = continued.get(id)
    if (number >= cycle['first-tour']) {
      const expected = inferTour(cycle, number).name
      if (name === expected) continue
      const message = `by the cycle, tour ${number} is "${expected}", not "${name}"`
      report({ file, location: ['name'], message, remedy: `${remedy} ${leftCycle}` })
    } else if (rival) {
      const message = `tour ${rival.number}, which is continued from the cycle, is already "${rival.name}"`
      report({ file, location: ['number'], message, remedy })
    }
  }
}
