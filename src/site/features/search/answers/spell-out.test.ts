import { expect, test } from 'vitest'
import type { QueryOperator } from '../reading/query.ts'
import { spellOut } from './spell-out.ts'

const operators: readonly QueryOperator[] = [
  { name: 'kind', title: 'Kind', isWord: true, options: [{ value: 'kart', label: 'Karts' }] },
  {
    name: 'rarity',
    title: 'Rarity',
    isAttribute: true,
    options: [
      { value: 'high-end', label: 'High-End', word: 'HE' },
      { value: 'super', label: 'Super' },
    ],
  },
  {
    name: 'skill',
    title: 'Skill',
    isAttribute: true,
    options: [
      { value: 'bob-omb-cannon', label: 'Bob-omb Cannon' },
      { value: 'bob-omb-plus', label: 'Bob-omb Plus' },
      { value: 'mini-turbo-plus', label: 'Mini-Turbo Plus' },
    ],
  },
]

test.each([
  ['super karts', 'rarity:super karts'],
  ['the best karts with mini turbo plus', 'karts skill:mini-turbo-plus'],
  ['High End kart mini-turbo dasher', 'rarity:high-end kart skill:mini-turbo-plus dasher'],
  ['he karts', 'rarity:high-end karts'],
  ['MT+ karts', 'skill:mini-turbo-plus karts'],
  ['karts w/ miniturboplus', 'karts skill:mini-turbo-plus'],
  ['bobomb cannons kart', 'skill:bob-omb-cannon kart'],
  ['kart with mini', 'kart skill:mini-turbo-plus'],
  ['kart with no super', 'kart no rarity:super'],
  // Two begin so.
  ['kart with bob-omb', 'kart bob-omb'],
  ['super HE', 'rarity:super rarity:high-end'],
  ['bob-omb kart', 'bob-omb kart'],
  ['best kart for "super" peach', 'kart "super" peach'],
  ['super rarity:high-end', 'rarity:super rarity:high-end'],
])('%s becomes %s', (phrase, query) => {
  expect(spellOut(phrase, operators)).toBe(query)
})

test.each(['super', 'best of the best', 'he', '"kart" super', ''])('%j has no term, and stays as it is', (phrase) => {
  expect(spellOut(phrase, operators)).toBe(phrase)
})

const readOther = ([word]: readonly string[]) =>
  word === 'super' || word === 'my' ? { query: 'owned', length: 1 } : null

test('what else a phrase means is read beside a term, and not in place of a value', () => {
  expect(spellOut('my super karts', operators, readOther)).toBe('owned rarity:super karts')
  expect(spellOut('my settings', operators, readOther)).toBe('my settings')
})
