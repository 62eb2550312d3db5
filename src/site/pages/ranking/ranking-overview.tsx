import { useMemo, useRef } from 'react'
import { isIsoDate, type IsoDate } from '#catalogue/calendar.ts'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { expandOverview, expandRow } from '#pages/data/compact-row.ts'
import {
  type RankingListPage,
  type RankingOverview as WholeRanking,
  type RankingDayPage,
  wholeRankingPath,
} from '#pages/data/ranking-pages.ts'
import {
  dayKindPath,
  itemPath,
  rankedDayKey,
  rankedItemKey,
  rankedKindKey,
  routes,
  dayRankingPath,
} from '#pages/routes/routes.ts'
import { formatDay } from '#wording/days.ts'
import * as say from '#wording/ranking-pages.ts'
import type { DayKindView } from '#pages/data/ranking-views.ts'
import { nameThings } from '#wording/names.ts'
import { useOwnList } from '../../features/checklist/ownership-marks/use-own-list.ts'
import { ListResults } from '../../features/lists/list-results.tsx'
import { buildRankedPlan } from '../../features/search/filters/item-list-plan.ts'
import { unknownNarrowing, useList } from '../../features/lists/use-list.ts'
import { loadPageOf } from '../../features/navigation/navigation-services.ts'
import { meansNotFound } from '../../features/navigation/page-data-error.ts'
import { CoursesBehind } from '../../features/rankings/reasons/courses-behind.tsx'
import type { RankingMoment } from '../../features/rankings/reasons/ranking-moment.ts'
import { RowReasons } from '../../features/rankings/reasons/row-reasons.tsx'
import { useQuery } from '../../features/search/use-query.ts'
import { DataTable } from '../../ui/components/data-table.tsx'
import { EmptyState } from '../../ui/components/empty-state.tsx'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import { fetchDataFile, isRecord } from '../../ui/loading/fetch-data-file.ts'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { listOverviewColumns, type ListedRow } from '../../ui/rankings/ranking-columns.tsx'
import { RankedTools, useAskedRow } from './ranked-tools.tsx'
import '../../ui/rankings/ranking-table.css'

/** The day whose ranking the address asks for, if it is not the last one. */
export function readRankedDay(query: string, last: IsoDate): IsoDate | null {
  const day = new URLSearchParams(query).get(rankedDayKey)
  return day !== null && isIsoDate(day) && day !== last ? day : null
}

export function readRankedKind(query: string): ItemKind {
  const named = new URLSearchParams(query).get(rankedKindKey)
  return itemKinds.find((kind) => kind === named) ?? 'driver'
}

const empty: WholeRanking['items'] = []

/** A day's ranking of one kind, complete, narrowed as the address says, and with the item that it names marked. */
export function RankingOverview({ data }: { data: RankingListPage }) {
  const query = useQuery()
  const parameters = new URLSearchParams(query)
  const kind = readRankedKind(query)
  const asked = parameters.get(rankedItemKey)
  const day = readRankedDay(query, data.today)
  const earlier = useLoading(`${kind} ${day}`, async () => day && loadDayRanking(kind, day))
  const ranking = day === null ? data.rankings[kind] : earlier.value?.whole
  const items = ranking?.items ?? empty
  const entries = useMemo(() => expandOverview({ items }, kind), [items, kind])
  const own = useOwnList()
  const plan = useMemo(() => buildRankedPlan(kind, own.levels), [kind, own.levels])
  const list = useList(entries, plan, ranking ? own.narrowing : unknownNarrowing)
  const rows = useMemo(
    () => list.shown.map((entry): ListedRow => ({ ...entry, isAsked: entry.id === asked })),
    [list.shown, asked],
  )
  const best = entries[0]?.score ?? 0
  const plain = ranking?.plain.score ?? 0
  const columns = useMemo(() => listOverviewColumns({ plain, best }), [plain, best])
  const area = useRef<HTMLDivElement>(null)
  useAskedRow(area, list.isComplete ? rows.find(({ isAsked }) => isAsked)?.item.id : undefined)
  const shownDay = formatDay(day ?? data.today)
  return (
    <div className="ranked" ref={area}>
      <RankedTools
        list={list}
        kind={kind}
        pathOf={(other) => addressOf(parameters, other)}
        subject={shownDay}
        others={data.others[kind]}
      />
      {day && earlier.error !== undefined ? (
        <NoRanking day={day} error={earlier.error} retry={earlier.retry} />
      ) : (
        <ListResults list={list}>
          <DataTable
            caption={say.kindOnDay({ kind, day: shownDay })}
            columns={columns}
            rows={rows}
            sortedBy="rank"
            keyOf={({ item }) => item.id}
            layout="ranking-table of-list"
            renderDetails={(row) =>
              earlier.value ? (
                <DayReasons row={row} day={earlier.value} best={best} />
              ) : (
                <ItemReasons data={data} kind={kind} id={row.item.id} best={best} />
              )
            }
          />
        </ListResults>
      )}
    </div>
  )
}

