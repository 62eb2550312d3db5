import { useMemo } from 'react'
import { toDayNumber } from '#catalogue/calendar.ts'
import { decodeItemHistory } from '#pages/data/decode-item-history.ts'
import type { ItemRef } from '#pages/data/refs.ts'
import type { ItemPage } from '#pages/data/item-pages.ts'
import { itemPath } from '#pages/routes/routes.ts'
import { formatRank } from '#wording/counts.ts'
import * as say from '#wording/ranking-reasons.ts'
import { LoadFailure } from '../../../ui/loading/load-failure.tsx'
import { useLoading } from '../../../ui/loading/use-loading.ts'
import { loadPageOf } from '../../navigation/navigation-services.ts'
import { buildChartTime, loadCalendar } from './chart-time.ts'
import { HistoryChart } from './history-chart.tsx'
import { type HistorySeries, HistoryTable } from './history-table.tsx'

interface BestHistoryProps {
  readonly title: string
  /** The best of the ranking, in its order. */
  readonly items: readonly ItemRef[]
}

/** The daily rank of a ranking's best items over time, each in its own panel. */
export function BestHistory({ title, items }: BestHistoryProps) {
  const key = items.map(itemPath).join()
  const { value, error, retry } = useLoading(key, () => Promise.all([loadCalendar(), ...items.map(loadItem)]))
  const chart = useMemo(() => {
    if (!value) return null
    const [calendar, ...pages] = value
    return { series: pages.map(buildRankSeries), time: buildChartTime(calendar, calendar.first) }
  }, [value])
  if (error !== undefined) return <LoadFailure what={say.history()} retry={retry} />
  if (!chart) return null
  return (
    <>
      <HistoryChart title={title} {...chart} />
      <HistoryTable caption={title} {...chart} />
    </>
  )
}

function loadItem(item: ItemRef): Promise<ItemPage> {
  return loadPageOf(item.kind, itemPath(item))
}

function buildRankSeries({ item, history }: ItemPage): HistorySeries {
  const points = decodeItemHistory(history).map(({ date, rank }) => ({ day: toDayNumber(date), value: rank }))
  return {
    id: item.id,
    name: item.name,
    spoken: item.name,
    points,
    isRank: true,
    format: (rank) => formatRank(rank, false),
  }
}
