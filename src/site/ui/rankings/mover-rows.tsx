import type { Mover } from '#pages/data/ranking-views.ts'
import { ItemChip } from '../items/item-chip.tsx'
import { formatMovement, movementClass } from './movement.ts'

/** Items with the ranks they gained or lost, or with their rank if they are new. */
export function MoverRows({ movers }: { movers: readonly (Omit<Mover, 'movement'> & Partial<Mover>)[] }) {
  return (
    <ul>
      {movers.map(({ item, rank, movement }) => (
        <li key={item.id}>
          <ItemChip item={item} />
          <span className={`move ${movementClass(movement ?? null)}`}>
            {movement === undefined ? `#${rank}` : formatMovement(movement)}
          </span>
        </li>
      ))}
    </ul>
  )
}
