import type { ReactNode } from 'react'
import type { ItemRef } from '#pages/data/refs.ts'
import { itemPath } from '#pages/routes/routes.ts'
import { ItemEmblem } from '../emblems/emblem.tsx'
import { RarityMark } from './rarity-mark.tsx'

/** An item in a grid. The children are one short line of facts. */
export function ItemCard({ item, children }: { item: ItemRef; children?: ReactNode }) {
  return (
    <a className={`card item-card ${item.rarity}`} href={itemPath(item)}>
      <ItemEmblem item={item} size="medium" />
      <span className="card-text">
        <b translate="no">{item.name}</b>
        {children && <small>{children}</small>}
      </span>
      <RarityMark rarity={item.rarity} />
    </a>
  )
}

export function ItemCards({ items }: { items: readonly ItemRef[] }) {
  return (
    <ul className="cards">
      {items.map((item) => (
        <li key={item.id}>
          <ItemCard item={item} />
        </li>
      ))}
    </ul>
  )
}
