import { useMemo } from 'react'
import type { IsoDate } from '#catalogue/calendar.ts'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { expandDayKind, type ExpandedDayKind } from '#pages/data/compact-row.ts'
import type { RankingDayPage } from '#pages/data/ranking-pages.ts'
import type { PageContext } from '#pages/data/page-data.ts'
import {
  dayKindAnchor,
  dayKindPath,
  dayRankingPath,
  tourPath,
  routes,
  rankedItemPath,
  rankedKindPath,
  rankedOnPath,
} from '#pages/routes/routes.ts'
import { formatDay, formatWeekday } from '#wording/days.ts'
import * as say from '#wording/ranking-pages.ts'
import type { ChangeCause, DayKindView } from '#pages/data/ranking-views.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { CorrectionNotes } from '../../ui/components/correction-notes.tsx'
import { DayRange } from '../../ui/wording/day-range.tsx'
import { BelowFirstScreen } from '../../ui/loading/below-first-screen.tsx'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { Pager } from '../../ui/components/pager.tsx'
import { RankedCupCard } from '../../ui/tours/ranked-cup-card.tsx'
import { RankingLegend } from '../../ui/rankings/ranking-legend.tsx'
import { CycleNote, RecordLabelBadge } from '../../ui/components/record-label-badge.tsx'
import { useAddressHash } from '../../ui/store/use-in-browser.ts'
import { kindPlurals } from '../../ui/wording/wording.ts'
import { LevelOneSwitch, useLevelOne, LevelledRanking } from '../../features/rankings/level-one/level-one-switch.tsx'
import { useQueryHint } from '../../features/lists/query-hint.ts'
import { useQuery } from '../../features/search/use-query.ts'
import { Icon } from '../../ui/components/icon.tsx'
import { StepNavigation } from '../../ui/components/step-navigation.tsx'
import { MoverRows, type MoverRow } from '../../ui/rankings/mover-rows.tsx'
import { RankingTable } from '../../ui/rankings/ranking-table.tsx'
import { Section } from '../../ui/components/section.tsx'
import { SharedMarkup } from '../../ui/components/shared-markup.tsx'
import { describeCauses } from '../../features/rankings/reasons/describe-reasons.ts'
import type { RankingMoment } from '../../features/rankings/reasons/ranking-moment.ts'
import { RowReasons } from '../../features/rankings/reasons/row-reasons.tsx'
import { DayJump } from './day-jump.tsx'
import './ranking-tools.css'
import './ranking-day-view.css'

