import { expandMovers } from '#pages/data/compact-row.ts'
import type { KindNews } from '#pages/data/home-page.ts'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import { orBetter } from '#pages/source/wording.ts'
import type { MoverRow } from '../../ui/rankings/mover-rows.tsx'

/** What the reader has, of one kind: items that moved, with the ranks gained or lost. */
export interface OwnMover {
  readonly item: Pick<ItemListEntry, 'kind' | 'id' | 'name' | 'rarity' | 'rank' | 'knownTops'>
  readonly movement: number
}

/** Rows that belong together. */
export interface MoverGroup {
  /** What stands above them; null for what the heading of the card says. */
  readonly label: string | null
  readonly movers: readonly MoverRow[]
}

/** Those that moved most in the game: newcomers, risers, fallers. */
export function pickMovers(news: KindNews): MoverRow[] {
  const { risers, fallers, newcomers } = expandMovers(news)
  return [...newcomers, ...risers, ...fallers]
}

/**
 * The reader's own that moved most, and after them those of the game under a label of their own: in as many rows as the
 * game's alone, the label included, so that what is shown for everybody is replaced without moving the page. A single
 * row that is left has no room for a label, and says itself that it is not theirs.
 */
export function pickOwnMovers(news: KindNews, own: readonly OwnMover[]): MoverGroup[] {
  const all = pickMovers(news)
  const mine = own
    .filter(({ item }) => item.kind === news.itemKind)
    .toSorted((a, b) => Math.abs(b.movement) - Math.abs(a.movement))
    .map(({ item, movement }): MoverRow => ({ item, movement, ...noteRank(item) }))
  const others = all.filter(({ item }) => !mine.some((row) => row.item.id === item.id))
  const shown = mine.slice(0, all.length)
  const room = all.length - shown.length
  if (room <= 1) {
    const left = others.slice(0, room).map((row): MoverRow => ({ ...row, note: 'not yours' }))
    return [{ label: null, movers: [...shown, ...left] }]
  }
  return [
    ...(shown.length > 0 ? [{ label: null, movers: shown }] : []),
    { label: shown.length === 0 ? 'None of yours. Others:' : 'Others:', movers: others.slice(0, room - 1) },
  ]
}

function noteRank({ rank, knownTops }: OwnMover['item']): Pick<MoverRow, 'note'> {
  return rank === null ? {} : { note: `yours, now #${rank}${orBetter(rank, knownTops !== undefined)}` }
}
