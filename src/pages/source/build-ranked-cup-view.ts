import type { RankedCup, Tour } from '#catalogue/entities.ts'
import type { References } from './build-references.ts'
import { identifyWeekRankings } from './identify-ranking.ts'
import type { RankedCupView } from '../data/tour-views.ts'

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
