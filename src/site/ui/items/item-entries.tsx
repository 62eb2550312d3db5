import { type ComponentType, memo } from 'react'
import type { ItemRef } from '#pages/data/refs.ts'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import { itemPath } from '#pages/routes/routes.ts'
import { formatRank } from '#wording/counts.ts'
import { knownTops as formatKnownTops } from '#wording/kinds.ts'
import * as say from '#wording/rows.ts'
import { ItemEmblem } from '../emblems/emblem.tsx'
import { TierMark } from './tier-mark.tsx'

export type ItemFact = 'skill' | 'debut' | 'topCount'

/** Memoized: a list shows 340 of them, and each letter typed into its search moves most of them. */
const ItemEntry = memo(function ItemEntry({ entry, fact }: { entry: ItemListEntry; fact: string }) {
  return (
    <a className={`card item-card ${entry.rarity}`} href={itemPath(entry)}>
      <ItemEmblem item={entry} size="medium" />
      <span className="card-text">
        <b translate="no">{entry.name}</b>
        <small className="marked">{fact}</small>
        {entry.knownTops && fact !== factText.topCount(entry) && <small>{formatKnownTops(entry.knownTops)}</small>}
      </span>
      {entry.tier && entry.rank !== null && (
        <span className="entry-rank">
          <TierMark tier={entry.tier} />
          {` ${formatRank(entry.rank, false)}`}
        </span>
      )}
    </a>
  )
})

const factText: Readonly<Record<ItemFact, (entry: ItemListEntry) => string>> = {
  skill: ({ skill }) => skill?.name ?? say.skillNotRecorded(),
  debut: ({ debut }) => debut?.name ?? say.debutNotRecorded(),
  topCount: ({ topCount, knownTops }) => {
    if (knownTops) return formatKnownTops(knownTops)
    return topCount === 0 ? say.onNoTopShelf() : say.topShelfCount({ count: topCount })
  },
}

interface ItemEntriesProps {
  readonly entries: readonly ItemListEntry[]
  /** The line under the name; the page of a skill need not repeat the skill. */
  readonly fact?: ItemFact
  /** By item id, what is shown instead of it. */
  readonly notes?: ReadonlyMap<string, string> | null
  /** Marks the item as owned, on top of its card. */
  readonly Mark?: ComponentType<{ item: ItemRef }> | null
}

/** Items as cards, with one fact and the rank each. Memoized: typing does not always change the list. */
export const ItemEntries = memo(function ItemEntries({ entries, fact = 'skill', notes, Mark }: ItemEntriesProps) {
  return (
    <ul className="cards">
      {entries.map((entry) => (
        <li key={entry.id}>
          <ItemEntry entry={entry} fact={notes?.get(entry.id) ?? factText[fact](entry)} />
          {Mark && <Mark item={entry} />}
        </li>
      ))}
    </ul>
  )
})
