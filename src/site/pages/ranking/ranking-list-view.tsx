import type { RankingListPage } from '#pages/data/ranking-pages.ts'
import { dayRankingPath, subjectRankingPath } from '#pages/routes/routes.ts'
import { areaNames } from '#wording/areas.ts'
import * as say from '#wording/ranking-pages.ts'
import { rich } from '../../ui/wording/rich.tsx'
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
        {rich(say.whatWasGoodOn(), {
          link: (
            <a href={dayRankingPath(day)}>
              <Day date={day} />
            </a>
          ),
        })}
      </PageHeader>
      <RankingOverview data={data} />
      <p id="game">
        {rich(say.byHowOftenEach(), {
          link: (
            <a className="button" href={subjectRankingPath(data.others[kind].game)}>
              {rich(say.worthHaving(), { value: kindPlurals[kind] })}
            </a>
          ),
        })}
      </p>
      <AddressTabs
        label={say.otherRankings()}
        tabs={[
          { id: 'courses', name: 'By course', content: <CourseRankings data={data} kind={kind} /> },
          { id: 'tours', name: 'By tour and week', content: <TourRankings data={data} kind={kind} /> },
        ]}
      />
    </>
  )
}
