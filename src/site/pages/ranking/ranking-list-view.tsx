import type { RankingListPage } from '#pages/data/ranking-pages.ts'
import { dayRankingPath, subjectRankingPath } from '#pages/routes/routes.ts'
import { areaNames } from '#wording/areas.ts'
import { useQuery } from '../../features/search/use-query.ts'
import { AddressTabs } from '../../ui/components/address-tabs.tsx'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { Day } from '../../ui/wording/day.tsx'
import { kindPlurals } from '../../ui/wording/wording.ts'
import { CourseRankings } from './course-rankings.tsx'
import { RankingOverview, readRankedDay, readRankedKind } from './ranking-overview.tsx'
import { TourRankings } from './tour-rankings.tsx'
import './ranking-list-view.css'

export function RankingListView({ data }: { data: RankingListPage }) {
  const query = useQuery()
  const day = readRankedDay(query, data.today) ?? data.today
  const kind = readRankedKind(query)
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={areaNames['ranking-list']()}>
        What was good on{' '}
        <a href={dayRankingPath(day)}>
          <Day date={day} />
        </a>
        , of every item
      </PageHeader>
      <RankingOverview data={data} />
      <p id="game">
        <a className="button" href={subjectRankingPath(data.others[kind].game)}>
          {kindPlurals[kind]} worth having
        </a>{' '}
        by how often each course comes up in a year of tours
      </p>
      <AddressTabs
        label="Other rankings"
        tabs={[
          { id: 'courses', name: 'By course', content: <CourseRankings data={data} kind={kind} /> },
          { id: 'tours', name: 'By tour and week', content: <TourRankings data={data} kind={kind} /> },
        ]}
      />
    </>
  )
}
