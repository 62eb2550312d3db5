import { useMemo } from 'react'
import { toDayNumber } from '#catalogue/calendar.ts'
import { type HistoryPoint, decodeItemHistory } from '#pages/data/decode-item-history.ts'
import type { ItemPage } from '#pages/data/item-pages.ts'
import * as say from '#wording/ranking-reasons.ts'
import { LoadFailure } from '../../../ui/loading/load-failure.tsx'
import { useLoading } from '../../../ui/loading/use-loading.ts'
import { formatNumber } from '../../../ui/wording/wording.ts'
import { buildChartTime, loadCalendar } from './chart-time.ts'
import { HistoryChart } from './history-chart.tsx'
import { type HistorySeries, HistoryTable } from './history-table.tsx'

/** Rank, score and top shelves of one item over time. */
export function ItemHistory({ data }: { data: ItemPage }) {
  const { value: calendar, error, retry } = useLoading('calendar', loadCalendar)
  const points = useMemo(() => decodeItemHistory(data.history), [data.history])
  const series = useMemo(() => buildItemSeries(points), [points])
  const time = useMemo(() => calendar && points[0] && buildChartTime(calendar, points[0].date), [calendar, points])
  if (error !== undefined) return <LoadFailure what={say.history()} retry={retry} />
  if (!time) return null
  const title = say.overTime({ item: data.item.name })
  return (
    <>
      <HistoryChart title={title} series={series} time={time} />
      <HistoryTable caption={title} series={series} time={time} />
    </>
  )
}

function buildItemSeries(points: readonly HistoryPoint[]): readonly HistorySeries[] {
  const pick = (value: (point: HistoryPoint) => number | null) =>
    points.map((point) => ({ day: toDayNumber(point.date), value: value(point) }))
  return [
    {
      id: 'rank',
      name: say.rank(),
      spoken: say.rankInSentence(),
      points: pick(({ rank }) => rank),
      isRank: true,
      format: String,
    },
    {
      id: 'score',
      name: say.points(),
      spoken: say.pointsInSentence(),
      points: pick(({ score }) => score),
      isRank: false,
      format: formatNumber,
    },
    {
      id: 'top',
      name: say.topShelves(),
      spoken: say.topShelvesInSentence(),
      points: pick(({ top }) => top),
      isRank: false,
      format: String,
    },
  ]
}
