import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemLevels } from '#documents/checklist.ts'
import type { JsonObject } from '#documents/json-value.ts'
import { reference } from '#documents/reference.ts'
import { applyChange, combineChanges, type DocumentChange } from './document-change.ts'

const driver = reference('drivers', 'toad')
const kart = reference('karts', 'b-dasher')
const setKart: DocumentChange = { of: 'featured-part', slot: 'kart', value: { $ref: kart.$ref } }

test.each([
  ['no document', null, { userDetails: { featuredParts: { kart } } }],
  [
    'no details',
    { preferences: { theme: 'dark' } },
    { preferences: { theme: 'dark' }, userDetails: { featuredParts: { kart } } },
  ],
  [
    'other slots and details',
    { userDetails: { displayName: 'Toad', featuredParts: { driver } } },
    { userDetails: { displayName: 'Toad', featuredParts: { driver, kart } } },
  ],
  [
    'the slot itself',
    { userDetails: { featuredParts: { kart: driver } } },
    { userDetails: { featuredParts: { kart } } },
  ],
])('one slot is merged into %s', (_case, document, expected) => {
  expect(applyChange(document && JSON.parse(JSON.stringify(document)), setKart)).toEqual(expected)
})

test('null empties a slot and keeps the others', () => {
  const document = { userDetails: { featuredParts: { driver: { $ref: driver.$ref }, kart: { $ref: kart.$ref } } } }
  const emptied = applyChange(document, { of: 'featured-part', slot: 'kart', value: null })
  expect(emptied).toEqual({ userDetails: { featuredParts: { driver } } })
})

const setName: DocumentChange = { of: 'parts', parts: [{ path: ['userDetails', 'displayName'], value: 'Toad' }] }
const clearName: DocumentChange = { of: 'parts', parts: [{ path: ['userDetails', 'displayName'], value: null }] }
const list = (id: string, isListed: boolean): DocumentChange => ({
  of: 'parts',
  parts: [{ path: ['userDetails', 'featuredParts', 'badges', 'gameBadge'], entry: { $ref: id }, isListed }],
})
const withBadges = (...ids: readonly string[]) => ({
  userDetails: { featuredParts: { badges: { gameBadge: ids.map(($ref) => ({ $ref })) } } },
})

test.each<[string, JsonObject | null, DocumentChange, JsonObject]>([
  ['no document', null, setName, { userDetails: { displayName: 'Toad' } }],
  [
    'what others wrote beside it',
    { userDetails: { displayName: 'Mario', photoURL: 'https://example.org/' }, preferences: {} },
    setName,
    { userDetails: { displayName: 'Toad', photoURL: 'https://example.org/' }, preferences: {} },
  ],
  ['a name to be removed', { userDetails: { displayName: 'Toad' }, a: 1 }, clearName, { userDetails: {}, a: 1 }],
  ['the first badge', null, list('badges/a', true), withBadges('badges/a')],
  ['one more badge', withBadges('badges/a'), list('badges/b', true), withBadges('badges/a', 'badges/b')],
  [
    'a badge that is there',
    withBadges('badges/a', 'badges/b'),
    list('badges/a', true),
    withBadges('badges/a', 'badges/b'),
  ],
  ['one badge less', withBadges('badges/a', 'badges/b'), list('badges/a', false), withBadges('badges/b')],
  [
    'the last badge',
    withBadges('badges/a'),
    list('badges/a', false),
    { userDetails: { featuredParts: { badges: {} } } },
  ],
])('only one part is changed in %s', (_case, document, partial, expected) => {
  expect(applyChange(document, partial)).toEqual(expected)
})

const checklist = fc.dictionary(
  fc.constantFrom('toad', 'mario', 'b-dasher'),
  fc.tuple(fc.constantFrom(...itemLevels), fc.integer({ min: 0, max: 5 })),
  { noNullPrototype: true },
)
const partial = fc.record(
  {
    checklist: fc.option(checklist),
    preferences: fc.option(fc.record({ theme: fc.constantFrom('dark', 'light') }, { noNullPrototype: true })),
  },
  { requiredKeys: [], noNullPrototype: true },
)

test('two combined updates equal both in sequence', () => {
  fc.assert(
    fc.property(fc.option(partial), partial, partial, (document, first, second) => {
      const [one, other] = [{ of: 'fields', partial: first } as const, { of: 'fields', partial: second } as const]
      const combined = combineChanges(one, other)
      fc.pre(combined !== null)
      const start = document && applyChange(null, { of: 'fields', partial: document })
      expect(applyChange(start, combined)).toEqual(applyChange(applyChange(start, one), other))
    }),
  )
})

test('changes of parts combine into one', () => {
  const combined = combineChanges(setName, list('badges/a', true))
  expect(combined && applyChange(null, combined)).toEqual(
    applyChange(applyChange(null, setName), list('badges/a', true)),
  )
})

test('changes that cannot be combined stay separate', () => {
  expect(combineChanges(setKart, setKart)).toBeNull()
  expect(combineChanges(setName, { of: 'fields', partial: {} })).toBeNull()
  const empty: DocumentChange = { of: 'fields', partial: { checklist: null } }
  expect(combineChanges(empty, { of: 'fields', partial: { checklist: { toad: [1, 2] } } })).toBeNull()
})
