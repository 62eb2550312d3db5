import type { Appearances, RoundSpan } from '#rankings/subjects/count-appearances.ts'
import { DayRange } from '../wording/day-range.tsx'
import { formatCount } from '../wording/wording.ts'

interface RoundCountsProps {
  readonly appearances: Appearances
  readonly round: RoundSpan
  /** Whether some of what counts may not be known. */
  readonly isShort?: boolean
}

/** In a year of tours: `In 3 of 52 ranked cups and 21 of 26 tours, 1 Oct 2025 – 29 Sep 2026`. */
export function RoundCounts({ appearances, round, isShort = false }: RoundCountsProps) {
  return (
    <>
      In {isShort && 'at least '}
      {appearances.rankedCups} of {formatCount(round.of.rankedCups, 'ranked cup')} and {appearances.tours} of{' '}
      {formatCount(round.of.tours, 'tour')}, <DayRange start={round.from} end={round.until} />.
    </>
  )
}
