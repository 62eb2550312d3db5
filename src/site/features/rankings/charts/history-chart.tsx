import {
  type KeyboardEvent,
  type PointerEvent,
  useMemo,
  useRef,
  useState,
  type RefObject,
  useLayoutEffect,
} from 'react'
import * as say from '#wording/ranking-reasons.ts'
import { joinWithCommas } from '#wording/join-list.ts'
import { fromDayNumber } from '#catalogue/calendar.ts'
import { formatDay } from '#wording/days.ts'
import type { RecordLabel } from '#rankings/ranking.ts'
import type { ChartTime } from './chart-time.ts'
import { HistoryDrawing, scaleTime } from './history-drawing.tsx'
import { type HistorySeries, listChangeDays, valueOn } from './history-table.tsx'
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

/** Width of an element in pixels, followed as it changes; 0 before the first measure. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const watched = element.current
    if (!watched) return undefined
    const measure = () => setWidth(watched.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return width
}

/** A spell may span several records, so it names no day. */
const spellNames: Readonly<Record<RecordLabel, string>> = {
  recorded: say.recorded(),
  between: say.betweenRecords(),
  reconstructed: say.reconstructed(),
  'carried-on': say.lastKnown(),
}

/** What the textures behind the lines mean; only those that are there. */
function SpellLegend({ time }: { time: ChartTime }) {
  const labels = [...new Set(time.spells.map(({ label }) => label))]
  return (
    <ul className="spell-legend">
      {labels.map((label) => (
        <li key={label}>
          <svg width="22" height="14" aria-hidden="true">
            <rect className={`spell ${label}`} width="22" height="14" />
          </svg>
          {spellNames[label]}
        </li>
      ))}
    </ul>
  )
}

/**
 * The day to which a key leads: arrows go to the next change of any line, Page Up and Page Down to the next tour,
 * Home and End to the ends. Null for any other key.
 */
export function moveCursor(key: string, day: number, time: ChartTime, changeDays: readonly number[]): number | null {
  const target = findTarget(key, day, time, changeDays)
  return target === null ? null : Math.min(Math.max(target, time.from), time.to)
}

function findTarget(
  key: string,
  day: number,
  { from, to, tours }: ChartTime,
  changes: readonly number[],
): number | null {
  const tourDays = tours.map((tour) => tour.day)
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return changes.find((change) => change > day) ?? to
    case 'ArrowLeft':
    case 'ArrowDown':
      return changes.findLast((change) => change < day) ?? from
    case 'PageUp':
      return tourDays.find((start) => start > day) ?? to
    case 'PageDown':
      return tourDays.findLast((start) => start < day) ?? from
    case 'Home':
      return from
    case 'End':
      return to
    default:
      return null
  }
}
