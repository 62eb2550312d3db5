import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import type { Upgrade } from '#rankings/points/gain-of-upgrades.ts'
import { ItemChip } from '../../../ui/items/item-chip.tsx'
import { describeUpgrade } from './describe-points.ts'

interface UpgradeLineProps {
  readonly name: string
  readonly game: PlannerGame
  readonly upgrade: Upgrade
}

/** An entry of a list of facts: an item, what to do with it, and what that gains. */
export function UpgradeLine({ name, game, upgrade }: UpgradeLineProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <ItemChip item={game.itemById.get(upgrade.item.id)!} /> <small>{describeUpgrade(upgrade)}</small>
      </dd>
    </div>
  )
}
