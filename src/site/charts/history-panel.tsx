import { curveStepAfter, line } from 'd3-shape'
import { type HistorySeries, type SeriesPoint, valueOn } from './history-series.ts'
import { panel, scalePanel } from './panel-scale.ts'

interface HistoryPanelProps {
  readonly series: HistorySeries
  readonly x: (day: number) => number
  readonly width: number
  /** Pixels from the top of the drawing. */
  readonly top: number
  /** The day that the reader looks at, and the last one of the chart. */
  readonly day: number
  readonly end: number
}

/** One line with its own scale; steps, because a rank holds until it jumps. */
export function HistoryPanel({ series, x, width, top, day, end }: HistoryPanelProps) {
  const { y, ticks } = scalePanel(series)
  const draw = line<SeriesPoint>()
    .defined(({ value }) => value !== null)
    .x((point) => x(point.day))
    .y(({ value }) => y(value ?? 0))
    .curve(curveStepAfter)
  const last = { day: end, value: series.points.at(-1)?.value ?? null }
  const value = valueOn(series.points, day)
  return (
    <g transform={`translate(0 ${top})`}>
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
      <text className="panel-value" x={width - panel.right} y={14} textAnchor="end">
        {value === null ? '–' : series.format(value)}
      </text>
      <path className="line" d={draw([...series.points, last]) ?? ''} />
      {value !== null && <circle className="dot" cx={x(day)} cy={y(value)} r={4.5} />}
    </g>
  )
}
