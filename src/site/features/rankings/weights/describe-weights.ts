import { groupBy } from '#catalogue/group-by.ts'
import type { ItemKind } from '#catalogue/entities.ts'
import { hasNoWeight, resolveWeights, type Reweighing } from '#rankings/reweighing.ts'
import { scoreParts, type ScorePart } from '#rankings/ranking.ts'
import { kindPlurals } from '../../../ui/wording/wording.ts'
import { listWords } from '../../../ui/wording/list-words.ts'

const partWords: Readonly<Record<ScorePart, string>> = {
  shelf: 'shelves',
  points: 'base points',
  skill: 'special skill',
}

/** What the sliders come to: `Drivers: 50% shelves, 25% base points, 25% special skill.`, and where they come to nothing. */
export function describeWeights(kinds: readonly ItemKind[], reweighing: Reweighing): string {
  const kindsByShares = groupBy(kinds, (kind) => describeShares(kind, reweighing))
  const sentences = Array.from(kindsByShares, ([shares, alike]) => `${nameKinds(alike)}: ${shares}.`)
  const without = kinds.filter((kind) => hasNoWeight(kind, reweighing))
  if (without.length > 0)
    sentences.push(`Nothing that counts for ${nameKinds(without)} has a weight, so the formula’s apply.`)
  return sentences.join(' ')
}

function nameKinds(kinds: readonly ItemKind[]): string {
  return listWords(kinds.map((kind) => kindPlurals[kind]))
}

function describeShares(kind: ItemKind, reweighing: Reweighing): string {
  const weights = resolveWeights(kind, reweighing)
  const shares = roundShares(scoreParts.map((part) => weights[part]))
  return scoreParts
    .flatMap((part, index) => (part === 'skill' && weights.skill === 0 ? [] : [`${shares[index]}% ${partWords[part]}`]))
    .join(', ')
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
