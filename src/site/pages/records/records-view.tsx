import type { RecordsPage } from '#pages/data/records-page.ts'
import { formatDay } from '#wording/days.ts'
import { recordTexts } from '#wording/records.ts'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { createStaticIsland } from '../../ui/loading/static-island.tsx'
import { formatNumber } from '../../ui/wording/wording.ts'
import { ReignTable } from './reign-table.tsx'
import { Timeline } from './timeline.tsx'
import '../../features/rankings/charts/history-table.css'
import './records-view.css'

const RecordSections = createStaticIsland('records-part', 'The records', () =>
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
          {formatNumber(days)} days of rankings, from {formatDay(first)} to {formatDay(last)}, added up. Every figure
          leads to the page that proves it and says how well its days are known: the shelves of{' '}
          {formatNumber(daysKnown.recorded)} days are recorded, {formatNumber(daysKnown.between)} lie between two
          records, {formatNumber(daysKnown.reconstructed)} are reconstructed, and{' '}
          {formatNumber(daysKnown['carried-on'])} follow the last record.
        </p>
      </PageHeader>
      <nav aria-label="Records">
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