/** The same question about another kind. */
function addressOf(parameters: URLSearchParams, kind: ItemKind): string {
  const others = new URLSearchParams(parameters)
  others.delete(rankedItemKey)
  others.set(rankedKindKey, kind)
  return `${routes['ranking-list']}?${others}`
}

function NoRanking({ day, error, retry }: { day: IsoDate; error: unknown; retry: () => void }) {
  if (!meansNotFound(error)) return <LoadFailure what={say.rankingPart({ day: formatDay(day) })} retry={retry} />
  return (
    <EmptyState title={say.noRanking({ day: formatDay(day) })}>
      <a href={routes['ranking-calendar']}>{say.daysWithRanking()}</a>
    </EmptyState>
  )
}

interface DayReasonsProps {
  readonly row: ListedRow
  readonly day: DayRanking
  readonly best: number
}

/** Of an earlier day: the reasons of the best are on its page; of all others, the courses are known. */
function DayReasons({ row, day: { page, view, whole }, best }: DayReasonsProps) {
  const { itemKind } = view
  const moment: RankingMoment = {
    of: 'day',
    courseCount: whole.tourCourses,
    date: page.date,
    raced: { tour: page.tour, cup: page.rankedCup?.courses ?? [] },
    plain: whole.plain,
    best,
    isEstimated: true,
    isAtLevelOne: false,
    change: { since: view.unchangedSince, causes: view.causes },
  }
  const told = view.rows[row.rank - 1]
  if (told) return <RowReasons row={expandRow(told, itemKind)} moment={moment} />
  return (
    <section className="reasons" aria-label={say.whyAt({ item: row.item.name, rank: row.rank })}>
      <CoursesBehind item={row.item} moment={moment} />
      <p>
        <a href={itemPath(row.item)}>{say.aboutItem({ item: row.item.name })}</a>,{' '}
        <a href={dayKindPath(page.date, itemKind)}>{say.aboutThatDay({ day: formatDay(page.date) })}</a>
      </p>
    </section>
  )
}

interface ItemReasonsProps {
  readonly data: RankingListPage
  readonly kind: ItemKind
  readonly id: string
  readonly best: number
}

/** What the item's own page knows of its rank, loaded when its row is opened. */
function ItemReasons({ data, kind, id, best }: ItemReasonsProps) {
  const path = itemPath({ kind, id })
  const { value: page, error, retry } = useLoading(path, () => loadPageOf(kind, path))
  if (error !== undefined) return <LoadFailure what={say.reasonsPart()} retry={retry} />
  if (!page?.today) return <div className="reasons" />
  const { tourCourses, plain } = data.rankings[kind]
  const moment: RankingMoment = {
    of: 'day',
    courseCount: tourCourses,
    date: data.today,
    raced: {
      tour: data.tour,
      cup: data.cup.flatMap((raced) => data.courses.find(({ variant }) => variant.id === raced)?.variant ?? []),
    },
    plain,
    best,
    isEstimated: true,
    isAtLevelOne: false,
    change: null,
  }
  return <RowReasons row={{ ...page.today, item: page.item }} moment={moment} />
}

interface DayRanking {
  readonly page: RankingDayPage
  /** What its page says of the kind: the best, and since when they have been. */
  readonly view: DayKindView
  readonly whole: WholeRanking
}

/** The complete ranking of one kind on a day. Rejects with PageDataError where the day has none, else with Error. */
async function loadDayRanking(kind: ItemKind, date: IsoDate): Promise<DayRanking> {
  const page = await loadPageOf('ranking-day', dayRankingPath(date))
  const view = page.kinds.find(({ itemKind }) => itemKind === kind)!
  const whole = await fetchDataFile(wholeRankingPath(kind, view.unchangedSince), isOverview)
  return { page, view, whole: nameThings(whole) }
}

/** The build writes it from the same types. */
function isOverview(value: unknown): value is WholeRanking {
  return isRecord(value) && Array.isArray(value['items']) && isRecord(value['plain'])
}
