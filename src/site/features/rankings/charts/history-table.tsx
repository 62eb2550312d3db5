import { type ReactEventHandler, useState } from 'react'
import { fromDayNumber } from '#catalogue/calendar.ts'
import * as say from '#wording/ranking-reasons.ts'
import { Day } from '../../../ui/wording/day.tsx'
import type { ChartTime } from './chart-time.ts'
import './history-table.css'

interface HistoryTableProps {
  readonly caption: string
  readonly series: readonly HistorySeries[]
  readonly time: ChartTime
}

/** The chart in numbers, newest first. Years of them: rendered when they are asked for. */
export function HistoryTable(props: HistoryTableProps) {
  const [isOpen, setOpen] = useState(false)
  const onToggle: ReactEventHandler<HTMLDetailsElement> = (event) => setOpen(event.currentTarget.open)
  return (
    <details className="history-table" onToggle={onToggle}>
      <summary>{say.asATable()}</summary>
      {isOpen && <Numbers {...props} />}
    </details>
  )
}

function Numbers({ caption, series, time }: HistoryTableProps) {
  const days = listChangeDays(series, time.from).filter((day) => day >= time.from)
  return (
    <div className="history-numbers">
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{say.from()}</th>
            {series.map(({ id, name }) => (
              <th key={id} scope="col" className="numeric">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day}>
              <th scope="row">
                <Day date={fromDayNumber(day)} />
              </th>
              {series.map(({ id, points, format }) => {
                const value = valueOn(points, day)
                return (
                  <td key={id} className="numeric">
                    {value === null ? '–' : format(value)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

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
