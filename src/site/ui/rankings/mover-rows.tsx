import type { ItemRef } from '#pages/data/refs.ts'
import type { TopGain } from '#rankings/ranking.ts'
import { ItemChip } from '../items/item-chip.tsx'
import { MovementWords } from './movement-words.tsx'
import { formatMovement, movementClass } from './movement.ts'

export interface MoverRow {
  readonly item: ItemRef
  /** Of what came new. */
  readonly rank?: number
  /** Of what was there before. */
  readonly movement?: number
  readonly gained?: TopGain
  /** In place of what was gained: `now #12`. */
  readonly note?: string
}

/** Items with the ranks they gained or lost and why, or with their rank if they are new. */
export function MoverRows({ movers }: { movers: readonly MoverRow[] }) {
  return (
    <ul>
      {movers.map(({ item, rank, movement, gained, note }) => (
        <li key={item.id}>
          <ItemChip item={item} />
          {(note || gained) && <small>{note ?? (gained && describeGain(gained))}</small>}
          <span className={`move ${movementClass(movement ?? null)}`}>
            {movement === undefined ? `#${rank}` : <MovementWords movement={movement} />}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The narrowest place where top shelves were gained or lost: it weighs most. */
function describeGain([cup, tour, all]: TopGain): string {
  if (cup !== 0) return `cup ${formatMovement(cup)}`
  if (tour !== 0) return `tour ${formatMovement(tour)}`
  return all === 0 ? 'same shelves' : `game ${formatMovement(all)}`
}
