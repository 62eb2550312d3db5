import { expect, test } from 'vitest'
import type { ChecklistSnapshot } from './checklist-snapshots.ts'
import { parseSnapshots } from './parse-snapshots.ts'
import { checklistSnapshotsSchema } from './user-document-schema.ts'

const snapshot: ChecklistSnapshot = { takenAtMs: 1, reason: 'day', levels: { 'b-dasher': 3 } }

test('what the server takes is read as it is', () => {
  const snapshots = [snapshot, { ...snapshot, reason: 'restore', levels: {} }]
  expect(checklistSnapshotsSchema.safeParse({ snapshots }).success).toBe(true)
  expect(parseSnapshots(snapshots)).toEqual(snapshots)
})

test.each([
  [null, []],
  [{ snapshots: [snapshot] }, []],
  [[snapshot, null, 'day', { ...snapshot, takenAtMs: '1' }], [snapshot]],
  [
    [
      { ...snapshot, reason: 'whim' },
      { ...snapshot, levels: [] },
    ],
    [],
  ],
  [[{ ...snapshot, levels: { 'b-dasher': 3, mario: 0, luigi: 9 } }], [snapshot]],
])('%j: what does not belong there is left out', (value, expected) => {
  expect(parseSnapshots(value)).toEqual(expected)
})
