import { useEffect, useMemo, useRef } from 'react'
import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { expandOverview } from '#pages/data/compact-row.ts'
import type { RankingListPage } from '#pages/data/ranking-pages.ts'
import { itemPath, rankedItemKey, rankedKindKey, routes } from '#pages/routes/routes.ts'
import { formatDay } from '#wording/days.ts'
import { useOwnList } from '../../features/checklist/ownership-marks/use-own-list.ts'
import { ListResults } from '../../features/lists/list-results.tsx'
import { ListToolbar } from '../../features/lists/list-toolbar.tsx'
import { buildRankedPlan } from '../../features/search/filters/item-list-plan.ts'
import { useList } from '../../features/lists/use-list.ts'
import { loadPageOf } from '../../features/navigation/navigation-services.ts'
import type { RankingMoment } from '../../features/rankings/reasons/ranking-moment.ts'
import { RowReasons } from '../../features/rankings/reasons/row-reasons.tsx'
import { useQuery } from '../../features/search/use-query.ts'
import { DataTable } from '../../ui/components/data-table.tsx'
import { KindSwitch } from '../../ui/components/kind-switch.tsx'
import { LoadFailure } from '../../ui/loading/load-failure.tsx'
import { useLoading } from '../../ui/loading/use-loading.ts'
import { listOverviewColumns, type ListedRow } from '../../ui/rankings/ranking-columns.tsx'
import { kindPlurals } from '../../ui/wording/wording.ts'
import '../../ui/rankings/ranking-table.css'
import './ranking-overview.css'

/** The last day's ranking of one kind, complete, narrowed as the address says, and with the item that it names marked. */
export function RankingOverview({ data }: { data: RankingListPage }) {
  const parameters = new URLSearchParams(useQuery())
  const kind = itemKinds.find((known) => known === parameters.get(rankedKindKey)) ?? 'driver'
  const asked = parameters.get(rankedItemKey)
  const ranking = data.rankings[kind]
  const entries = useMemo(() => expandOverview(ranking, kind), [ranking, kind])
  const own = useOwnList()
  const plan = useMemo(() => buildRankedPlan(kind, own.levels), [kind, own.levels])
  const list = useList(entries, plan, own.narrowing)
  const rows = useMemo(
    () => list.shown.map((entry): ListedRow => ({ ...entry, isAsked: entry.id === asked })),
    [list.shown, asked],
  )
  const best = entries[0]?.score ?? 0
  const columns = useMemo(() => listOverviewColumns({ plain: ranking.plain.score, best }), [ranking, best])
  const area = useRef<HTMLDivElement>(null)
  const shownAsked = list.isComplete ? rows.find(({ isAsked }) => isAsked)?.item.id : undefined
  useEffect(() => {
    if (shownAsked === undefined) return
    area.current?.querySelector('th[aria-current]')?.scrollIntoView({ behavior: 'instant', block: 'center' })
  }, [shownAsked])
  return (
    <div className="ranked" ref={area}>
      <ListToolbar
        list={list}
        beside={<KindSwitch label="Kind of item" current={kind} pathOf={(other) => addressOf(parameters, other)} />}
      />
      <ListResults list={list}>
        <DataTable
          caption={`${kindPlurals[kind]} on ${formatDay(data.today)}, best first`}
          columns={columns}
          rows={rows}
          sortedBy="rank"
          keyOf={({ item }) => item.id}
          layout="ranking-table of-list"
          renderDetails={({ item }) => <ItemReasons data={data} kind={kind} id={item.id} best={best} />}
        />
      </ListResults>
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
  if (error !== undefined) return <LoadFailure what="The reasons" retry={retry} />
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
