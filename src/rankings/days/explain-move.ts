import type { ItemKind } from '#catalogue/entities.ts'
import { middleShares, zoneShares } from '../formula.ts'
import type { RankedItem, ShelfCounts, ShelfGain } from '../ranking.ts'

/**
 * Why an item moved: the top shelves that it gained or lost where that weighs most, or the middle ones where the top does
 * not explain it. `same`: it has as many of both as before, everywhere. `others`: what it gained or lost points the other
 * way, and others gained or lost more.
 */
export type MoveReason =
  | 'same'
  | 'others'
  | readonly [zone: MoveZone, top: number]
  | readonly [zone: MoveZone, top: 0, middle: number]

type MoveZone = keyof typeof zoneShares

/** @param best see measureBest */
export function explainMove(kind: ItemKind, movement: number, gain: ShelfGain, best: ShelfCounts): MoveReason {
  if (gain.every((gained) => gained === 0)) return 'same'
  const [cupTop, tourTop, gameTop, cupMiddle = 0, tourMiddle = 0, gameMiddle = 0] = gain
  const pull = (zone: MoveZone, top: number, middle: number, most: number) => ({
    zone,
    top,
    middle,
    // Infinite for what was lost in a cup that is over: no item has a shelf there any more.
    weight: (zoneShares[zone] * weigh(kind, top, middle) * Math.sign(movement)) / most,
  })
  const [strongest] = [
    pull('cup', cupTop, cupMiddle, best.cup),
    pull('tour', tourTop, tourMiddle, best.tour),
    pull('game', gameTop, gameMiddle, best.all),
  ]
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  if (strongest === undefined) return 'others'
  const { zone, top, middle } = strongest
  return top * movement > 0 ? [zone, top] : [zone, 0, middle]
}

/** What the shelves of the best are worth, in each zone. */
export function measureBest(kind: ItemKind, ranked: readonly RankedItem[]): ShelfCounts {
  const most = (zone: keyof ShelfCounts) =>
    ranked.reduce((best, { top, middle }) => Math.max(best, weigh(kind, top[zone], middle[zone])), 0)
  return { cup: most('cup'), tour: most('tour'), all: most('all') }
}

function weigh(kind: ItemKind, top: number, middle: number): number {
  return top + middle * middleShares[kind]
}
