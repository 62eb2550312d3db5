/** Since October 2023 the tours of a year repeat. This continues them where no file records a tour. */
import { addDays, type IsoDate } from '../calendar.ts'
import { toContentId } from '../content-id.ts'
import type { Cup, RankedCup, Tour } from '../entities.ts'
import type { TourCycleFile } from '../schemas/tour-schemas.ts'

const daysPerTour = 14
const daysPerWeek = 7

/**
 * The number may be before the cycle or after any tour on record: two weeks each are counted from the start of the cycle
 * or, after a pause, of the revived game.
 */
export function startOfCycleTour(cycle: TourCycleFile, number: number): IsoDate {
  const run = runOf(cycle, number)
  return addDays(run.start, (number - run['first-tour']) * daysPerTour)
}

/** The day on which a tour of the cycle closes: the start of the next one, unless the game paused. */
export function endOfCycleTour(cycle: TourCycleFile, number: number): IsoDate {
  return addDays(startOfCycleTour(cycle, number), daysPerTour)
}

function runOf({ revived, ...cycle }: TourCycleFile, number: number): Pick<TourCycleFile, 'first-tour' | 'start'> {
  return revived && number >= revived['first-tour'] ? revived : cycle
}

/** The id of the recorded tour that tour `number` repeats. */
export function findRepeatedTour(cycle: TourCycleFile, number: number): string {
  return findTurn(cycle, number).repeats
}

/** An inferred tour, still without cups; `number` must not be before the cycle's first tour. */
export function inferTour(cycle: TourCycleFile, number: number): Tour {
  const start = startOfCycleTour(cycle, number)
  const end = endOfCycleTour(cycle, number)
  const name = nameCycleTour(cycle, number)
  const id = toContentId(name)
  return {
    id,
    number,
    name,
    start,
    end,
    seasonId: null,
    newCityCourses: [],
    basis: 'inferred',
    cups: [],
    cupsBasis: 'inferred',
    rankedCups: [],
    pipeBoosts: [],
  }
}

/** 26 tours last a day or two less than a year, so the year is counted by rounds: no name can come twice. */
function nameCycleTour(cycle: TourCycleFile, number: number): string {
  const { name } = findTurn(cycle, number)
  const rounds = Math.floor((number - runOf(cycle, number)['first-tour']) / cycle.tours.length)
  const firstEnd = endOfCycleTour(cycle, number - rounds * cycle.tours.length)
  return name.replace('{year}', String(Number(firstEnd.slice(0, 4)) + rounds))
}

function findTurn(cycle: TourCycleFile, number: number) {
  const turns = number - cycle['first-tour']
  const index = turns % cycle.tours.length
  const turn = cycle.tours[index]
  if (!turn) throw new RangeError(`Tour ${number} is before the cycle, which begins with ${cycle['first-tour']}`)
  return turn
}

/** The tour with the cups of the one that it repeats, wherever it has none on record. */
export function repeatCups(tour: Tour, repeated: Tour | undefined): Tour {
  const { cups, cupsBasis } =
    tour.cups.length > 0 ? tour : { cups: repeated?.cups ?? [], cupsBasis: 'inferred' as const }
  const rankedCups = tour.rankedCups.length > 0 ? tour.rankedCups : inferRankedCups(tour, repeated)
  const areOfOneTour = tour.cups.length > 0 === tour.rankedCups.length > 0
  return { ...tour, cups, cupsBasis, rankedCups: areOfOneTour ? rankedCups : rankedCups.map(findAmong(cups)) }
}

/** Positions are those in the list of the tour that recorded both; in another's list, courses tell which cup it is. */
function findAmong(cups: readonly Cup[]): (rankedCup: RankedCup) => RankedCup {
  return (rankedCup) => {
    const courses = rankedCup.variantIds.join()
    const cup = cups.find(({ variantIds }) => courses !== '' && variantIds.join() === courses)
    return { ...rankedCup, cupPosition: cup?.position ?? null }
  }
}

/** The ranked cups of `repeated` in the weeks of `tour`. */
function inferRankedCups(tour: Tour, repeated: Tour | undefined): RankedCup[] {
  return (repeated?.rankedCups ?? []).map(({ week, cupPosition, name, variantIds }) => ({
    week,
    cupPosition,
    name,
    ...spanWeek(tour, week),
    variantIds,
    basis: 'inferred',
  }))
}

/** The second week lasts until the tour closes. */
export function spanWeek({ start, end }: Pick<Tour, 'start' | 'end'>, week: 1 | 2): Pick<RankedCup, 'start' | 'end'> {
  const turn = addDays(start, daysPerWeek)
  return week === 1 ? { start, end: turn } : { start: turn, end }
}
