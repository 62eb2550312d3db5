import * as say from '#wording/planner.ts'
import type { RacePoints } from '#rankings/points/score-race.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import type { Upgrade } from '#rankings/points/gain-of-upgrades.ts'
import { formatPoints } from '../../../ui/wording/wording.ts'
import { ItemChip } from '../../../ui/items/item-chip.tsx'
import { describeUpgrade } from './describe-points.ts'
import './point-parts.css'

const partNames: Readonly<Record<Exclude<keyof RacePoints, 'points' | 'isEstimated'>, string>> = {
  base: say.basePoints(),
  actions: say.actionPoints(),
  combo: say.comboPoints(),
  kartSkill: say.kartSkill(),
  gliderSkill: say.gliderSkill(),
  levelBoost: say.levelBoost(),
  position: say.firstPlace(),
  wellFought: say.wellFought(),
}

/** What the points of one race or several consist of; parts of nothing are left out. */
export function PointParts({ races }: { races: readonly RacePoints[] }) {
  const isEstimated = races.some((race) => race.isEstimated)
  const names = Object.keys(partNames) as (keyof typeof partNames)[]
  const parts = names
    .map((name) => ({ name, points: races.reduce((sum, race) => sum + race[name], 0) }))
    .filter(({ points }) => points > 0)
  return (
    <details className="point-parts">
      <summary>{say.pointParts()}</summary>
      <dl>
        {parts.map(({ name, points }) => (
          <div key={name}>
            <dt>{partNames[name]}</dt>
            <dd>{formatPoints(points, isEstimated && name !== 'base' && name !== 'position')}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

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
