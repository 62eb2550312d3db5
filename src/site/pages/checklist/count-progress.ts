import { itemKinds, rarities, type ItemKind, type Rarity } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import type { ItemRef } from '#pages/data/refs.ts'

export interface Progress {
  readonly owned: number
  readonly total: number
}

type GroupId = `${ItemKind}-${Rarity}`

/** The progress of a collection: in total, per kind, and per kind and rarity. */
export interface CollectionProgress {
  readonly all: Progress
  readonly kinds: Readonly<Record<ItemKind, Progress>>
  readonly groups: ReadonlyMap<GroupId, Progress>
}

/** Rarest first, as in the game. */
export const groupIds = itemKinds.flatMap((kind) =>
  rarities.toReversed().map((rarity) => [`${kind}-${rarity}`, kind, rarity] as const),
)

export function countProgress(
  items: readonly Pick<ItemRef, 'id' | 'kind' | 'rarity'>[],
  owned: ReadonlyMap<string, unknown>,
): CollectionProgress {
  const count = (some: typeof items): Progress => ({
    owned: some.filter(({ id }) => owned.has(id)).length,
    total: some.length,
  })
  const countKind = (kind: ItemKind) => count(items.filter((item) => item.kind === kind))
  return {
    all: count(items),
    kinds: mapKinds(countKind),
    groups: new Map(
      groupIds.map(([id, kind, rarity]) => [
        id,
        count(items.filter((item) => item.kind === kind && item.rarity === rarity)),
      ]),
    ),
  }
}

export function isComplete({ owned, total }: Progress): boolean {
  return total > 0 && owned === total
}

/** Whole per cent; 100 only when nothing is missing. */
export function percentOf({ owned, total }: Progress): number {
  return total === 0 ? 0 : Math.floor((100 * owned) / total)
}
