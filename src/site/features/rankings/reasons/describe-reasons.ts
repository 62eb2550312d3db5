import type { IsoDate } from '#catalogue/calendar.ts'
import type { ItemKind, Shelf } from '#catalogue/entities.ts'
import type { ChangeCause, RankingRow } from '#pages/data/ranking-views.ts'
import { formatDay } from '#wording/days.ts'
import type { ShelfGain } from '#rankings/ranking.ts'
import * as say from '#wording/ranking-reasons.ts'
import { formatMovement } from '../../../ui/rankings/movement-words.tsx'
import { joinList } from '#wording/join-list.ts'

/** The day since which a ranking is as it is, and what made it so. */
export interface RankingChange {
  readonly since: IsoDate
  readonly causes: readonly ChangeCause[]
}

/** `Up 4 on 18 Nov 2026, when week 2 began: +1 top shelf in the ranked cup.` */
export function describeRankingChange(
  { movement, gained, item }: RankingRow,
  { since, causes }: RankingChange,
): string {
  const day = formatDay(since)
  const all = describeCauses(causes, item.kind)
  if (movement === null) return all === '' ? say.noEarlierRanking() : say.inRankingSince({ day, causes: all })
  return say.rankChange({
    movement: movement === 0 ? 'none' : movement > 0 ? 'up' : 'down',
    places: Math.abs(movement),
    day,
    hasCauses: all === '' ? 'no' : 'yes',
    causes: all,
    gain: describeGain(gained ?? [0, 0, 0]),
  })
}

function describeGain([cupTop, tourTop, gameTop, cupMiddle = 0, tourMiddle = 0, gameMiddle = 0]: ShelfGain): string {
  const top = describeShelves('top', [cupTop, tourTop, gameTop])
  const middle = describeShelves('middle', [cupMiddle, tourMiddle, gameMiddle])
  if (top !== '' && middle !== '') return say.gains({ top, middle })
  return top || middle || say.sameShelves()
}

const places = ['cup', 'tour', 'game'] as const

function describeShelves(shelf: Shelf, gained: readonly number[]): string {
  const changed = gained.map((gain, index) => ({ gain, place: places[index]! })).filter(({ gain }) => gain !== 0)
  return joinList(
    changed.map(({ gain, place }, index) =>
      index === 0
        ? say.gain({ gain: formatMovement(gain), shelf, count: Math.abs(gain), place })
        : say.furtherGain({ gain: formatMovement(gain), place }),
    ),
  )
}

/** `week 2 began and 3 drivers came into the game`; empty where nothing is known to have happened. */
export function describeCauses(causes: readonly ChangeCause[], kind: ItemKind): string {
  const [first, second, ...others] = causes
  if (first?.of !== 'tour' || second?.of !== 'week') return joinList(causes.map((cause) => describeCause(cause, kind)))
  const both = say.tourAndWeekBegan({ tour: first.tour.name, week: second.week, ...nameCup(second.name) })
  return joinList([both, ...others.map((cause) => describeCause(cause, kind))])
}

function describeCause(cause: ChangeCause, kind: ItemKind): string {
  switch (cause.of) {
    case 'tour':
      return say.tourBegan({ tour: cause.tour.name })
    case 'week':
      return say.weekBegan({ week: cause.week, ...nameCup(cause.name) })
    case 'week-over':
      return say.weekEnded({ week: cause.week, ...nameCup(cause.name) })
    case 'shelves':
      return say.recordCame({ day: formatDay(cause.date) })
    case 'debut':
      return say.itemsCame({ kind, count: cause.count })
  }
}

function nameCup(name: string | null) {
  return { isNamed: name === null ? 'no' : 'yes', cup: name ?? '' }
}

/** With how many others an item shares its top shelves; null where nothing is known of them. */
export function describeOverlap({ item, overlap }: Pick<RankingRow, 'item' | 'overlap'>): string | null {
  if (overlap === undefined || overlap === null) return null
  const others = Math.round((overlap - 1) * 10) / 10
  if (others === 0) return say.aloneOnShelves()
  return say.sharedShelves({ others, kind: item.kind })
}
