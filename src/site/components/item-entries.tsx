import { memo } from 'react'
import type { ItemListEntry } from '#pages/page-data.ts'
import { itemPath } from '#pages/routes.ts'
import { ItemEmblem } from './emblem.tsx'

/** Remembered, since a list shows 340 of them and a letter typed into its search moves most of them about. */
const ItemEntry = memo(function ItemEntry({ entry }: { entry: ItemListEntry }) {
  return (
    <a className={`card item-card ${entry.rarity}`} href={itemPath(entry)}>
      <ItemEmblem item={entry} size="medium" />
      <span className="card-text">
        <b>{entry.name}</b>
        <small>{entry.skill?.name ?? 'Skill not recorded'}</small>
      </span>
      {entry.tier && entry.rank !== null && (
        <span className="standing">
          <span className={`tier tier-${entry.tier.toLowerCase()}`}>{entry.tier}</span> #{entry.rank}
        </span>
      )}
    </a>
  )
})

/** Items with their skill and rank, as cards. */
export function ItemEntries({ entries }: { entries: readonly ItemListEntry[] }) {
  return (
    <ul className="cards">
      {entries.map((entry) => (
        <li key={entry.id}>
          <ItemEntry entry={entry} />
        </li>
      ))}
    </ul>
  )
}
