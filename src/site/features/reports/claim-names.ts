import type { ClaimSubject } from '#documents/report.ts'
import type { NamedVariant, PlannerGame, PlannerItem } from '#rankings/planner/planner-game.ts'
import { keyOfPlace, type PlaceKey } from './shelf-places.ts'

/** A claim about a shelf, with what the catalogue knows of it. */
export interface NamedClaim {
  readonly item: PlannerItem
  readonly variant: NamedVariant
  readonly said: PlaceKey
  readonly seen: PlaceKey
}

/** Null for what the game data does not know: nothing is shown of it. */
export function nameClaim(
  game: PlannerGame,
  { item: itemId, variant: variantId, said, seen }: Extract<ClaimSubject, { kind: 'shelf' }>,
): NamedClaim | null {
  const item = game.itemById.get(itemId)
  const variant = [...game.variants, ...game.unrecorded].find(({ id }) => id === variantId)
  return item && variant ? { item, variant, said: keyOfPlace(said), seen: keyOfPlace(seen) } : null
}
