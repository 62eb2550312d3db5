import type { IsoDate } from '#catalogue/calendar.ts'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import type { SearchRow } from '#wording/search/search-index.ts'
import type { ItemIds } from './select-items.ts'

/** What a phrase can ask about. */
export interface AskedGame {
  readonly entries: readonly ItemListEntry[]
  /** Courses and their variants, as the search knows them. */
  readonly courses: readonly SearchRow[]
  /** Ranked cups, as the search knows them. */
  readonly cups: readonly SearchRow[]
  /** That of the newest ranking. */
  readonly day: IsoDate
  /** Levels by item id. */
  readonly owned: ReadonlyMap<string, number>
  readonly loadTopShelf: (asked: string) => Promise<{ readonly places: ItemIds }>
  /** The ids of the items of a ranking, best first. */
  readonly loadRankingOrder: (path: string) => Promise<readonly string[]>
}
