import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemLevels } from '#documents/checklist.ts'
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

test('changes that cannot be combined stay separate', () => {
  expect(combineChanges(setKart, setKart)).toBeNull()
  const empty: DocumentChange = { of: 'fields', partial: { checklist: null } }
  expect(combineChanges(empty, { of: 'fields', partial: { checklist: { toad: [1, 2] } } })).toBeNull()
})
