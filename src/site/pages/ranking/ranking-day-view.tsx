import { useMemo } from 'react'
import type { IsoDate } from '#catalogue/calendar.ts'
import { itemKinds } from '#catalogue/entities.ts'
import { expandDayKind } from '#pages/data/compact-row.ts'
import type { RankingDayPage } from '#pages/data/ranking-pages.ts'
import type { PageContext } from '#pages/data/page-data.ts'
import { dayKindAnchor, dayKindPath, dayRankingPath, tourPath } from '#pages/routes/routes.ts'
import { formatDay, formatWeekday } from '#wording/days.ts'
import * as say from '#wording/ranking-pages.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { CorrectionNotes } from '../../ui/components/correction-notes.tsx'
import { DayRange } from '../../ui/wording/day-range.tsx'
import { BelowFirstScreen } from '../../ui/loading/below-first-screen.tsx'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { Pager } from '../../ui/components/pager.tsx'
import { RankedCupCard } from '../../ui/tours/ranked-cup-card.tsx'
import { RankingLegend } from '../../ui/rankings/ranking-legend.tsx'
import { CycleNote, RecordLabelBadge } from '../../ui/components/record-label-badge.tsx'
import { useAddressHash } from '../../ui/store/use-address-hash.ts'
import { kindPlurals } from '../../ui/wording/wording.ts'
import { LevelOneSwitch, useLevelOne } from '../../features/rankings/level-one/level-one-switch.tsx'
import { useQueryHint } from '../../features/lists/query-hint.ts'
import { useQuery } from '../../features/search/use-query.ts'
import { DayNavigation } from './day-navigation.tsx'
import { RankingDayKind } from './ranking-day-kind.tsx'
import { UnknownCoursesNote } from './unknown-courses-note.tsx'
import './ranking-tools.css'
import './ranking-day-view.css'

export function RankingDayView({ data, context }: { data: RankingDayPage; context: PageContext }) {
  const { date, tour, rankedCup } = data
  const { previous, next } = data.neighbours
  const kinds = useMemo(() => data.kinds.map(expandDayKind), [data])
  const isAtLevelOne = useLevelOne()
  useQueryHint(useQuery(), true)
  const hash = useAddressHash()
  // Whoever follows the karts from day to day goes on with the karts.
  const followed = itemKinds.find((kind) => hash === `#${dayKindAnchor(kind)}`)
  const toDay = (day: IsoDate) => (followed ? dayKindPath(day, followed) : dayRankingPath(day))
  const moment = { date, raced: { tour, cup: rankedCup?.courses ?? [] } }
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={say.rankingOfDay({ day: formatDay(date) })} look="day-header">
        <p>
          {rich(say.weekdayOfTour({ weekday: formatWeekday(date) }), {
            tour: <a href={tourPath(tour.id)}>{tour.name}</a>,
            more: (inner) => (
              <span className="head-more">{rich(inner, { days: <DayRange start={tour.start} end={tour.end} /> })}</span>
            ),
          })}{' '}
          <CycleNote basis={tour.basis} of="tour" />
        </p>
        <RecordLabelBadge label={data.label} />
        <DayNavigation data={data} context={context} toDay={toDay} />
      </PageHeader>
      {rankedCup && (
        <section className="day-cup" aria-label={say.rankedCup()}>
          <RankedCupCard cup={rankedCup} heading="h2" said={tour.basis} />
        </section>
      )}
      {data.corrections && <CorrectionNotes corrections={data.corrections} />}
      <UnknownCoursesNote
        isCupKnown={moment.raced.cup.length > 0}
        isTourKnown={kinds.every(({ tourCourses }) => tourCourses !== null)}
      />
      <div className="ranking-tools day-tools">
        <RankingLegend itemKind={null} of="day" />
        <LevelOneSwitch isOn={isAtLevelOne} />
      </div>
      <div className="day-kinds">
        <nav className="switch kinds" aria-label={say.kindsOnThisPage()}>
          {kinds.map(({ itemKind }) => (
            <a key={itemKind} href={`#${dayKindAnchor(itemKind)}`}>
              {kindPlurals[itemKind]}
            </a>
          ))}
        </nav>
        {kinds.map((ranking, index) => {
          const kind = (
            <RankingDayKind
              key={ranking.itemKind}
              compact={data.kinds[index]!}
              ranking={ranking}
              moment={moment}
              isAtLevelOne={isAtLevelOne}
            />
          )
          return index === 0 ? kind : <BelowFirstScreen key={ranking.itemKind}>{kind}</BelowFirstScreen>
        })}
      </div>
      <Pager
        label={say.otherDaysAgain()}
        previous={previous && { path: toDay(previous), name: formatDay(previous) }}
        next={next && { path: toDay(next), name: formatDay(next) }}
      />
    </>
  )
}
