import { compareBy } from '#base/compare-by.ts'
import type { Cup, RankedCup, PipeBoost, Tour } from '../entities.ts'
import type { AddFault } from '../problem.ts'
import type { RankedCupFile, TourFile, TourCycleFile } from '../schemas/tour-schemas.ts'
import type { Entry, ParsedContent } from '../parse/parse-content.ts'
import { spanWeek, findRepeatedTour, inferTour, repeatCups } from './continue-tours.ts'
import { checkReference, type KnownIds } from './check-ids.ts'
import { checkLastTour, checkTourNumbers, checkTourSequence, leftCycle } from './check-tour-sequence.ts'

export interface TourReferences {
  readonly variants: KnownIds
  readonly drivers: KnownIds
  readonly items: KnownIds
  readonly nameOfVariant: (id: string) => string
}

/**
 * Every tour from the first to the last, by number: the recorded ones, and those that follow from the cycle. Null when
 * files of tours are faulty, so that what depends on the whole row is not blamed for it.
 */
export function buildTours(content: ParsedContent, references: TourReferences, addFault: AddFault): Tour[] | null {
  const recorded = content.tours
    .map((entry) => buildTour(entry, references, addFault))
    .toSorted(compareBy(({ number }) => [number]))
  const cycle = content.tourCycle
  if (!cycle || [...content.broken].some((file) => file.startsWith('tours/'))) return null
  checkCycle(cycle, content, addFault)
  if (!checkTourNumbers(content.tours, cycle, addFault)) return null
  checkLastTour(content.tours, cycle.value, addFault)
  checkTourSequence(content.tours, cycle.value, addFault)
  const tours = continueTours(recorded, cycle.value)
  checkContinuedNames(content.tours, tours, cycle.value, addFault)
  return tours
}

function continueTours(recorded: readonly Tour[], cycle: TourCycleFile): Tour[] {
  const tours = new Map(recorded.map((tour) => [tour.number, tour]))
  const tourById = new Map(recorded.map((tour) => [tour.id, tour]))
  for (let number = cycle['first-tour']; number <= cycle['last-tour']; number += 1) {
    const tour = tours.get(number) ?? inferTour(cycle, number)
    tours.set(number, repeatCups(tour, tourById.get(findRepeatedTour(cycle, number))))
  }
  return [...tours.values()]
    .filter(({ number }) => number <= cycle['last-tour'])
    .toSorted(compareBy(({ number }) => [number]))
}

function checkCycle({ file, value }: Entry<TourCycleFile>, { tours, broken }: ParsedContent, addFault: AddFault): void {
  const ids = new Map(tours.map(({ id }) => [id, id]))
  const isBroken = (id: string) => broken.has(`tours/${id}.yaml`)
  const known: KnownIds = { noun: 'tour', whereabouts: 'tours/', ids, isBroken }
  for (const [index, { repeats }] of value.tours.entries())
    checkReference(repeats, known, { file, location: ['tours', index, 'repeats'] }, addFault)
}

