import type { IsoDate } from '#catalogue/calendar.ts'
import type { ItemKind } from '#catalogue/entities.ts'
import type { RankingDayPage, RankingOverview } from '#pages/data/ranking-pages.ts'
import type { DayKindView } from '#pages/data/ranking-views.ts'
import { wholeRankingPath } from '#pages/data/whole-ranking-path.ts'
import { dayRankingPath } from '#pages/routes/routes.ts'
import { nameThings } from '#wording/names.ts'
import { loadPageOf } from '../../features/navigation/navigation-services.ts'
import { isRecord } from '../../features/navigation/page-state.ts'

export interface DayRanking {
  readonly page: RankingDayPage
  /** What its page says of the kind: the best, and since when they have been. */
  readonly view: DayKindView
  readonly whole: RankingOverview
}

/** The complete ranking of one kind on a day. Rejects with PageDataError where the day has none, else with Error. */
export async function loadDayRanking(kind: ItemKind, date: IsoDate): Promise<DayRanking> {
  const page = await loadPageOf('ranking-day', dayRankingPath(date))
  const view = page.kinds.find(({ itemKind }) => itemKind === kind)!
  const path = wholeRankingPath(kind, view.unchangedSince)
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} could not be fetched: status ${response.status}.`)
  const whole: unknown = await response.json()
  if (!isOverview(whole)) throw new Error(`${path} is not a ranking.`)
  return { page, view, whole: nameThings(whole) }
}

/** The build writes it from the same types. */
function isOverview(value: unknown): value is RankingOverview {
  return isRecord(value) && Array.isArray(value['items']) && isRecord(value['plain'])
}
