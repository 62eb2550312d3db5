import type { ItemRef } from '#pages/data/refs.ts'
import { formatRank } from '#wording/counts.ts'
import type { MoveReason } from '#rankings/days/explain-move.ts'
import * as say from '#wording/rows.ts'
import { ItemChip } from '../items/item-chip.tsx'
import { MovementWords, formatMovement, movementClass } from './movement-words.tsx'

export interface MoverRow {
  readonly item: ItemRef
  /** Of what came new, with the address of its row among all others. */
  readonly rank?: number
  readonly path?: string
  /** Shelves of it exist that are not known: its rank is the lowest that it can have. */
  readonly isShort?: true
  /** Of what was there before. */
  readonly movement?: number
  readonly reason?: MoveReason
  /** In place of the reason: `now #12`. */
  readonly note?: string
}

/** Items with the ranks they gained or lost and why, or with their rank if they are new. */
export function MoverRows({ movers }: { movers: readonly MoverRow[] }) {
  return (
    <ul>
      {movers.map(
        ({
          item,
          rank,
          path,
          isShort = false,
          movement,
          reason,
          note = reason && describeReason(reason, movement ?? 0),
        }) => (
          <li key={item.id}>
            <ItemChip item={item} />
            {note && <small>{note}</small>}
            <span className={`move ${movementClass(movement ?? null)}`}>
              {rank === undefined ? (
                <MovementWords movement={movement ?? null} />
              ) : (
                <a href={path}>{formatRank(rank, isShort)}</a>
              )}
            </span>
          </li>
        ),
      )}
    </ul>
  )
}

/** `+1 top shelf in the cup`, `−2 middle shelves in the tour`. */
function describeReason(reason: MoveReason, movement: number): string {
  if (reason === 'same') return say.sameShelves()
  if (reason === 'others') return movement > 0 ? say.othersLostMore() : say.othersGainedMore()
  const [zone, top, middle] = reason
  const change = middle ?? top
  const shelf = middle === undefined ? 'top' : 'middle'
  return say.shelfChange({ change: formatMovement(change), count: Math.abs(change), shelf, where: zone })
}
