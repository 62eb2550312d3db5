import type { IsoDate } from '#catalogue/calendar.ts'
import type { ItemKind, Shelf } from '#catalogue/entities.ts'
import type { ChangeCause, RankingRow } from '#pages/data/ranking-views.ts'
import { formatDay } from '#wording/days.ts'
import type { ShelfGain } from '#rankings/ranking.ts'
import * as say from '#wording/ranking-reasons.ts'
import { formatMovement } from '../../../ui/rankings/movement.ts'
import { joinList } from '#wording/join-list.ts'
import { inBrackets } from '../../../ui/wording/list-words.ts'
import { formatCount, kindPlurals } from '../../../ui/wording/wording.ts'

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
  const when = `${formatDay(since)}${causes.length > 0 ? `, when ${describeCauses(causes, item.kind)}` : ''}`
  if (movement === null) {
    return causes.length > 0 ? say.inThisRankingSince({ when }) : say.thereIsNoEarlier()
  }
  return `${describeMovement(movement)} ${when}: ${describeGain(gained ?? [0, 0, 0])}.`
}

function describeMovement(movement: number): string {
  if (movement === 0) return say.keptItsRankOn()
  return `${movement > 0 ? 'Up' : 'Down'} ${Math.abs(movement)} on`
}

function describeGain([cupTop, tourTop, gameTop, cupMiddle = 0, tourMiddle = 0, gameMiddle = 0]: ShelfGain): string {
  const shelves = [
    describeShelves('top', [cupTop, tourTop, gameTop]),
    describeShelves('middle', [cupMiddle, tourMiddle, gameMiddle]),
  ]
  return shelves.filter(Boolean).join('; ') || say.asManyShelvesAs()
}

function describeShelves(shelf: Shelf, gained: readonly number[]): string {
  const changed = gained.map((gain, index) => [gain, places[index]!] as const).filter(([gain]) => gain !== 0)
  return joinList(
    changed.map(([gain, where], index) => {
      const noun = index > 0 ? '' : Math.abs(gain) === 1 ? ` ${shelf} shelf` : ` ${shelf} shelves`
      return `${formatMovement(gain)}${noun} ${where}`
    }),
  )
}

const places = ['in the ranked cup', 'in the tour', 'in the whole game']

/** `week 2 began and 3 drivers came into the game`; empty where nothing is known to have happened. */
export function describeCauses(causes: readonly ChangeCause[], kind: ItemKind): string {
  const [first, second, ...others] = causes
  if (first?.of !== 'tour' || second?.of !== 'week') return joinList(causes.map((cause) => describeCause(cause, kind)))
  const week = `its ${second.week === 1 ? 'first' : 'second'} week${inBrackets(second.name)}`
  return joinList([`the ${first.tour.name} and ${week} began`, ...others.map((cause) => describeCause(cause, kind))])
}

function describeCause(cause: ChangeCause, kind: ItemKind): string {
  switch (cause.of) {
    case 'tour':
      return say.theNameBegan({ name: cause.tour.name })
    case 'week':
      return say.weekWeekBeganInbrackets({ week: cause.week, inBrackets: inBrackets(cause.name) })
    case 'week-over':
      return say.theRankedCupOf({ week: cause.week, inBrackets: inBrackets(cause.name) })
    case 'shelves':
      return say.theShelfRecordOf({ day: formatDay(cause.date) })
    case 'debut':
      return say.formatcountCameIntoThe({ formatCount: formatCount(cause.count, kind) })
  }
}

/** With how many others an item shares its top shelves; null where nothing is known of them. */
export function describeOverlap({ item, overlap }: Pick<RankingRow, 'item' | 'overlap'>): string | null {
  if (overlap === undefined || overlap === null) return null
  const others = Math.round((overlap - 1) * 10) / 10
  if (others === 0) return say.aloneOnEachOf()
  const plural = kindPlurals[item.kind].toLowerCase()
  return say.sharesEachOfIts({ others, plural })
}
