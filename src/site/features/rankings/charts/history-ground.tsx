import type { ChartTime } from './chart-time.ts'
import { panel } from './panel-scale.ts'

interface HistoryGroundProps {
  readonly time: ChartTime
  readonly x: (day: number) => number
  /** Pixels of all panels together. */
  readonly height: number
}

/** Closer together than this, in pixels, tours would be a grey bar. */
const closestTours = 4

/** What lies behind the lines: how the shelves are known, the years, and the beginnings of tours. */
export function HistoryGround({ time, x, height }: HistoryGroundProps) {
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
