import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  areSameNames,
  createCollectionKey,
  firstCollection,
  isCollectionKey,
  mergeCollectionNames,
  mostCollectionNames,
  parseCollectionNames,
  type CollectionName,
} from './collections.ts'

const key = fc.constantFrom(firstCollection, 'aaaaaaaa', 'bbbbbbbb', 'cccccccc')
const entry: fc.Arbitrary<CollectionName> = fc
  .tuple(fc.constantFrom('Mine', 'Rosa'), fc.integer({ min: 0, max: 3 }), fc.boolean(), fc.constantFrom(0, 1, 2))
  .map(([name, changedAtMs, isRemoved, takenAtMs]) => ({
    name,
    changedAtMs,
    ...(isRemoved && { isRemoved }),
    ...(takenAtMs > 0 && { takenAtMs }),
  }))
const names = fc.dictionary(key, entry)

test('names of two devices merge to the same in any order, and any number of times', () => {
  fc.assert(
    fc.property(names, names, names, (a, b, c) => {
      const merged = mergeCollectionNames(mergeCollectionNames(a, b), c)
      expect(areSameNames(merged, mergeCollectionNames(a, mergeCollectionNames(c, b)))).toBe(true)
      expect(areSameNames(merged, mergeCollectionNames(merged, b))).toBe(true)
    }),
  )
})

test('too many names: those that were removed longest ago go, and no other', () => {
  const removed = Array.from({ length: mostCollectionNames }, (_, index) => [
    `removed${index}`,
    { name: 'Gone', changedAtMs: index, isRemoved: true },
  ])
  const merged = mergeCollectionNames(Object.fromEntries(removed), { aaaaaaaa: { name: 'Rosa', changedAtMs: 0 } })
  expect([Object.keys(merged).length, 'removed0' in merged, 'aaaaaaaa' in merged]).toEqual([
    mostCollectionNames,
    false,
    true,
  ])
})

test('what is no name of a collection is left out', () => {
  const good = { name: 'Rosa', changedAtMs: 5 }
  expect(
    parseCollectionNames({
      aaaaaaaa: good,
      first: { ...good, isRemoved: false, takenAtMs: 4 },
      eeeeeeee: { ...good, takenAtMs: 4 },
      ffffffff: { ...good, takenAtMs: '4' },
      short: good,
      constructor: good,
      bbbbbbbb: { name: ' ', changedAtMs: 5 },
      cccccccc: { name: 'Rosa' },
      dddddddd: null,
    }),
  ).toEqual({ aaaaaaaa: good, first: good, eeeeeeee: { ...good, takenAtMs: 4 }, ffffffff: good })
})

test('keys are made at random', () => {
  const keys = Array.from({ length: 50 }, createCollectionKey)
  expect(keys.every(isCollectionKey)).toBe(true)
  expect(new Set(keys).size).toBe(50)
})
