import type { RecordsPage } from '#pages/data/records-page.ts'
import { formatDay } from '#wording/days.ts'
import { recordTexts } from '#wording/records.ts'
import * as say from '#wording/records.ts'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { createStaticIsland } from '../../ui/loading/static-island.tsx'
import { ReignTable } from './reign-table.tsx'
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
