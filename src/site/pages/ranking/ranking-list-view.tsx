import type { RankingListPage } from '#pages/data/ranking-pages.ts'
import { dayRankingPath, routes } from '#pages/routes/routes.ts'
import { formatDay } from '#wording/days.ts'
import { areaNames } from '#wording/areas.ts'
import { AddressTabs } from '../../ui/components/address-tabs.tsx'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { RankingLinks } from '../../ui/rankings/ranking-links.tsx'
import { Section } from '../../ui/components/section.tsx'
import { RankingOverview } from './ranking-overview.tsx'
import { CourseRankings } from './course-rankings.tsx'
import { TourRankings } from './tour-rankings.tsx'
import './ranking-list-view.css'

export function RankingListView({ data }: { data: RankingListPage }) {
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={areaNames['ranking-list']()}>
        What was good on <a href={dayRankingPath(data.today)}>{formatDay(data.today)}</a>, of every item.{' '}
        <span className="ranking-subjects">
          Also ranked: <a href="#game">what is worth having</a>, <a href="#courses">each course</a>,{' '}
          <a href="#tours">each tour and week</a>, <a href={routes['ranking-calendar']}>each day</a>.
        </span>
      </PageHeader>
      <RankingOverview data={data} />
      <Section id="game" title="Worth having" aside="By how often each course comes up in a year of tours">
        <RankingLinks rankings={data.game} subject="the whole game" />
      </Section>
      <AddressTabs
        label="By what"
        tabs={[
          { id: 'courses', name: 'By course', content: <CourseRankings data={data} /> },
          { id: 'tours', name: 'By tour and week', content: <TourRankings data={data} /> },
        ]}
      />
    </>
  )
}
