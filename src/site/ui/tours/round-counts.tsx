import type { Appearances, RoundSpan } from '#rankings/subjects/count-appearances.ts'
import * as say from '#wording/rows.ts'
import { rich } from '../wording/rich.tsx'
import { DayRange } from '../wording/day-range.tsx'

interface RoundCountsProps {
  readonly appearances: Appearances
  readonly round: RoundSpan
  /** Whether some of what counts may not be known. */
  readonly isShort?: boolean
}

/** In a year of tours: `In 3 of 52 ranked cups and 21 of 26 tours, 1 Oct 2025 – 29 Sep 2026`. */
export function RoundCounts({ appearances, round, isShort = false }: RoundCountsProps) {
  return rich(
    say.roundCounts({
      isShort: isShort ? 'yes' : 'no',
      cups: appearances.rankedCups,
      ofCups: round.of.rankedCups,
      tours: appearances.tours,
      ofTours: round.of.tours,
    }),
    { days: <DayRange start={round.from} end={round.until} /> },
  )
}
