import type { IsoDate } from '#catalogue/calendar.ts'
import type { Shelf } from '#catalogue/entities.ts'
import type { ChangeCause, RankingRow } from '#pages/data/ranking-views.ts'
import { formatDay } from '#wording/days.ts'
import type { ShelfGain } from '#rankings/ranking.ts'
import { formatMovement } from '../../../ui/rankings/movement.ts'
import { describeCauses } from './describe-causes.ts'
import { listWords } from '../../../ui/wording/list-words.ts'

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
    return causes.length > 0 ? `In this ranking since ${when}.` : 'There is no earlier ranking to compare with.'
  }
  return `${describeMovement(movement)} ${when}: ${describeGain(gained ?? [0, 0, 0])}.`
}

function describeMovement(movement: number): string {
  if (movement === 0) return 'Kept its rank on'
  return `${movement > 0 ? 'Up' : 'Down'} ${Math.abs(movement)} on`
}

function describeGain([cupTop, tourTop, gameTop, cupMiddle = 0, tourMiddle = 0, gameMiddle = 0]: ShelfGain): string {
  const shelves = [
    describeShelves('top', [cupTop, tourTop, gameTop]),
    describeShelves('middle', [cupMiddle, tourMiddle, gameMiddle]),
  ]
  return shelves.filter(Boolean).join('; ') || 'as many shelves as before'
}

function describeShelves(shelf: Shelf, gained: readonly number[]): string {
  const changed = gained.map((gain, index) => [gain, places[index]!] as const).filter(([gain]) => gain !== 0)
  return listWords(
    changed.map(([gain, where], index) => {
      const noun = index > 0 ? '' : Math.abs(gain) === 1 ? ` ${shelf} shelf` : ` ${shelf} shelves`
      return `${formatMovement(gain)}${noun} ${where}`
    }),
  )
}

const places = ['in the ranked cup', 'in the tour', 'in the whole game']
