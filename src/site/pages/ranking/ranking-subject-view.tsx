import { useMemo, useRef } from 'react'
import { expandSubject, type ExpandedSubject } from '#pages/data/compact-row.ts'
import type { RankingRef } from '#pages/data/refs.ts'
import type { RankingSubjectPage } from '#pages/data/ranking-pages.ts'
import type { RankedEntry } from '#pages/data/ranking-views.ts'
import { plannerAddress } from '#pages/player/planner-address.ts'
import { rankedItemKey, routes, subjectRankingPath, tourPath, variantPath } from '#pages/routes/routes.ts'
import { nameRanking } from '#wording/ranking-pages.ts'
import * as say from '#wording/ranking-pages.ts'
import { countOfKind } from '#wording/kinds.ts'
import { rich } from '../../ui/wording/rich.tsx'
import { CupCourses } from '../../ui/tours/cup-courses.tsx'
import { Day } from '../../ui/wording/day.tsx'
import { DayRange } from '../../ui/wording/day-range.tsx'
import { CourseEmblem, TourEmblem } from '../../ui/emblems/emblem.tsx'
import { CorrectionNotes } from '../../ui/components/correction-notes.tsx'
import { EmptyState } from '../../ui/components/empty-state.tsx'
import type { PageViewProps } from '../../features/navigation/page-view.ts'
import { PageHeader } from '../../ui/components/page-header.tsx'
import { Pager, type PagerLink } from '../../ui/components/pager.tsx'
import { KnownCoursesNote } from '../../ui/rankings/known-courses-note.tsx'
import { RankingLegend } from '../../ui/rankings/ranking-legend.tsx'
import { CycleNote, RecordLabelBadge } from '../../ui/components/record-label-badge.tsx'
import { RankingAndRest } from '../../ui/rankings/ranking-and-rest.tsx'
import { describeUnknown } from '../../ui/wording/wording.ts'
import { LazyPart } from '../../ui/loading/lazy-part.tsx'
import type { RankingMoment } from '../../features/rankings/reasons/ranking-moment.ts'
import { RowReasons } from '../../features/rankings/reasons/row-reasons.tsx'
import { LevelledRanking, LevelOneSwitch, useLevelOne } from '../../features/rankings/level-one/level-one-switch.tsx'
import { useOwnList } from '../../features/checklist/ownership-marks/use-own-list.ts'
import { ListResults } from '../../features/lists/list-results.tsx'
import { buildRankedPlan } from '../../features/search/filters/item-list-plan.ts'
import { useList } from '../../features/lists/use-list.ts'
import { useQuery } from '../../features/search/use-query.ts'
import { HistorySection } from '../item/history-section.tsx'
import { RankedTools, useAskedRow } from './ranked-tools.tsx'
import './ranking-tools.css'

const loadHistory = () =>
  import('../../features/rankings/charts/best-history.tsx').then(({ BestHistory }) => BestHistory)

export function RankingSubjectView({
  data: compact,
  title,
}: Pick<PageViewProps<RankingSubjectPage>, 'data' | 'title'>) {
  const data = useMemo(() => expandSubject(compact), [compact])
  const { subject, itemKind, rows, rest } = data
  const rankedOn = findRankedOn(data)
  return (
    <>
      <PageHeader crumbs={data.crumbs} title={title} emblem={<SubjectEmblem subject={subject} />} look="ranking-header">
        <SubjectLead subject={subject} areCoursesKnown={data.courseCount > 0} />
        <p>
          {rich(
            say.itemsRanked({
              items: countOfKind({ kind: itemKind, count: rows.length + rest.length }),
              where: rankedOn,
            }),
            { day: <Day date={data.date} /> },
          )}
        </p>
        <RecordLabelBadge label={data.label} />
      </PageHeader>
      {data.corrections && <CorrectionNotes corrections={data.corrections} />}
      <SubjectRanking data={data} title={title ?? ''} />
      <Pager
        label={say.otherRankings()}
        previous={toPagerLink(data.neighbours.previous)}
        next={toPagerLink(data.neighbours.next)}
      />
    </>
  )
}

