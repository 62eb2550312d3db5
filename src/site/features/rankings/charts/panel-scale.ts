import { scaleLinear } from 'd3-scale'
import type { HistorySeries } from './history-series.ts'

/** Pixels of the drawing that do not depend on the reader's window. history-section.css reserves the height. */
export const panel = { height: 128, head: 26, left: 40, right: 12, axis: 30 } as const

export interface PanelScale {
  /** Pixels from the top of the panel. */
  readonly y: (value: number) => number
  readonly ticks: readonly number[]
}

/** The highest value of a line; 1 where there is none. */
export function findHighest({ points }: HistorySeries): number {
  return points.reduce((most, { value }) => Math.max(most, value ?? 0), 1)
}

/**
 * Rank 1 is at the top; other values grow from 0 at the bottom.
 * @param lastRank the last rank that has room; one for all panels lets them be compared
 */
export function scalePanel(series: HistorySeries, lastRank: number): PanelScale {
  const { isRank } = series
  const bottom = panel.height - 8
  const scale = isRank
    ? scaleLinear([1, Math.max(lastRank, 5)], [panel.head, bottom])
    : scaleLinear([0, findHighest(series)], [bottom, panel.head])
  const ticks = scale.ticks(3).filter((tick) => !isRank || (Number.isInteger(tick) && tick > 1))
  return { y: scale, ticks: isRank ? [1, ...ticks] : ticks }
}
