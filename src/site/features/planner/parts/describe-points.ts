import type { Upgrade } from '#rankings/points/gain-of-upgrades.ts'
import * as say from '#wording/planner.ts'
import { formatCount, formatDifference } from '../../../ui/wording/wording.ts'

/** `+240 over the runner-up`; `as many as the runner-up` for less than half a point. */
export function describeLead(points: number): string {
  return Math.round(points) === 0
    ? say.asManyAsThe()
    : say.differenceOverTheRunner({ difference: formatDifference(points) })
}

/** `to level 3`, `to points cap 2`; `at level 3` for an item to get, and nothing for one at level 1. */
export function describeStep({ from, to }: Upgrade): string {
  if (from === null) return to.level > 1 ? say.atLevelLevel({ level: to.level }) : ''
  return to.level > from.level ? say.toLevelLevel({ level: to.level }) : say.toPointsCapCap({ cap: to.cap })
}

/** `for 2 level-up tickets`, `for 5 points-cap tickets`; nothing where none is needed. */
export function describeCost({ from, to, tickets }: Upgrade): string {
  if (tickets === 0) return ''
  const isCap = from !== null && to.cap > from.cap
  return `for ${formatCount(tickets, isCap ? 'points-cap ticket' : 'level-up ticket')}`
}

/** `to level 3: +1,050 points for 2 level-up tickets`: what follows the item's name. */
export function describeUpgrade(upgrade: Upgrade): string {
  const gain = `${formatDifference(upgrade.gain)} points`
  return `${[describeStep(upgrade), gain].filter(Boolean).join(': ')} ${describeCost(upgrade)}`.trim()
}