function toPagerLink(ranking: RankingRef | null): PagerLink | null {
  return ranking && { path: subjectRankingPath(ranking.hash), name: nameRanking(ranking) }
}

function SubjectRanking({ data, title }: { data: ExpandedSubject; title: string }) {
  const { subject, itemKind, rows, rest } = data
  const isAtLevelOne = useLevelOne()
  const parameters = new URLSearchParams(useQuery())
  const asked = parameters.get(rankedItemKey)
  const entries = useMemo(() => listRanked(data), [data])
  const own = useOwnList()
  const plan = useMemo(() => buildRankedPlan(itemKind, own.levels), [itemKind, own.levels])
  const list = useList(entries, plan, own.narrowing)
  const isListed = useMemo(() => {
    const shown = new Set(list.shown.map(({ id }) => id))
    return (id: string) => shown.has(id)
  }, [list.shown])
  const area = useRef<HTMLDivElement>(null)
  useAskedRow(area, asked !== null && list.isComplete && isListed(asked) ? asked : undefined)
  const moment = {
    of: findRankedOn(data),
    courseCount: data.courseCount,
    date: data.date,
    raced: findRaced(subject),
    plain: data.plain,
    best: rows[0]?.score ?? 0,
    isEstimated: data.isEstimated === true,
    isAtLevelOne: false,
    change: null,
    game: data.others.game,
  } satisfies RankingMoment
  const best = rows.slice(0, 5).map(({ item }) => item)
  const between = list.isNarrowed ? null : (
    <>
      {rest.length === 0 && <WithoutShelf data={data} of={moment.of} />}
      <HistorySection title={say.bestFive()} panels={5}>
        <LazyPart
          what={say.historyPart()}
          load={loadHistory}
          props={{ title: say.rankOfBestFive(), items: best }}
          waiting={null}
        />
      </HistorySection>
    </>
  )
  return (
    <>
      {(subject.of === 'tour' || subject.of === 'week') && (
        <KnownCoursesNote
          courseCount={data.courseCount}
          areCupsUnknown={subject.of === 'tour' && subject.areCupsUnknown === true}
          kind={itemKind}
        />
      )}
      <div className="ranked" ref={area}>
        <RankedTools
          list={list}
          kind={itemKind}
          pathOf={(kind) => addressOf(parameters, subjectRankingPath(data.siblings[kind]))}
          subject={nameSubject(data)}
          others={data.others}
        />
        <div className="ranking-tools">
          <RankingLegend itemKind={itemKind} of={moment.of} />
          <LevelOneSwitch isOn={isAtLevelOne} />
        </div>
        {rows.length > 0 ? (
          <ListResults list={list}>
            <LevelledRanking
              caption={title}
              ranking={data}
              isAtLevelOne={isAtLevelOne}
              moment={moment}
              between={between}
              isListed={isListed}
              asked={asked}
            >
              <RankingAndRest
                caption={title}
                itemKind={itemKind}
                rows={rows}
                rest={rest}
                {...moment}
                plain={moment.plain.score}
                renderReasons={(row) => <RowReasons row={row} moment={moment} />}
                between={between}
                isListed={isListed}
                asked={asked}
              />
            </LevelledRanking>
            {rest.length > 0 && !list.isNarrowed && <WithoutShelf data={data} of={moment.of} />}
          </ListResults>
        ) : (
          <EmptyState title={say.noneRanked({ kind: itemKind })}>
            <a href={routes['ranking-list']}>{say.browseRankings()}</a>
          </EmptyState>
        )}
      </div>
    </>
  )
}

/** All that are ranked, as lists are searched and filtered. */
function listRanked({ itemKind, rows, rest }: ExpandedSubject): RankedEntry[] {
  return [
    ...rows.map((row) => ({ ...row.item, ...row })),
    ...rest.map(({ id, name, rarity, score }, index) => {
      const item = { kind: itemKind, id, name, rarity }
      return { ...item, item, rank: rows.length + index + 1, score, tier: null, isNew: false }
    }),
  ]
}

