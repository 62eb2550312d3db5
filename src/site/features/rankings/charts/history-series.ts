/** A value that holds from its day until the next one's; null: none is known. */
export interface SeriesPoint {
  /** Day number, see the catalogue's calendar. */
  readonly day: number
  readonly value: number | null
}

/** One line of a history, in a panel of its own. */
export interface HistorySeries {
  readonly id: string
  readonly name: string
  /** The name within a sentence. */
  readonly spoken: string
  /** By day, oldest first. */
  readonly points: readonly SeriesPoint[]
  /** Ranks count from 1 at the top; anything else counts from 0 at the bottom. */
  readonly isRank: boolean
  readonly format: (value: number) => string
}

export function valueOn(points: readonly SeriesPoint[], day: number): number | null {
  return points.findLast((point) => point.day <= day)?.value ?? null
}

/** The days on which any line steps, and the end; oldest first. */
export function listChangeDays(series: readonly HistorySeries[], end: number): readonly number[] {
  const days = series.flatMap(({ points }) => points.map(({ day }) => day))
  return [...new Set([...days, end])].toSorted((a, b) => a - b)
}
