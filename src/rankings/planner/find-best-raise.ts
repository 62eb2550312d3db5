import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { highestItemLevel } from '../formula.ts'
import { compareOnTop } from './compare-on-top.ts'
import { isTopAt } from './cover-variants.ts'
import { isInReach, type OwnedLevels, type PlannerGame, type PlannerItem } from './planner-game.ts'
import { beats, comparePlacements, listPlaceableItems, placeItem, type Placement } from './place-items.ts'
import { countTickets } from '../points/ticket-costs.ts'

/** An owned item brought to a level. */
export interface Raise {
  readonly item: PlannerItem
  readonly from: number
  readonly to: number
  readonly tickets: number
}

/** A course variant on which a kind's best score rises. */
interface ScoreGain {
  /** Index in the game's list of variants. */
  readonly variant: number
  readonly before: Placement
  readonly after: Placement
}

/** A level-up that is worth its tickets though it closes no gap. */
export interface BestRaise extends Raise {
  /** In the ranked cup in force. Empty where nothing gains there: then it is the first level-up of what is used most. */
  readonly gains: readonly ScoreGain[]
  /** On how many course variants the item is on the top shelf at the level that it has. */
  readonly topCount: number
}

/**
 * The level-up that the tickets pay for, of one item, which raises the best scores of the ranked cup in force most; of
 * equals the one with fewer tickets, of these the one that loadouts name. Where none does, level 2 for the item of level 1
 * with the most top shelves: from there on levels boost its points. Null where there is neither.
 *
 * @param owned the items that the tickets may raise
 */
export function findBestRaise(
  game: PlannerGame,
  levels: OwnedLevels,
  owned: readonly PlannerItem[],
  tickets: number,
): BestRaise | null {
  const raises = owned.flatMap((item) => listRaises(item, levels.get(item.id)!, tickets))
  const measure = measureGains(game, levels)
  const worth = raises
    .map((raise) => ({ raise, gains: measure(raise) }))
    .map((each) => ({ ...each, sum: sumGains(each.gains) }))
    .filter(({ sum }) => sum > 0)
    .toSorted(
      (a, b) => b.sum - a.sum || a.raise.tickets - b.raise.tickets || compareAsLoadouts(a.gains[0]!, b.gains[0]!),
    )[0]
  if (worth) return { ...worth.raise, gains: worth.gains, topCount: countTops(worth.raise) }
  const first = raises
    .filter(({ from, to }) => from === 1 && to === 2)
    .map((raise) => ({ ...raise, gains: [], topCount: countTops(raise) }))
    .toSorted((a, b) => b.topCount - a.topCount || a.tickets - b.tickets || compareOnTop(game, a, b))[0]
  return first && first.topCount > 0 ? first : null
}

function listRaises(item: PlannerItem, from: number, tickets: number): Raise[] {
  return Array.from({ length: highestItemLevel - from }, (_, index) => from + 1 + index)
    .map((to) => ({ item, from, to, tickets: countTickets(item.rarity, from, to) }))
    .filter((raise) => raise.tickets <= tickets)
}

/** Rounded, so that two that gain the same are equal. */
function sumGains(gains: readonly ScoreGain[]): number {
  return Math.round(gains.reduce((sum, { before, after }) => sum + after.score - before.score, 0) * 1e6)
}

/** The best itself before a rival that would overtake it, then the better, as findLoadout has it; drivers come first. */
function compareAsLoadouts(a: ScoreGain, b: ScoreGain): number {
  return (
    itemKinds.indexOf(a.after.item.kind) - itemKinds.indexOf(b.after.item.kind) ||
    Number(b.after.item === b.before.item) - Number(a.after.item === a.before.item) ||
    comparePlacements(a.after, b.after)
  )
}

function countTops({ item, from }: Raise): number {
  return item.shelves.filter((shelf) => isTopAt(shelf, from)).length
}

/** Where a raise beats the best that the reader has in the ranked cup in force, and by how much. */
function measureGains(game: PlannerGame, levels: OwnedLevels): (raise: Raise) => ScoreGain[] {
  const cup = game.variants.flatMap((variant, index) => (isInReach(variant, 'cup') ? index : []))
  const courses = itemKinds.flatMap((kind) => cup.map((variant) => findBest(game, levels, kind, variant)))
  return ({ item, to }) =>
    courses.flatMap(({ variant, best, placeables }) => {
      const placeable = placeables.get(item.id)
      const raised = placeable && placeItem(placeable, to)
      return best && raised && beats(raised, best) ? { variant, before: best, after: raised } : []
    })
}

function findBest(game: PlannerGame, levels: OwnedLevels, kind: ItemKind, variant: number) {
  const placeables = new Map(listPlaceableItems(game, kind, [variant]).map((each) => [each.item.id, each]))
  const placed = [...placeables.values()].flatMap((placeable) => {
    const level = levels.get(placeable.item.id)
    return level === undefined ? [] : placeItem(placeable, level)
  })
  return { variant, placeables, best: placed.toSorted(comparePlacements)[0] }
}
