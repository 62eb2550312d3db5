import type { IsoDate } from '#catalogue/calendar.ts'
import type { RankedCup, Tour } from '#catalogue/entities.ts'
import type { References } from './build-references.ts'
import { hasBegun } from './has-begun.ts'
import { identifyWeekRankings } from './identify-ranking.ts'
import type { RankedCupView } from './page-data.ts'

export function buildRankedCupView(references: References, today: IsoDate, tour: Tour, cup: RankedCup): RankedCupView {
  return {
    week: cup.week,
    name: cup.name,
    start: cup.start,
    end: cup.end,
    courses: cup.variantIds.map(references.variant),
    basis: cup.basis,
    rankings: hasBegun(cup, today) ? identifyWeekRankings(tour.number, cup.week) : null,
  }
}
