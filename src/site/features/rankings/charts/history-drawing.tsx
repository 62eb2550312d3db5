import { scaleLinear } from 'd3-scale'
import { memo, useMemo } from 'react'
import { curveStepAfter, line } from 'd3-shape'
import { formatNumber } from '#wording/counts.ts'
import type { ChartTime } from './chart-time.ts'
import { type HistorySeries, type SeriesPoint, valueOn } from './history-table.tsx'
import './spell-patterns.css'

/** Pixels of the drawing that do not depend on the reader's window. history-section.css reserves the height. */
export const panel = { height: 128, head: 26, left: 40, right: 12, axis: 30 } as const

interface PanelScale {
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

interface HistoryBackgroundProps {
  readonly time: ChartTime
  readonly x: (day: number) => number
  /** Pixels of all panels together. */
  readonly height: number
}

/** Closer together than this, in pixels, tours would be a grey bar. */
const closestTours = 4

/** What lies behind the lines: how the shelves are known, the years, and the beginnings of tours. */
function HistoryBackground({ time, x, height }: HistoryBackgroundProps) {
  const tourWidth = x(time.from + 14) - x(time.from)
  return (
    <g className="ground">
      {time.spells.map(({ from, to, label }) => (
        <rect
          key={from}
          className={`spell ${label}`}
          x={x(from)}
          width={Math.max(0, x(to) - x(from))}
          height={height}
        />
      ))}
      {time.years.map(({ day, name }) => (
        <g key={day} className="year-tick">
          <line x1={x(day)} x2={x(day)} y2={height + 8} />
          <text x={x(day) + 4} y={height + panel.axis - 8}>
            {name}
          </text>
        </g>
      ))}
      {tourWidth >= closestTours &&
        time.tours.map(({ day }) =>
          day < time.from ? null : (
            <line key={day} className="tour-tick" x1={x(day)} x2={x(day)} y1={height} y2={height + 5} />
          ),
        )}
    </g>
  )
}

interface HistoryDrawingProps {
  readonly series: readonly HistorySeries[]
  readonly time: ChartTime
  /** Pixels. */
  readonly width: number
  readonly x: (day: number) => number
  /** The day that the reader looks at. */
  readonly day: number
}

/** Pixels from the left to the middle of a day, and back with `invert`. */
export function scaleTime(time: ChartTime, width: number) {
  return scaleLinear(
    [time.from, Math.max(time.to, time.from + 1)],
    [panel.left, Math.max(panel.left + 1, width - panel.right)],
  )
}

/** The panels above each other, and the cursor through all of them. */
export function HistoryDrawing({ series, time, width, x, day }: HistoryDrawingProps) {
  const scales = useMemo(() => {
    const lastRank = Math.max(...series.filter(({ isRank }) => isRank).map(findHighest))
    return series.map((one) => scalePanel(one, lastRank))
  }, [series])
  const height = series.length * panel.height
  return (
    <svg width={width} height={height + panel.axis} aria-hidden="true">
      <FixedParts series={series} scales={scales} time={time} width={width} x={x} />
      <line className="cursor" x1={x(day)} x2={x(day)} y2={height} />
      {series.map(({ id, points, format }, index) => {
        const value = valueOn(points, day)
        return (
          <g key={id} transform={`translate(0 ${index * panel.height})`}>
            <text className="panel-value" x={width - panel.right} y={14} textAnchor="end">
              {value === null ? '–' : format(value)}
            </text>
            {value !== null && <circle className="dot" cx={x(day)} cy={scales[index]!.y(value)} r={4.5} />}
          </g>
        )
      })}
    </svg>
  )
}

type FixedPartsProps = Omit<HistoryDrawingProps, 'day'> & { readonly scales: readonly PanelScale[] }

/** All that stays while the cursor moves. */
const FixedParts = memo(function FixedParts({ series, scales, time, width, x }: FixedPartsProps) {
  return (
    <>
      <SpellPatterns />
      <HistoryBackground time={time} x={x} height={series.length * panel.height} />
      {series.map((one, index) => (
        <g key={one.id} transform={`translate(0 ${index * panel.height})`}>
          <HistoryPanel series={one} scale={scales[index]!} x={x} width={width} end={time.to} />
        </g>
      ))}
    </>
  )
})

/** Textures for how the shelves are known; a full record has none. Ids are the page's own: one chart each. */
function SpellPatterns() {
  return (
    <defs>
      <pattern id="spell-between" width="8" height="8" patternUnits="userSpaceOnUse">
        <circle cx="2" cy="2" r="1.1" />
      </pattern>
      <pattern
        id="spell-reconstructed"
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="2.5" height="7" />
      </pattern>
      <pattern id="spell-carried-on" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <rect width="1.2" height="7" />
      </pattern>
    </defs>
  )
}

interface HistoryPanelProps {
  readonly series: HistorySeries
  readonly scale: PanelScale
  readonly x: (day: number) => number
  readonly width: number
  /** The last day of the chart. */
  readonly end: number
}

/** One line with its own scale; steps, because a rank holds until it jumps. */
function HistoryPanel({ series, scale: { y, ticks }, x, width, end }: HistoryPanelProps) {
  const draw = line<SeriesPoint>()
    .defined(({ value }) => value !== null)
    .x((point) => x(point.day))
    .y(({ value }) => y(value ?? 0))
    .curve(curveStepAfter)
  const last = { day: end, value: series.points.at(-1)?.value ?? null }
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick} className="tick">
          <line x1={panel.left} x2={width - panel.right} y1={y(tick)} y2={y(tick)} />
          <text x={panel.left - 6} y={y(tick)} dy="0.32em" textAnchor="end">
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      <text className="panel-name" x={panel.left} y={14}>
        {series.name}
      </text>
      <path className="line" d={draw([...series.points, last]) ?? ''} />
    </>
  )
}
