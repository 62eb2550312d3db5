import { type ReactEventHandler, useState } from 'react'
import { fromDayNumber } from '#catalogue/calendar.ts'
import * as say from '#wording/ranking-reasons.ts'
import { Day } from '../../../ui/wording/day.tsx'
import type { ChartTime } from './chart-time.ts'
import { type HistorySeries, listChangeDays, valueOn } from './history-series.ts'
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
