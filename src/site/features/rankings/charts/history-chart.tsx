import * as say from '#wording/ranking-reasons.ts'
import { joinWithCommas } from '#wording/join-list.ts'
import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react'
import { fromDayNumber } from '#catalogue/calendar.ts'
import { formatDay } from '#wording/days.ts'
import type { ChartTime } from './chart-time.ts'
import { HistoryDrawing, scaleTime } from './history-drawing.tsx'
import { type HistorySeries, listChangeDays, valueOn } from './history-series.ts'
import { moveCursor } from './move-cursor.ts'
import { SpellLegend } from './spell-legend.tsx'
import { useWidth } from './use-width.ts'
import './history-chart.css'

interface HistoryChartProps {
  readonly title: string
  readonly series: readonly HistorySeries[]
  readonly time: ChartTime
}

/** Small multiples over one time axis, with one cursor through all of them: for the pointer, a finger, or the keyboard. */
export function HistoryChart({ title, series, time }: HistoryChartProps) {
  const frame = useRef<HTMLLabelElement>(null)
  const width = useWidth(frame)
  const [day, setDay] = useState(time.to)
  const changeDays = useMemo(() => listChangeDays(series, time.to), [series, time.to])
  const x = useMemo(() => scaleTime(time, width), [time, width])
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.ctrlKey || event.altKey || event.metaKey ? null : moveCursor(event.key, day, time, changeDays)
    if (target === null) return
    event.preventDefault()
    setDay(target)
  }
  const onPointer = (event: PointerEvent) => {
    const pixels = event.clientX - event.currentTarget.getBoundingClientRect().left
    setDay(Math.round(Math.min(Math.max(x.invert(pixels), time.from), time.to)))
  }
  return (
    <div className="history-chart">
      <SpellLegend time={time} />
      <p className="chart-day" aria-hidden="true">
        {describeDate(day, time)}
      </p>
      <label ref={frame} className="chart-frame" onPointerDown={onPointer} onPointerMove={onPointer}>
        <input
          type="range"
          className="visually-hidden"
          aria-label={title}
          aria-valuetext={describeDay(day, series, time)}
          min={time.from}
          max={time.to}
          value={day}
          onChange={(event) => setDay(event.target.valueAsNumber)}
          onKeyDown={onKeyDown}
        />
        <HistoryDrawing series={series} time={time} width={width} x={x} day={day} />
      </label>
    </div>
  )
}

function describeDate(day: number, { tours }: ChartTime): string {
  const tour = tours.findLast((candidate) => candidate.day <= day)
  const date = formatDay(fromDayNumber(day))
  return tour ? say.dayAndTour({ day: date, tour: tour.name }) : date
}

/** `18 Nov 2026, Sydney Tour: rank 3, points 61,240, top shelves 130`. */
function describeDay(day: number, series: readonly HistorySeries[], time: ChartTime): string {
  const values = series.map(({ spoken, points, format }) => {
    const value = valueOn(points, day)
    return value === null
      ? say.seriesUnknown({ series: spoken })
      : say.seriesValue({ series: spoken, value: format(value) })
  })
  return say.dayValues({ day: describeDate(day, time), values: joinWithCommas(values) })
}
