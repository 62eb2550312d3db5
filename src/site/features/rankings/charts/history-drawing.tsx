import { scaleLinear } from 'd3-scale'
import { memo, useMemo } from 'react'
import type { ChartTime } from './chart-time.ts'
import { HistoryGround } from './history-ground.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { type HistorySeries, valueOn } from './history-series.ts'
import { findHighest, panel, type PanelScale, scalePanel } from './panel-scale.ts'
import { SpellPatterns } from './spell-patterns.tsx'

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
      <Still series={series} scales={scales} time={time} width={width} x={x} />
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

type StillProps = Omit<HistoryDrawingProps, 'day'> & { readonly scales: readonly PanelScale[] }

/** All that stays while the cursor moves. */
const Still = memo(function Still({ series, scales, time, width, x }: StillProps) {
  return (
    <>
      <SpellPatterns />
      <HistoryGround time={time} x={x} height={series.length * panel.height} />
      {series.map((one, index) => (
        <g key={one.id} transform={`translate(0 ${index * panel.height})`}>
          <HistoryPanel series={one} scale={scales[index]!} x={x} width={width} end={time.to} />
        </g>
      ))}
    </>
  )
})
