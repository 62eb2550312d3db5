import { expect, test } from 'vitest'
import { smallCatalogue } from '../../testing/small-catalogue.ts'
import { buildReferences, findNeighbours } from './build-references.ts'

const references = buildReferences(smallCatalogue)

test('references name, draw and link', () => {
  expect(references.item('mario')).toEqual({ kind: 'driver', id: 'mario', name: 'Mario', rarity: 'super' })
  expect(references.skill('fire-flower')).toEqual({ id: 'fire-flower', name: 'Fire Flower', kind: 'driver' })
  expect(references.tour(2)).toEqual({ id: 'tokyo-tour', number: 2, name: 'Tokyo Tour' })
  expect(references.tourSummary(2)).toMatchObject({ start: '2019-10-09', end: '2019-10-23', basis: 'recorded' })
  expect(references.course('3ds-bowsers-castle')).toEqual({
    id: '3ds-bowsers-castle',
    name: "Bowser's Castle",
    fullName: "3DS Bowser's Castle",
    platform: '3ds',
  })
  expect(references.variant('3ds-bowsers-castle-r')).toEqual({
    id: '3ds-bowsers-castle-r',
    courseId: '3ds-bowsers-castle',
    name: "3DS Bowser's Castle R",
  })
})

test('one object represents each thing', () => {
  expect(references.item('mario')).toBe(references.item('mario'))
})

test('an unknown key names itself', () => {
  expect(() => references.item('nobody')).toThrow('The catalogue has no item nobody.')
  expect(() => references.tour(99)).toThrow('The catalogue has no tour 99.')
})

test.each([
  [0, { previous: null, next: 'b' }],
  [1, { previous: 'a', next: 'c' }],
  [2, { previous: 'b', next: null }],
])('of index %d', (index, expected) => {
  expect(findNeighbours(['a', 'b', 'c'], index)).toEqual(expected)
})
