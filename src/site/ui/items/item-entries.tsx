import { type ComponentType, memo } from 'react'
import type { ItemRef } from '#pages/data/refs.ts'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import { itemPath } from '#pages/routes/routes.ts'
import { ItemEmblem } from '../emblems/emblem.tsx'
import { TierMark } from './tier-mark.tsx'
import { formatCount } from '../wording/wording.ts'

export type ItemFact = 'skill' | 'debut' | 'topCount'

/** Remembered, since a list shows 340 of them and a letter typed into its search moves most of them about. */
const ItemEntry = memo(function ItemEntry({ entry, tells }: { entry: ItemListEntry; tells: ItemFact }) {
  return (
    <a className={`card item-card ${entry.rarity}`} href={itemPath(entry)}>
      <ItemEmblem item={entry} size="medium" />
      <span className="card-text">
        <b>{entry.name}</b>
        <small className="marked">{tell[tells](entry)}</small>
      </span>
      {entry.tier && entry.rank !== null && (
        <span className="entry-rank">
          <TierMark tier={entry.tier} />
          {` #${entry.rank}`}
        </span>
      )}
    </a>
  )
})

const tell: Readonly<Record<ItemFact, (entry: ItemListEntry) => string>> = {
  skill: ({ skill }) => skill?.name ?? 'Skill not recorded',
  debut: ({ debut }) => debut?.name ?? 'Debut not recorded',
  topCount: ({ topCount }) => (topCount === 0 ? 'On no top shelf' : formatCount(topCount, 'top shelf', 'top shelves')),
}

interface ItemEntriesProps {
  readonly entries: readonly ItemListEntry[]
  /** What stands under the name; a page of one skill need not repeat it. */
  readonly tells?: ItemFact
  /** Ticks the item off, on top of its card. */
  readonly Tick?: ComponentType<{ item: ItemRef }> | null
}

/** Items with one fact each, and their rank, as cards. Remembered: a letter in the field is no change of the list. */
export const ItemEntries = memo(function ItemEntries({ entries, tells = 'skill', Tick }: ItemEntriesProps) {
  return (
    <ul className="cards">
      {entries.map((entry) => (
        <li key={entry.id}>
          <ItemEntry entry={entry} tells={tells} />
          {Tick && <Tick item={entry} />}
        </li>
      ))}
    </ul>
  )
})
