import type { IsoDate } from '#catalogue/calendar.ts'
import type { Basis } from '#catalogue/entities.ts'
import type { CupBoosts } from '../points/shelf-in-cup.ts'
import { listRound } from '../count-occasions.ts'

/** Where a cup races, and who stands higher there than elsewhere. */
export interface RacedCup {
  /** Indexes in the game's list of variants. */
  readonly variants: readonly number[]
  readonly boosts: CupBoosts
}

/** A ranked cup. */
export interface PlannerCup extends RacedCup {
  readonly week: 1 | 2
  /** Null where no source names it. */
  readonly name: string | null
  readonly start: IsoDate
  readonly end: IsoDate
  /** `inferred` where it follows from the yearly cycle. */
  readonly basis: Basis
}

/** When a tour ran, and where it raced. */
export interface PlannerTour {
  readonly id: string
  readonly name: string
  readonly start: IsoDate
  readonly end: IsoDate
  /** Indexes in the game's list of variants, those of its ranked cups included. */
  readonly variants: readonly number[]
  /** All of its cups; where they are not on record, the ranked ones. */
  readonly cups: readonly RacedCup[]
  /** Its ranked cups of known courses. */
  readonly rankedCups: readonly PlannerCup[]
}

/** A ranked cup with the tour that it belongs to. */
export interface CupOfTour {
  readonly tour: PlannerTour
  readonly cup: PlannerCup
}

/** What is planned for: the ranked week of a day, its tour, and the round of tours that stands for its year. */
export interface WeekPlan {
  readonly day: IsoDate
  /** Null where no tour ran that day. */
  readonly tour: PlannerTour | null
  /** Null where none ran that day, or its courses are not known. */
  readonly cup: CupOfTour | null
  readonly round: readonly PlannerTour[]
}

/** @param tours all of them, oldest first */
export function planWeek(tours: readonly PlannerTour[], day: IsoDate): WeekPlan {
  const index = tours.findIndex(contains(day))
  const tour = tours[index] ?? null
  const cup = tour?.rankedCups.find(contains(day))
  return { day, tour, cup: tour && cup ? { tour, cup } : null, round: tour ? listRound(tours, index + 1) : [] }
}

/** All ranked cups of known courses, oldest first. */
export function listCups(tours: readonly PlannerTour[]): CupOfTour[] {
  return tours.flatMap((tour) => tour.rankedCups.map((cup) => ({ tour, cup })))
}

interface Period {
  readonly start: IsoDate
  /** The day on which it ends: the first that is no longer in it. */
  readonly end: IsoDate
}

/** Whether a day falls into a period. */
export function contains(day: IsoDate): (period: Period) => boolean {
  return ({ start, end }) => start <= day && day < end
}

/** The last period before a day, or before the one that it falls into, and the first after it. @param periods oldest first */
export function findBeside<Known extends Period>(
  periods: readonly Known[],
  day: IsoDate,
): { readonly previous: Known | null; readonly next: Known | null } {
  return {
    previous: periods.findLast(({ end }) => end <= day) ?? null,
    next: periods.find(({ start }) => start > day) ?? null,
  }
}
