import * as say from '#wording/checklist.ts'
import { joinWithCommas } from '#wording/join-list.ts'
import { groupBy } from '#base/group-by.ts'
import type { ItemLevel, Levels } from '#documents/checklist.ts'

/** How one item differs between two lists. */
export interface LevelDifference {
  readonly id: string
  readonly from: ItemLevel
  readonly to: ItemLevel
}

/** The items whose level changes; 0 means not owned. */
export function compareLevels(before: Levels, after: Levels): LevelDifference[] {
  const ids = new Set([...before.keys(), ...after.keys()])
  return [...ids].flatMap((id) => {
    const [from, to] = [before.get(id) ?? 0, after.get(id) ?? 0]
    return from === to ? [] : [{ id, from, to }]
  })
}

const differenceKinds = ['added', 'raised', 'lowered', 'removed'] as const
export type DifferenceKind = (typeof differenceKinds)[number]

export function kindOfDifference({ from, to }: LevelDifference): DifferenceKind {
  if (from === 0) return 'added'
  if (to === 0) return 'removed'
  return to > from ? 'raised' : 'lowered'
}

/** `12 new, 3 raised, 1 lowered`; empty without differences. */
export function summariseDifferences(differences: readonly LevelDifference[]): string {
  const groups = groupBy(differences, kindOfDifference)
  return joinWithCommas(
    differenceKinds.flatMap((kind) => {
      const count = groups.get(kind)?.length
      return count === undefined ? [] : say.differences({ kind, count })
    }),
  )
}
