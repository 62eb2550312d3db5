import type { ItemKind } from './entities.ts'

/** A value for each kind of item, in their usual order. */
export function mapKinds<Value>(build: (kind: ItemKind) => Value): Record<ItemKind, Value> {
  return { driver: build('driver'), kart: build('kart'), glider: build('glider') }
}
