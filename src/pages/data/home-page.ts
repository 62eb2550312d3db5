/** What the home page says. */
import type { IsoDate } from '#catalogue/calendar.ts'
import type { ItemKind } from '#catalogue/entities.ts'
import type { CompactName } from './compact-name.ts'
import type { PageBase } from './page-base.ts'
import type { RaceWeek } from './race-pages.ts'
import type { RankedDays } from './ranked-days.ts'
import type { RecordsAround } from '#rankings/find-records.ts'
import type { PodiumPlace } from './ranking-views.ts'

export interface HomePage extends PageBase {
  readonly kind: 'home'
  /** The day of the podium and of the shelves. */
  readonly date: IsoDate
  readonly label: RecordsAround
  /** The day on which the first tour began, and the one on which the last closed. */
  readonly game: { readonly start: IsoDate; readonly end: IsoDate }
  readonly days: RankedDays
  /** Those that began by the last of these days, oldest first. */
  readonly tours: readonly HomeTour[]
  /** The last ranked cup; null if none is known. */
  readonly race: RaceWeek | null
  /** The three best of each kind. */
  readonly podium: Readonly<Record<ItemKind, readonly PodiumPlace[]>>
  readonly counts: Readonly<
    Record<ItemKind | 'skill' | 'course' | 'variant' | 'tour' | 'badge' | 'guide' | 'ranking', number>
  >
}

type HomeTour = readonly [name: CompactName, start: IsoDate]
