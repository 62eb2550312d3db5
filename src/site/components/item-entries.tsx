import { memo } from 'react'
import type { ItemListEntry } from '#pages/page-data.ts'
import { itemPath } from '#pages/routes.ts'
import { ItemEmblem } from './emblem.tsx'

/** Remembered, since a list shows 340 of them and a letter typed into its search moves most of them about. */
const ItemEntry = memo(function ItemEntry({ entry, tells }: { entry: ItemListEntry; tells: 'skill' | 'debut' }) {
  return (
    <a className={`card item-card ${entry.rarity}`} href={itemPath(entry)}>
      <ItemEmblem item={entry} size="medium" />
      <span className="card-text">
        <b>{entry.name}</b>
        <small className="marked">{entry[tells]?.name ?? missing[tells]}</small>
      </span>
      {entry.tier && entry.rank !== null && (
        <span className="standing">
          <span className={`tier tier-${entry.tier.toLowerCase()}`}>{entry.tier}</span>
          {` #${entry.rank}`}
        </span>
      )}
    </a>
  )
})

const missing = { skill: 'Skill not recorded', debut: 'Debut not recorded' }

interface ItemEntriesProps {
  readonly entries: readonly ItemListEntry[]
  /** What stands under the name; a page of one skill need not repeat it. */
  readonly tells?: 'skill' | 'debut'
}

/** Items with their skill or debut, and their rank, as cards. */
export function ItemEntries({ entries, tells = 'skill' }: ItemEntriesProps) {
  return (
    <ul className="cards">
      {entries.map((entry) => (
        <li key={entry.id}>
          <ItemEntry entry={entry} tells={tells} />
        </li>
      ))}
    </ul>
  )
}
