import type { Upgrade } from '#rankings/points/gain-of-upgrades.ts'
import * as say from '#wording/planner.ts'
import { formatDifference } from '../../../ui/wording/wording.ts'

/**
 * `<b>41,330</b> points<lead>, +240 over the runner-up</lead>`, for `rich`; `as many as the runner-up` for less than half a point.
 * @param lead null where there is no runner-up
 */
export function describeRacePoints(points: string, lead: number | null): string {
  if (lead === null) return say.racePoints({ points, lead: 'none', difference: '' })
  return say.racePoints({
    points,
    lead: Math.round(lead) === 0 ? 'even' : 'ahead',
    difference: formatDifference(lead),
  })
}

function findStep({ from, to }: Upgrade): { step: string; level: number; cap: number } {
  const { level, cap } = to
  if (from === null) return { step: level > 1 ? 'at' : 'none', level, cap }
  return { step: level > from.level ? 'to' : 'cap', level, cap }
}

/** `to level 3`, `to points cap 2`; `at level 3` for an item to get, and nothing for one at level 1. */
export function describeStep(upgrade: Upgrade): string {
  const { step, level, cap } = findStep(upgrade)
  return say.upgradeStep({ step, level, cap })
}

/** The sort of tickets that it takes. */
export function findCost({ from, to, tickets }: Upgrade): 'levels' | 'caps' | 'none' {
  if (tickets === 0) return 'none'
  return from !== null && to.cap > from.cap ? 'caps' : 'levels'
}

/** `to level 3: +1,050 points for 2 level-up tickets`: what follows the item's name. */
export function describeUpgrade(upgrade: Upgrade): string {
  const { step, level, cap } = findStep(upgrade)
  const { tickets, gain } = upgrade
  return say.upgradeGain({ step, level, cap, difference: formatDifference(gain), cost: findCost(upgrade), tickets })
}
