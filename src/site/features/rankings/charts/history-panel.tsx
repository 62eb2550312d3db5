import { curveStepAfter, line } from 'd3-shape'
import type { HistorySeries, SeriesPoint } from './history-series.ts'
import { type PanelScale, panel } from './panel-scale.ts'

interface HistoryPanelProps {
  readonly series: HistorySeries
  readonly scale: PanelScale
  readonly x: (day: number) => number
  readonly width: number
  /** The last day of the chart. */
  readonly end: number
}

/** One line with its own scale; steps, because a rank holds until it jumps. */
export function HistoryPanel({ series, scale: { y, ticks }, x, width, end }: HistoryPanelProps) {
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
            {tick}
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
