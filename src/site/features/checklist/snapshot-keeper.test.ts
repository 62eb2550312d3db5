import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChecklistSnapshot } from '#documents/checklist-snapshots.ts'
import { areSameSnapshots, holdSnapshotsToNow, mergeSnapshots } from './snapshot-keeper.ts'

const snapshot = (takenAtMs: number): ChecklistSnapshot => ({ takenAtMs, reason: 'day', levels: { mario: 1 } })
const list = fc
  .uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 5 })
  .map((moments) => moments.toSorted((a, b) => b - a).map(snapshot))

test('the five newest snapshots of both remain, in either order', () => {
  fc.assert(
    fc.property(list, list, (one, other) => {
      const merged = mergeSnapshots(one, other)
      const moments = [...new Set([...one, ...other].map(({ takenAtMs }) => takenAtMs))]
      expect(merged.map(({ takenAtMs }) => takenAtMs)).toEqual(moments.toSorted((a, b) => b - a).slice(0, 5))
      expect(areSameSnapshots(merged, mergeSnapshots(other, one))).toBe(true)
      expect(areSameSnapshots(merged, mergeSnapshots(merged, one))).toBe(true)
    }),
  )
})

test('own snapshots from the future are capped at now, in order; those of the account stay', () => {
  const held = holdSnapshotsToNow([30, 25, 22, 10, 5].map(snapshot), [snapshot(22)], 20)
  expect(held.map(({ takenAtMs }) => takenAtMs)).toEqual([20, 19, 22, 10, 5])
})
