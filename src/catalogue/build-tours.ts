import { buildRankedCups } from './build-ranked-cups.ts'
import type { IsoDate } from './calendar.ts'
import { checkReference, type Known } from './check-reference.ts'
import { checkContinuedNames } from './check-continued-names.ts'
import { checkTourNumbers, checkTourSequence } from './check-tour-sequence.ts'
import { countCycleTours, findRepeatedTour, inferTour, repeatCups } from './continue-tours.ts'
import type { Cup, PipeBoost, Tour } from './entities.ts'
import type { Entry, ParsedContent } from './parse-content.ts'
import type { Report } from './problem.ts'
import { compareBy } from './compare-by.ts'
import type { TourCycleFile } from './tour-cycle-schema.ts'
import type { TourFile } from './tour-schema.ts'
import { toursAhead } from './tours-ahead.ts'

export interface TourReferences {
  readonly variants: Known
  readonly drivers: Known
  readonly items: Known
  readonly nameOfVariant: (id: string) => string
}

/**
 * Every tour from 1 on, by number: the recorded ones, and those that follow from the cycle for a year after the tour of
 * `today` or of the newest shelf record. Null when files of tours are faulty, so that what depends on the whole row is not blamed for it.
 */
export function buildTours(
  content: ParsedContent,
  references: TourReferences,
  today: IsoDate,
  report: Report,
): Tour[] | null {
  const recorded = content.tours
    .map((entry) => buildTour(entry, references, report))
    .toSorted(compareBy(({ number }) => [number]))
  const cycle = content.tourCycle
  if (!cycle || [...content.broken].some((file) => file.startsWith('tours/'))) return null
  checkCycle(cycle, content, report)
  if (!checkTourNumbers(content.tours, cycle, report)) return null
  checkTourSequence(content.tours, cycle.value, report)
  const tours = continueTours(recorded, cycle.value, findNewestDay(content, today))
  checkContinuedNames(content.tours, tours, cycle.value, report)
  return tours
}

/** The build day; in a build of an early day, that of the newest record. */
function findNewestDay({ shelfRecords }: ParsedContent, today: IsoDate): IsoDate {
  const days = [today, ...(shelfRecords?.value.records ?? []).map(({ date }) => date)].toSorted()
  return days.at(-1) ?? today
}

function continueTours(recorded: readonly Tour[], cycle: TourCycleFile, day: IsoDate): Tour[] {
  const tours = new Map(recorded.map((tour) => [tour.number, tour]))
  const tourById = new Map(recorded.map((tour) => [tour.id, tour]))
  const last = Math.max(countCycleTours(cycle, day) + toursAhead, ...tours.keys())
  for (let number = cycle['first-tour']; number <= last; number += 1) {
    const tour = tours.get(number) ?? inferTour(cycle, number)
    tours.set(number, repeatCups(tour, tourById.get(findRepeatedTour(cycle, number))))
  }
  return [...tours.values()].toSorted(compareBy(({ number }) => [number]))
}

function checkCycle({ file, value }: Entry<TourCycleFile>, { tours, broken }: ParsedContent, report: Report): void {
  const ids = new Map(tours.map(({ id }) => [id, id]))
  const isBroken = (id: string) => broken.has(`tours/${id}.yaml`)
  const known: Known = { noun: 'tour', whereabouts: 'tours/', ids, isBroken }
  for (const [index, { repeats }] of value.tours.entries())
    checkReference(repeats, known, { file, location: ['tours', index, 'repeats'] }, report)
}

function buildTour({ id, file, value }: Entry<TourFile>, references: TourReferences, report: Report): Tour {
  const { number, name, start, end, basis } = value
  const keepVariants = (ids: readonly string[], ...location: (string | number)[]) =>
    ids.filter((variantId, index) =>
      checkReference(variantId, references.variants, { file, location: [...location, index] }, report),
    )
  const cups = value.cups.map((cup, index): Cup => {
    const driverId = cup.driver ?? null
    if (driverId !== null)
      checkReference(driverId, references.drivers, { file, location: ['cups', index, 'driver'] }, report)
    const picturedIds = (cup.pictured ?? []).filter((pictured, course) =>
      checkReference(pictured, references.drivers, { file, location: ['cups', index, 'pictured', course] }, report),
    )
    return {
      position: index + 1,
      name: cup.name,
      driverId,
      variantIds: keepVariants(cup.courses, 'cups', index, 'courses'),
      picturedIds,
    }
  })
  const rankedCups = buildRankedCups({ file, value, cups }, keepVariants, report)
  const newCityCourses = keepVariants(value['new-city-courses'], 'new-city-courses').map(references.nameOfVariant)
  const seasonId = value['season-id'] ?? null
  const pipeBoosts = value['pipe-boosts'].map(({ course, items }, index): PipeBoost => ({
    course,
    itemIds: items.filter((itemId, position) =>
      checkReference(itemId, references.items, { file, location: ['pipe-boosts', index, 'items', position] }, report),
    ),
  }))
  return {
    id,
    number,
    name,
    start,
    end,
    seasonId,
    newCityCourses,
    basis,
    cups,
    cupsBasis: basis,
    rankedCups,
    pipeBoosts,
  }
}
