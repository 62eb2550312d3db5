import type { ItemKind } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { highestItemLevel } from '../formula.ts'
import type { OwnedLevels, PlannerGame } from './planner-game.ts'
import {
  beats,
  comparePlacements,
  listPlaceableItems,
  placeItem,
  type PlaceableItem,
  type Placement,
} from './place-items.ts'
import { countTickets } from '../points/ticket-costs.ts'

/** The item of one kind to race with. */
export interface KindLoadout {
  /** Null where nothing of the kind is owned. */
  readonly best: Placement | null
  readonly runnerUp: Placement | null
  /** The level-up of an owned item, the best itself included, that gains the most score per ticket over the best. */
  readonly levelUp: Upgrade | null
  /**
   * The item to get that would beat the best with the fewest tickets; of those the best. Never one that needs level-ups
   * with which an owned item would score as much.
   */
  readonly missing: Upgrade | null
  /** Whether something of the kind is owned, and no other item beats the best at any level. */
  readonly isUnbeaten: boolean
}

/** An item at a level that the reader does not have. */
export interface Upgrade extends Placement {
  /** 0 where the item is not owned. */
  readonly from: number
  readonly tickets: number
}

export type Loadout = Readonly<Record<ItemKind, KindLoadout>>

/**
 * What to race with on a course variant, or with one and the same set on several: driver, kart and glider are chosen
 * apart, because what one adds to the score does not depend on the others.
 *
 * @param variants indexes of course variants, at least one
 */
export function findLoadout(game: PlannerGame, levels: OwnedLevels, variants: readonly number[]): Loadout {
  const find = (kind: ItemKind) => findKindLoadout(listPlaceableItems(game, kind, variants), levels)
  return mapKinds(find)
}

function findKindLoadout(items: readonly PlaceableItem[], levels: OwnedLevels): KindLoadout {
  const owned = items.filter(({ item }) => levels.has(item.id))
  const placed = owned.map((placeable) => placeItem(placeable, levels.get(placeable.item.id)!))
  const [best = null, runnerUp = null] = placed.toSorted(comparePlacements)
  const levelUps = owned.flatMap((placeable) => listUpgrades(placeable, levels.get(placeable.item.id)!, best))
  const unowned = items.filter(({ item }) => !levels.has(item.id)).map((placeable) => listUpgrades(placeable, 0, best))
  const missing = unowned.flatMap((upgrades) => upgrades.find((upgrade) => !isMatchedBy(levelUps, upgrade)) ?? [])
  return {
    best,
    runnerUp,
    levelUp: best && pickLevelUp(levelUps, best),
    missing: pickMissing(missing),
    isUnbeaten: best !== null && [...levelUps, ...unowned.flat()].every(({ item }) => item === best.item),
  }
}

/** The levels above `from` at which an item beats the best, lowest first. */
function listUpgrades(placeable: PlaceableItem, from: number, best: Placement | null): Upgrade[] {
  const upgrades: Upgrade[] = []
  for (let to = from + 1; to <= highestItemLevel; to++) {
    const placement = placeItem(placeable, to)
    if (best === null || beats(placement, best))
      upgrades.push({ ...placement, from, tickets: countTickets(placeable.item.rarity, from, to) })
  }
  return upgrades
}

/** Whether a level-up reaches as much as an item to get does, for no more tickets. */
function isMatchedBy(levelUps: readonly Upgrade[], missing: Upgrade): boolean {
  return levelUps.some((levelUp) => levelUp.tickets <= missing.tickets && !beats(missing, levelUp))
}

/**
 * Any shelf comes before none, as it does between items. Per ticket, so that a rival that needs many to overtake the
 * best does not come before the best itself, which a few would take further; nor do those few before a better shelf.
 */
function pickLevelUp(levelUps: readonly Upgrade[], best: Placement): Upgrade | null {
  const [picked] = levelUps
    .map((levelUp) => ({ levelUp, gain: gainPerTicket(levelUp, best) }))
    .toSorted(
      (a, b) =>
        Number(b.levelUp.worth > 0) - Number(a.levelUp.worth > 0) ||
        b.gain - a.gain ||
        a.levelUp.tickets - b.levelUp.tickets ||
        Number(b.levelUp.item === best.item) - Number(a.levelUp.item === best.item) ||
        comparePlacements(a.levelUp, b.levelUp),
    )
  return picked?.levelUp ?? null
}

/** Rounded, so that two levels which gain the same are equal. None where a first shelf costs points or skill. */
function gainPerTicket({ score, tickets }: Upgrade, best: Placement): number {
  return Math.max(0, Math.round(((score - best.score) / tickets) * 1e6))
}

function pickMissing(upgrades: readonly Upgrade[]): Upgrade | null {
  return upgrades.toSorted((a, b) => a.tickets - b.tickets || comparePlacements(a, b))[0] ?? null
}
