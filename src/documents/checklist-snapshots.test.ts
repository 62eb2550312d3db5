import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemLevels, ownedLevels, type Checklist } from './checklist.ts'
import { addSnapshot, maxSnapshots, type ChecklistSnapshot, parseSnapshots } from './checklist-snapshots.ts'
import { checklistSnapshotsSchema } from './user-document-schema.ts'

const first: ChecklistSnapshot = { takenAtMs: 1, reason: 'day', levels: { a: 3 } }

test.each<[string, readonly ChecklistSnapshot[], Checklist, readonly ChecklistSnapshot[]]>([
  ['the first is kept', [], { a: [3, 1], b: [0, 2] }, [{ takenAtMs: 9, reason: 'bulk', levels: { a: 3 } }]],
  ['an empty checklist is not', [first], {}, [first]],
  [
    'another points cap makes it another state',
    [first],
    { a: [3, 1], 'a+cap': [2, 2] },
    [{ takenAtMs: 9, reason: 'bulk', levels: { a: 3 }, caps: { a: 2 } }, first],
  ],
  ['nor one in which nothing is owned', [first], { a: [0, 2] }, [first]],
  ['nor one that stands at the head already', [first], { a: [3, 8] }, [first]],
  [
    'a changed one goes before the others',
    [first],
    { a: [4, 8] },
    [{ takenAtMs: 9, reason: 'bulk', levels: { a: 4 } }, first],
  ],
])('%s', (_, snapshots, checklist, expected) => {
  expect(addSnapshot(snapshots, checklist, 'bulk', 9)).toEqual(expected)
})

test('five snapshots are stored, newest first, and the schema accepts them', () => {
  const checklist = fc.dictionary(
    fc.constantFrom('mario', 'luigi', 'b-dasher'),
    fc.tuple(fc.constantFrom(...itemLevels), fc.nat(9)),
  )
  fc.assert(
    fc.property(fc.array(checklist, { maxLength: 12 }), (states) => {
      let kept: readonly ChecklistSnapshot[] = []
      for (const [moment, state] of states.entries()) kept = addSnapshot(kept, state, 'day', moment)
      expect(kept.length).toBeLessThanOrEqual(maxSnapshots)
      expect(kept.map(({ takenAtMs }) => takenAtMs)).toEqual(
        kept.map(({ takenAtMs }) => takenAtMs).toSorted((a, b) => b - a),
      )
      expect(checklistSnapshotsSchema.safeParse({ snapshots: kept }).success).toBe(true)
      const last = states.findLast((state) => ownedLevels(state).size > 0)
      expect(kept[0]?.levels).toEqual(last && Object.fromEntries(ownedLevels(last)))
    }),
  )
})

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
