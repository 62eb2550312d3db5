import { inferTour } from './continue-tours.ts'
import type { Tour } from './entities.ts'
import type { Entry } from './parse-content.ts'
import type { Report } from './problem.ts'
import type { TourCycleFile } from './tour-cycle-schema.ts'
import type { TourFile } from './tour-schema.ts'

/** Reports a file that takes the id of a tour which the cycle continues: its number or its name is wrong. */
export function checkContinuedNames(
  entries: readonly Entry<TourFile>[],
  tours: readonly Tour[],
  cycle: TourCycleFile,
  report: Report,
): void {
  const recorded = new Set(entries.map(({ value }) => value.number))
  const continued = new Map(tours.filter(({ number }) => !recorded.has(number)).map((tour) => [tour.id, tour]))
  for (const { id, file, value } of entries) {
    const rival = continued.get(id)
    if (!rival) continue
    const message = `tour ${rival.number}, which is continued from the cycle, is already "${rival.name}"`
    report({ file, location: ['number'], message, remedy: describeTurn(value.number, cycle) })
  }
}

function describeTurn(number: number, cycle: TourCycleFile): string {
  const remedy = 'Correct the number, or the name and the file name.'
  if (number < cycle['first-tour']) return remedy
  return `${remedy} By the cycle, tour ${number} is "${inferTour(cycle, number).name}".`
}