function buildTour({ id, file, value }: Entry<TourFile>, references: TourReferences, addFault: AddFault): Tour {
  const { number, name, start, end, basis } = value
  const keepVariants = (ids: readonly string[], ...location: (string | number)[]) =>
    ids.filter((variantId, index) =>
      checkReference(variantId, references.variants, { file, location: [...location, index] }, addFault),
    )
  const cups = value.cups.map((cup, index): Cup => {
    const driverId = cup.driver ?? null
    if (driverId !== null)
      checkReference(driverId, references.drivers, { file, location: ['cups', index, 'driver'] }, addFault)
    const picturedIds = (cup.pictured ?? []).filter((pictured, course) =>
      checkReference(pictured, references.drivers, { file, location: ['cups', index, 'pictured', course] }, addFault),
    )
    return {
      position: index + 1,
      name: cup.name,
      driverId,
      variantIds: keepVariants(cup.courses, 'cups', index, 'courses'),
      picturedIds,
    }
  })
  const rankedCups = buildRankedCups({ file, value, cups }, keepVariants, addFault)
  const newCityCourses = keepVariants(value['new-city-courses'], 'new-city-courses').map(references.nameOfVariant)
  const seasonId = value['season-id'] ?? null
  const pipeBoosts = value['pipe-boosts'].map(({ course, items }, index): PipeBoost => ({
    course,
    itemIds: items.filter((itemId, position) =>
      checkReference(itemId, references.items, { file, location: ['pipe-boosts', index, 'items', position] }, addFault),
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

const numberRemedy = 'Correct the number, or the name and the file name.'

/** Reports a tour of the cycle that has another name there, and a file that takes the id of one which it continues. */
function checkContinuedNames(
  entries: readonly Entry<TourFile>[],
  tours: readonly Tour[],
  cycle: TourCycleFile,
  addFault: AddFault,
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
      addFault({ file, location: ['name'], message, remedy: `${numberRemedy} ${leftCycle}` })
    } else if (rival) {
      const message = `tour ${rival.number}, which is continued from the cycle, is already "${rival.name}"`
      addFault({ file, location: ['number'], message, remedy: numberRemedy })
    }
  }
}

interface TourEntry {
  readonly file: string
  readonly value: TourFile
  readonly cups: readonly Cup[]
}

/** The ranked cups of a tour's file. `keepVariants` drops the course variants of a ranked cup that do not exist. */
function buildRankedCups(
  entry: TourEntry,
  keepVariants: (ids: readonly string[], ...location: (string | number)[]) => string[],
  addFault: AddFault,
): RankedCup[] {
  const { file, value, cups } = entry
  checkWeeks(file, value, addFault)
  return value['ranked-cups'].map((rankedCup, index): RankedCup => {
    const { week, basis } = rankedCup
    const at = { file, location: ['ranked-cups', index] }
    const named = rankedCup.cup === undefined ? undefined : cups[rankedCup.cup - 1]
    if (rankedCup.cup === undefined) checkRepetition(rankedCup, value, at, addFault)
    else checkCup(rankedCup, rankedCup.cup, cups.length, at, addFault)
    const name = named?.name ?? rankedCup.name ?? null
    const variantIds = named?.variantIds ?? keepVariants(rankedCup.courses ?? [], 'ranked-cups', index, 'courses')
    return { week, cupPosition: named?.position ?? null, name, ...spanWeek(value, week), variantIds, basis }
  })
}

function checkWeeks(file: string, value: TourFile, addFault: AddFault): void {
  const weeks = value['ranked-cups'].map(({ week }) => week)
  for (const [index, week] of weeks.entries()) {
    if (weeks.indexOf(week) === index) continue
    const remedy = 'A tour has one ranked cup in week 1 and one in week 2.'
    addFault({ file, location: ['ranked-cups', index, 'week'], message: `week ${week} has two ranked cups`, remedy })
  }
}

interface At {
  readonly file: string
  readonly location: readonly (string | number)[]
}

function checkCup(
  { name, courses }: RankedCupFile,
  cup: number,
  count: number,
  { file, location }: At,
  addFault: AddFault,
): void {
  if (cup > count) {
    const remedy = 'Write its position in "cups", or give its "name" and "courses" here instead of "cup".'
    addFault({ file, location: [...location, 'cup'], message: `there is no cup ${cup}: "cups" lists ${count}`, remedy })
  }
  for (const [key, given] of Object.entries({ name, courses }))
    if (given !== undefined) {
      const message = `"cup: ${cup}" already says the ${key}`
      addFault({ file, location: [...location, key], message, remedy: 'Delete this line.' })
    }
}

/** A cup that `cups` lists is written once, so that the two cannot come to differ. */
function checkRepetition(
  { courses = [] }: RankedCupFile,
  { cups }: TourFile,
  { file, location }: At,
  addFault: AddFault,
): void {
  const index = courses.length === 0 ? -1 : cups.findIndex((cup) => cup.courses.join() === courses.join())
  if (index === -1) return
  const message = `these are the courses of cup ${index + 1}, which "cups" lists`
  addFault({ file, location, message, remedy: `Write "cup: ${index + 1}" instead of "name" and "courses".` })
}
