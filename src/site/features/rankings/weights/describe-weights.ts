import { groupBy } from '#catalogue/group-by.ts'
import type { ItemKind } from '#catalogue/entities.ts'
import { hasNoWeight, resolveWeights, type Reweighing } from '#rankings/reweighing.ts'
import { kindPlurals } from '../../../ui/wording/wording.ts'
import { listWords } from '../reasons/list-words.ts'

/** What the sliders come to: `Drivers: 50% shelves, 25% base points, 25% special skill.` */
export function describeWeights(kinds: readonly ItemKind[], reweighing: Reweighing): string {
  const kindsByShares = groupBy(kinds, (kind) => describeShares(kind, reweighing))
  return [...kindsByShares]
    .map(([shares, alike]) => `${listWords(alike.map((kind) => kindPlurals[kind]))}: ${shares}.`)
    .join(' ')
}

function describeShares(kind: ItemKind, reweighing: Reweighing): string {
  const { shelf, points, skill } = resolveWeights(kind, reweighing)
  const [shelves, basePoints, specialSkill] = roundShares([shelf, points, skill])
  const shares = [`${shelves}% shelves`, `${basePoints}% base points`]
  const all = [...shares, ...(skill > 0 ? [`${specialSkill}% special skill`] : [])].join(', ')
  return hasNoWeight(kind, reweighing) ? `${all}, as in the formula, for none of them has a weight` : all
}

/** Whole numbers that add up to what the shares do: those with the largest remainders are rounded up. */
function roundShares(shares: readonly number[]): readonly number[] {
  const whole = shares.map(Math.floor)
  const missing = Math.round(sum(shares) - sum(whole))
  const byRemainder = [...shares.keys()].toSorted((a, b) => shares[b]! - whole[b]! - (shares[a]! - whole[a]!))
  const raised = new Set(byRemainder.slice(0, missing))
  return whole.map((share, index) => share + (raised.has(index) ? 1 : 0))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
