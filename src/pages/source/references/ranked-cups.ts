import type { IsoDate } from '#catalogue/calendar.ts'
import type { RankedCup, Tour } from '#catalogue/entities.ts'
import type { References } from './build-references.ts'
import type { CupWithCourses, RankedCupView } from '../../data/tour-views.ts'
import { identifyWeekRankings } from './identify-ranking.ts'
import type { Round, RoundSpan } from '#rankings/subjects/count-appearances.ts'

/** A ranked cup with its tour. */
export interface CupOfTour {
  readonly tour: Tour
  readonly cup: RankedCup
}

/** All ranked cups, oldest first. */
export function listCupsOfTours(tours: readonly Tour[]): CupOfTour[] {
  return tours
    .flatMap((tour) => tour.rankedCups.map((cup) => ({ tour, cup })))
    .toSorted((a, b) => (a.cup.start < b.cup.start ? -1 : 1))
}

/** The ranked cups that have begun, the newest first; those of unknown courses are left out. */
export function listPastCups(tours: readonly Tour[], references: References, date: IsoDate): CupWithCourses[] {
  return listCupsOfTours(tours)
    .filter(({ cup }) => cup.start <= date && cup.variantIds.length > 0)
    .toReversed()
    .map((each) => showCup(each, references))
}

function showCup({ tour, cup: { week, name, start, end, basis, variantIds } }: CupOfTour, references: References) {
  const courses = variantIds.map(references.variant)
  return { tour: references.tour(tour.number), week, name, start, end, basis, courses }
}

/** @param hasRankings whether there are rankings of the week to link to */
export function buildRankedCupView(
  references: References,
  tour: Tour,
  cup: RankedCup,
  hasRankings: boolean,
): RankedCupView {
  return {
    week: cup.week,
    name: cup.name,
    start: cup.start,
    end: cup.end,
    courses: cup.variantIds.map(references.variant),
    basis: cup.basis,
    rankings: hasRankings ? identifyWeekRankings(tour.number, cup.week) : null,
  }
}

/** What page data says of a round. */
export function spanRound({ of, from, until }: Round): RoundSpan {
  return { of, from, until }
}
