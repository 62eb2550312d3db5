import { groupBy } from '#catalogue/group-by.ts'
import type { ItemKind } from '#catalogue/entities.ts'
import { resolveWeights, type Reweighing } from '#rankings/reweighing.ts'
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
  const shares = [`${Math.round(shelf)}% shelves`, `${Math.round(points)}% base points`]
  return [...shares, ...(skill > 0 ? [`${Math.round(skill)}% special skill`] : [])].join(', ')
}
