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
import { countTickets } from './ticket-costs.ts'

/** The item of one kind to race with. */
export interface KindLoadout {
  /** Null where nothing of the kind is owned. */
  readonly best: Placement | null
  readonly runnerUp: Placement | null
  /** The level-up of an owned item that would beat the best with the fewest tickets; of the best itself, one that lifts it to a better shelf. */
  readonly levelUp: Upgrade | null
  /** The item to get that would beat it with the fewest tickets; of those the best. */
  readonly missing: Upgrade | null
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
  const levelUps = owned.flatMap((placeable) => findUpgrade(placeable, levels.get(placeable.item.id)!, best))
  const missing = items
    .filter(({ item }) => !levels.has(item.id))
    .flatMap((placeable) => findUpgrade(placeable, 0, best))
  return { best, runnerUp, levelUp: pickUpgrade(levelUps), missing: pickUpgrade(missing) }
}

/** The lowest level above `from` at which an item beats the best; none or one. */
function findUpgrade(placeable: PlaceableItem, from: number, best: Placement | null): Upgrade[] {
  for (let to = from + 1; to <= highestItemLevel; to++) {
    const placement = placeItem(placeable, to)
    if (best === null || isNews(placement, best))
      return [{ ...placement, from, tickets: countTickets(placeable.item.rarity, from, to) }]
  }
  return []
}

/** More points from a higher level go without saying for the best itself: there only a better shelf is news. */
function isNews(placement: Placement, best: Placement): boolean {
  return placement.item === best.item ? placement.worth > best.worth : beats(placement, best)
}

function pickUpgrade(upgrades: readonly Upgrade[]): Upgrade | null {
  return upgrades.toSorted((a, b) => a.tickets - b.tickets || comparePlacements(a, b))[0] ?? null
}
