import { type ReactEventHandler, useState } from 'react'
import { type RecordsPage, expandReigns } from '#pages/data/records-page.ts'
import { formatDay } from '#wording/days.ts'
import { recordTexts } from '#wording/records.ts'
import * as say from '#wording/records.ts'
import { addDays, type IsoDate } from '#catalogue/calendar.ts'
import { itemKinds } from '#catalogue/entities.ts'
import { dayKindPath } from '#pages/routes/routes.ts'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { createStaticIsland } from '../../ui/loading/static-island.tsx'
import { ItemChip } from '../../ui/items/item-chip.tsx'
import { Day } from '../../ui/wording/day.tsx'
import { formatNumber, kindNames } from '../../ui/wording/wording.ts'
import { Timeline } from './timeline.tsx'
import '../../features/rankings/charts/history-table.css'
import './records-view.css'

const RecordSections = createStaticIsland('records-part', say.recordsPart(), () =>
  import('./record-sections.tsx').then((module) => module.RecordSections),
)

/** Seven years of rankings in figures, each with a link to the page that proves it. */
export function RecordsView({ data, title }: PageViewProps<RecordsPage>) {
  const { first, last, daysKnown, records } = data
  const days = Object.values(daysKnown).reduce((sum, count) => sum + count, 0)
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={title}>
        <p>
          {say.aboutRecords({
            days,
            first: formatDay(first),
            last: formatDay(last),
            recorded: daysKnown.recorded,
            between: daysKnown.between,
            reconstructed: daysKnown.reconstructed,
            carriedOn: daysKnown['carried-on'],
          })}
        </p>
      </PageHeader>
      <nav aria-label={say.records()}>
        <ul className="record-index">
          {records.map((record) => (
            <li key={record.id}>
              <a href={`#${record.id}`}>{recordTexts[record.id].title()}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Timeline data={data} />
      <ReignTable data={data} />
      <RecordSections data={data} />
    </>
  )
}

/** Every reign there was. Hundreds of rows: drawn when they are asked for. */
function ReignTable({ data }: { data: RecordsPage }) {
  const [isOpen, setOpen] = useState(false)
  const count = itemKinds.reduce((sum, kind) => sum + data.reigns[kind].reigns.length, 0)
  const onToggle: ReactEventHandler<HTMLDetailsElement> = (event) => setOpen(event.currentTarget.open)
  return (
    <details className="timeline-numbers" onToggle={onToggle}>
      <summary>{say.allReigns({ count })}</summary>
      {isOpen && <Reigns data={data} />}
    </details>
  )
}

function Reigns({ data }: { data: RecordsPage }) {
  const rows = itemKinds.flatMap((kind) =>
    expandReigns(data.reigns[kind].reigns).map((reign) => ({
      ...reign,
      kind,
      holder: data.reigns[kind].items[reign.item]!,
      date: dayAt(data, reign.from),
    })),
  )
  return (
    <div className="history-numbers">
      <table>
        <caption className="visually-hidden">{say.reigns()}</caption>
        <thead>
          <tr>
            <th scope="col">{say.from()}</th>
            <th scope="col">{say.kind()}</th>
            <th scope="col">#1</th>
            <th scope="col" className="numeric">
              {say.dayCount()}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, holder, date, from, until }) => (
            <tr key={`${kind} ${holder.id} ${from}`}>
              <td>
                <a href={dayKindPath(date, kind)}>
                  <Day date={date} />
                </a>
              </td>
              <td>{kindNames[kind]}</td>
              <th scope="row">
                <ItemChip item={holder} />
              </th>
              <td className="numeric">{formatNumber(until - from)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** @param index of a ranked day */
function dayAt({ first, skipped }: RecordsPage, index: number): IsoDate {
  let date = addDays(first, index)
  for (const day of skipped) if (day <= date) date = addDays(date, 1)
  return date
}
