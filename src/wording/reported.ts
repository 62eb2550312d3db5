import type { ReportedShelfView } from '#pages/data/shelf-views.ts'
import { formatCount } from './counts.ts'

/** `Top shelf of Daisy Hills from level 3: reported by players, 12 confirmations.` */
export function describeReported({ place: { shelf, level }, variant, players }: ReportedShelfView): string {
  const where = { top: 'Top shelf', middle: 'Middle shelf', low: 'Neither top nor middle shelf' }[shelf]
  const from = level > 1 ? ` from level ${level}` : ''
  return `${where} of ${variant.name}${from}: reported by ${describeReporters(players)}.`
}

/** `a player`, `players, 12 confirmations`. */
export function describeReporters(players: number): string {
  return players > 1 ? `players, ${formatCount(players - 1, 'confirmation')}` : 'a player'
}
