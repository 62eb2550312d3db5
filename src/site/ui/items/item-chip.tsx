import type { ItemRef } from '#pages/data/refs.ts'
import { itemPath } from '#pages/routes/routes.ts'
import { ItemEmblem } from '../emblems/emblem.tsx'

/** An item inside a line or a table: emblem, name, rarity. */
export function ItemChip({ item }: { item: ItemRef }) {
  return (
    <a className={`chip marked ${item.rarity}`} href={itemPath(item)}>
      <ItemEmblem item={item} />
      <span translate="no">{item.name}</span>
    </a>
  )
}

/** @param name of the list, by which it is copied as a table */
export function ItemChips({ items, name }: { items: readonly ItemRef[]; name: string }) {
  return (
    <ul className="chips" aria-label={name} data-rows>
      {items.map((item) => (
        <li key={item.id}>
          <ItemChip item={item} />
        </li>
      ))}
    </ul>
  )
}