/** The same question about another kind. */
function addressOf(parameters: URLSearchParams, path: string): string {
  const others = new URLSearchParams(parameters)
  others.delete(rankedItemKey)
  return others.size > 0 ? `${path}?${others}` : path
}

function nameSubject({ subject, hash }: Pick<RankingSubjectPage, 'subject' | 'hash'>): string {
  switch (subject.of) {
    case 'course':
      return subject.variant.name
    case 'tour':
      return subject.tour.name
    case 'week':
      return nameRanking({ hash, name: subject.tour.name, week: subject.cup.week })
    case 'game':
      return nameRanking({ hash, name: null })
  }
}

/** The others, which are not in question. */
function WithoutShelf({ data, of }: { data: ExpandedSubject; of: Subject['of'] }) {
  const { itemKind, withoutShelf, unknown = 0 } = data
  if (withoutShelf + unknown === 0) return null
  return (
    <p className="muted">
      {withoutShelf > 0 && say.withoutShelf({ kind: itemKind, count: withoutShelf, where: of })}{' '}
      {unknown > 0 && describeUnknown(unknown, itemKind)}
    </p>
  )
}

type Subject = RankingSubjectPage['subject']

/** If none of its courses is on record, it is ranked like the whole game, and everything on its page says so. */
function findRankedOn({ subject, courseCount }: Pick<RankingSubjectPage, 'subject' | 'courseCount'>): Subject['of'] {
  return courseCount > 0 ? subject.of : 'game'
}

function findRaced(subject: Subject): RankingMoment['raced'] {
  if (subject.of === 'course' || subject.of === 'game') return 'today'
  return { tour: subject.tour, cup: subject.of === 'week' ? subject.cup.courses : 'both weeks' }
}

function SubjectEmblem({ subject }: { subject: Subject }) {
  switch (subject.of) {
    case 'course':
      return <CourseEmblem courseId={subject.variant.courseId} size="hero" />
    case 'game':
      return null
    default:
      return <TourEmblem id={subject.tour.id} size="hero" />
  }
}

function SubjectLead({ subject, areCoursesKnown }: { subject: Subject; areCoursesKnown: boolean }) {
  switch (subject.of) {
    case 'course':
      return rich(say.courseLead(), {
        course: <a href={variantPath(subject.variant)}>{subject.variant.name}</a>,
        plan: (inner) => <a href={plannerAddress({ tab: 'loadouts', course: subject.variant.id })}>{inner}</a>,
      })
    case 'game':
      return <GameLead round={subject.round} />
    default:
      return <PeriodLead subject={subject} areCoursesKnown={areCoursesKnown} />
  }
}

function GameLead({ round: { of, from, until } }: Pick<Extract<Subject, { of: 'game' }>, 'round'>) {
  return (
    <>
      {rich(say.aboutGame({ tours: of.tours, cups: of.rankedCups }), {
        days: <DayRange start={from} end={until} />,
      })}
    </>
  )
}

interface PeriodLeadProps {
  readonly subject: Extract<Subject, { of: 'tour' | 'week' }>
  readonly areCoursesKnown: boolean
}

function PeriodLead({ subject, areCoursesKnown }: PeriodLeadProps) {
  const days = subject.of === 'week' ? subject.cup : subject.tour
  const lead = !areCoursesKnown ? say.periodLead() : subject.of === 'week' ? say.weekLead() : say.tourLead()
  const plan =
    subject.of === 'week'
      ? plannerAddress({ tab: 'loadouts', on: subject.cup.start })
      : plannerAddress({ tab: 'gaps', reach: 'tour', on: subject.tour.start })
  return (
    <>
      {rich(lead, {
        tour: <a href={tourPath(subject.tour.id)}>{subject.tour.name}</a>,
        days: <DayRange start={days.start} end={days.end} />,
        plan: (inner) => <a href={plan}>{inner}</a>,
      })}{' '}
      <CycleNote basis={days.basis} of={subject.of === 'week' ? 'cup' : 'tour'} />
      {subject.of === 'week' && subject.cup.courses.length > 0 && <CupCourses variants={subject.cup.courses} />}
    </>
  )
}