export function RankingDayView({ data, context }: { data: RankingDayPage; context: PageContext }) {
  const { date, tour, rankedCup } = data
  const { previous, next } = data.neighbours
  const kinds = useMemo(() => data.kinds.map(expandDayKind), [data])
  const isAtLevelOne = useLevelOne()
  useQueryHint(useQuery(), true)
  const hash = useAddressHash()
  // A reader who follows the karts from day to day goes on with the karts.
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

interface UnknownCoursesNoteProps {
  readonly isCupKnown: boolean
  readonly isTourKnown: boolean
}

/** Says why a whole column of a day's rankings is dashes; nothing if none is. */
export function UnknownCoursesNote({ isCupKnown, isTourKnown }: UnknownCoursesNoteProps) {
  if (isCupKnown && isTourKnown) return null
  return <p className="known-courses">{explainDashes(isCupKnown, isTourKnown)}</p>
}

function explainDashes(isCupKnown: boolean, isTourKnown: boolean): string {
  if (isCupKnown) return say.tourUnknown()
  if (isTourKnown) return say.cupUnknown()
  return say.nothingKnown()
}

interface DayNavigationProps {
  readonly data: RankingDayPage
  readonly context: PageContext
  readonly toDay: (day: IsoDate) => string
}

/** From day to day, to any day, and to the calendar. */
function DayNavigation({ data, context, toDay }: DayNavigationProps) {
  const toStep = (day: IsoDate | null) => day && { href: toDay(day), name: formatDay(day) }
  const { previous, next } = data.neighbours
  return (
    <StepNavigation label={say.otherDays()} previous={toStep(previous)} next={toStep(next)}>
      <DayJump date={data.date} last={context.today} />
      <a href={routes['ranking-calendar']} title={say.allDailyRankings()}>
        <Icon name="calendar" />
        <span className="visually-hidden">{say.allDailyRankings()}</span>
      </a>
    </StepNavigation>
  )
}

interface RankingDayKindProps {
  /** As the page data has it. */
  readonly compact: DayKindView
  readonly ranking: ExpandedDayKind
  readonly moment: Pick<RankingMoment, 'date' | 'raced'>
  readonly isAtLevelOne: boolean
}

/** One kind on one day: the best, and beside them who moved. */
export function RankingDayKind({ compact, ranking, moment, isAtLevelOne }: RankingDayKindProps) {
  const { itemKind, rows, risers, fallers, newcomers, unchangedSince, causes } = ranking
  const caption = say.bestFirst({ kind: itemKind })
  const lists = [risers, fallers, newcomers].filter((movers) => movers.length > 0).length
  const haveMoved = lists > 0
  const reasoned: RankingMoment = {
    ...moment,
    of: 'day',
    courseCount: ranking.tourCourses,
    plain: ranking.plain,
    best: rows[0]?.score ?? 0,
    // Some course of the tours always is.
    isEstimated: true,
    isAtLevelOne: false,
    change: { since: unchangedSince, causes },
  }
  return (
    <Section
      id={dayKindAnchor(itemKind)}
      title={kindPlurals[itemKind]}
      aside={<KindState ranking={ranking} date={moment.date} />}
    >
      <SharedMarkup name="ranking" of={compact} className={haveMoved ? 'with-side' : ''}>
        <LevelledRanking caption={caption} ranking={ranking} isAtLevelOne={isAtLevelOne} moment={reasoned}>
          <RankingTable
            caption={caption}
            rows={rows}
            {...reasoned}
            plain={reasoned.plain.score}
            renderReasons={(row) => <RowReasons row={row} moment={reasoned} />}
          />
        </LevelledRanking>
        {haveMoved && (
          <aside className="columns movers" style={{ '--parts': lists }} aria-label={say.moved({ kind: itemKind })}>
            <MoverList title={say.risers()} movers={risers} />
            <MoverList title={say.fallers()} movers={fallers} />
            <MoverList
              title={say.newcomers()}
              movers={newcomers.map((mover) => ({
                ...mover,
                path: rankedOnPath(rankedItemPath(mover.item), unchangedSince),
              }))}
            />
          </aside>
        )}
      </SharedMarkup>
    </Section>
  )
}

function KindState({ ranking, date }: { ranking: ExpandedDayKind; date: IsoDate }) {
  const { itemKind, itemCount, rows, unchangedSince, causes } = ranking
  const state = describeState(itemKind, unchangedSince, causes, date)
  return (
    <>
      {rows.length === itemCount
        ? say.allShown({ count: itemCount, state })
        : say.bestShown({ best: rows.length, count: itemCount, state })}
      {rows.length < itemCount && (
        <>
          {' · '}
          <a href={rankedOnPath(rankedKindPath(itemKind), date)}>{say.all({ count: itemCount })}</a>
        </>
      )}
    </>
  )
}

/** `unchanged since 18 Nov 2026, when week 2 began`. Only the very first ranking has no causes. */
function describeState(kind: ItemKind, since: IsoDate, causes: readonly ChangeCause[], date: IsoDate): string {
  const isNew = since === date
  const isFirst = causes.length === 0
  return say.dayState({
    change: isFirst ? (isNew ? 'first' : 'none') : isNew ? 'today' : 'earlier',
    day: formatDay(since),
    causes: isFirst ? '' : describeCauses(causes, kind),
  })
}

interface MoverListProps {
  readonly title: string
  readonly movers: readonly MoverRow[]
}

function MoverList({ title, movers }: MoverListProps) {
  if (movers.length === 0) return null
  return (
    <section className="card mover-list">
      <h3>{title}</h3>
      <MoverRows movers={movers} />
    </section>
  )
}
