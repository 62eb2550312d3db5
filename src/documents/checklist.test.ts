import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  capMark,
  capOf,
  changeLevels,
  emptyChecklist,
  holdToNow,
  itemLevels,
  joinMarks,
  levelOf,
  mergeChecklists,
  ownedCaps,
  ownedLevels,
  splitMarks,
  type Checklist,
  type ItemLevel,
  parseChecklist,
} from './checklist.ts'
import { updateDocument } from './update-document.ts'
import type { JsonObject } from './json-value.ts'

const level = fc.constantFrom(...itemLevels)
const id = fc.constantFrom('mario', 'luigi', 'b-dasher', 'constructor', 'super-glider')
// Few moments, so that two lists often hold entries of the same one.
const checklist: fc.Arbitrary<Checklist> = fc.dictionary(id, fc.tuple(level, fc.integer({ min: 0, max: 4 })))

describe('merging', () => {
  test('is commutative, associative and idempotent', () => {
    fc.assert(
      fc.property(checklist, checklist, checklist, (a, b, c) => {
        expect(mergeChecklists(a, b)).toEqual(mergeChecklists(b, a))
        expect(mergeChecklists(mergeChecklists(a, b), c)).toEqual(mergeChecklists(a, mergeChecklists(b, c)))
        expect(mergeChecklists(a, a)).toEqual(a)
        expect(mergeChecklists(mergeChecklists(a, b), b)).toEqual(mergeChecklists(a, b))
      }),
    )
  })

  test('neither loses nor invents items', () => {
    fc.assert(
      fc.property(checklist, checklist, (a, b) => {
        const merged = mergeChecklists(a, b)
        expect(new Set(Object.keys(merged))).toEqual(new Set([...Object.keys(a), ...Object.keys(b)]))
        for (const [key, entry] of Object.entries(merged)) expect([a[key], b[key]]).toContainEqual(entry)
      }),
    )
  })

  test.each<[string, Checklist, Checklist, Checklist]>([
    ['the newer entry wins, even a removal', { a: [5, 1] }, { a: [0, 2] }, { a: [0, 2] }],
    ['of the same moment, the higher level', { a: [5, 1] }, { a: [0, 1] }, { a: [5, 1] }],
    ['an empty list changes nothing', { a: [5, 1] }, {}, { a: [5, 1] }],
    ['other items stay', { a: [5, 1] }, { b: [1, 9] }, { a: [5, 1], b: [1, 9] }],
  ])('%s', (_, one, other, expected) => {
    expect(mergeChecklists(one, other)).toEqual(expected)
  })
})

describe('changing levels', () => {
  test('wins the merge, whatever the clock says', () => {
    fc.assert(
      fc.property(checklist, id, level, fc.integer({ min: -5, max: 5 }), (list, item, wanted, nowMs) => {
        const changes = changeLevels(list, new Map([[item, wanted]]), nowMs)
        expect(levelOf(mergeChecklists(list, changes), item)).toBe(wanted)
      }),
    )
  })

  test('skips items already at the level', () => {
    const list: Checklist = { a: [3, 1] }
    const levels = new Map<string, ItemLevel>([
      ['a', 3],
      ['b', 0],
      ['c', 1],
    ])
    expect(changeLevels(list, levels, 7)).toEqual({ c: [1, 7] })
  })

  test('names of object methods are ordinary item ids', () => {
    expect(levelOf(emptyChecklist, 'constructor')).toBe(0)
    expect(changeLevels(emptyChecklist, new Map([['constructor', 2 as const]]), 7)).toEqual({ constructor: [2, 7] })
  })
})

describe('entries from the future', () => {
  test('are capped at now, still win over the account’s, and give way to the same level there', () => {
    const account: Checklist = { b: [2, 8], c: [3, 20], d: [4, 3] }
    const unsaved: Checklist = { a: [1, 50], b: [3, 50], c: [5, 50], d: [4, 50], e: [6, 7] }
    expect(holdToNow(unsaved, account, 10)).toEqual({ a: [1, 10], b: [3, 10], c: [5, 21], d: [4, 3], e: [6, 7] })
    // Nothing is left to change then, even if the account's own entry is from the future.
    const right: Checklist = { a: [1, 10], c: [5, 21] }
    expect(holdToNow(right, account, 10)).toBe(right)
  })
})

test('owned levels leave out level 0', () => {
  expect([...ownedLevels({ a: [0, 9], b: [8, 1] })]).toEqual([['b', 8]])
})

test.each<[unknown, Checklist]>([
  [null, {}],
  [[['a', 1]], {}],
  [{ a: [3, 1], b: [9, 1], c: [3], d: [3, '1'], e: 3, f: [3, 1.5] }, { a: [3, 1] }],
])('of %j, the entries are %j', (value, expected) => {
  expect(parseChecklist(value)).toEqual(expected)
})

test('updates from several devices give the same document in any order, even if repeated', () => {
  const change = fc.tuple(fc.nat(), fc.nat(), checklist)
  fc.assert(
    fc.property(fc.array(change, { maxLength: 5 }), (changes) => {
      const arrivals = changes.flatMap(([first, again, list]) => [
        { at: first, list },
        { at: again, list },
      ])
      expect(write(arrivals.toSorted((a, b) => a.at - b.at).map(({ list }) => list))).toEqual(
        write(changes.map(([, , list]) => list)),
      )
    }),
  )
})

function write(lists: readonly Checklist[]): JsonObject {
  return lists.reduce<JsonObject>((document, list) => updateDocument(document, { checklist: list }), {})
}

describe('points caps', () => {
  const list: Checklist = { mario: [3, 1], [capMark('mario')]: [2, 5], luigi: [0, 2], [capMark('luigi')]: [4, 2] }

  test('are told apart from levels, and count only for what is owned', () => {
    expect(ownedLevels(list)).toEqual(new Map([['mario', 3]]))
    expect(ownedCaps(list)).toEqual(new Map([['mario', 2]]))
    expect(capOf(list, 'mario')).toBe(2)
    expect(capOf(list, 'peach')).toBe(0)
  })

  test('are stored apart and come back', () => {
    const stored = { checklist: { mario: [3, 1], luigi: [0, 2] }, caps: { mario: [2, 5], luigi: [4, 2] } }
    expect(splitMarks(list)).toEqual(stored)
    expect(joinMarks(splitMarks(list))).toEqual(list)
  })

  test('a level from one device and a cap from another do not undo each other in the document', () => {
    const document = { checklist: { mario: [1, 1] }, caps: { mario: [1, 1] } }
    const raised = { checklist: { mario: [5, 3] } }
    const cap = { caps: { mario: [3, 2] } }
    const expected = { checklist: { mario: [5, 3] }, caps: { mario: [3, 2] } }
    expect(updateDocument(updateDocument(document, raised), cap)).toEqual(expected)
    expect(updateDocument(updateDocument(document, cap), raised)).toEqual(expected)
    expect(updateDocument(expected, { caps: { mario: [0, 1] } })).toEqual(expected)
  })
})
