import type { RankingListPage } from '#pages/data/ranking-pages.ts'
import { dayRankingPath, subjectRankingPath } from '#pages/routes/routes.ts'
import { areaNames } from '#wording/areas.ts'
import * as say from '#wording/ranking-pages.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { useQuery } from '../../features/search/use-query.ts'
import { AddressTabs } from '../../ui/components/address-tabs.tsx'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { Day } from '../../ui/wording/day.tsx'
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
        {rich(say.aboutDay(), {
          day: (
            <a href={dayRankingPath(day)}>
              <Day date={day} />
            </a>
          ),
        })}
      </PageHeader>
      <RankingOverview data={data} />
      <p id="game">
        {rich(say.worthHaving({ kind }), {
          game: (inner) => (
            <a className="button" href={subjectRankingPath(data.others[kind].game)}>
              {inner}
            </a>
          ),
        })}
      </p>
      <AddressTabs
        label={say.otherRankings()}
        tabs={[
          { id: 'courses', name: say.byCourse(), content: <CourseRankings data={data} kind={kind} /> },
          { id: 'tours', name: say.byTour(), content: <TourRankings data={data} kind={kind} /> },
        ]}
      />
    </>
  )
}
