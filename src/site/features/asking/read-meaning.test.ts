import { expect, test } from 'vitest'
import { readMeaning } from './read-meaning.ts'

const names = ['wii mine cart', 'tommy', 'my', 'new years kite']

test.each([
  ['my karts', 'owned', 1],
  ['Mine', 'owned', 1],
  ["don't have super", 'missing', 2],
  ['do not have', 'missing', 3],
  ['i have', 'owned', 2],
  ['lack', 'missing', 1],
  ['new karts', 'sort:debut', 1],
  ['Latest', 'sort:debut', 1],
  ['newest', 'sort:debut', 1],
  ['level 8 karts', 'level:8', 2],
  ['at level 3', 'level:3', 3],
])('%s means %s', (phrase, query, length) => {
  expect(readMeaning(phrase.split(' '), names)).toEqual({ query, length })
})

test.each(['mine cart', 'mine ca', "New Year's", 'karts', 'have', 'level 9', 'constructor'])(
  '%s means nothing, or is a name',
  (phrase) => {
    expect(readMeaning(phrase.split(' '), names)).toBeNull()
  },
)
