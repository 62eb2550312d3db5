import { expect, test } from 'vitest'
import { readMeaning } from './correct-words.ts'

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
  ['lvl 7', 'level:7', 2],
  ['lv3 or 4', 'level:3 level:4', 3],
  ['max lvl', 'level:8', 2],
  ['level 3+', 'owned level>=3', 2],
  ['level 6 or higher', 'owned level>=6', 4],
  ['above level 3', 'owned level>3', 3],
  ['below level 6', 'owned level<6', 3],
  ['max level', 'level:8', 2],
  ['2021', 'year:2021', 1],
  ['from 2020', 'year:2020', 2],
  ['from 2019 to 2021', 'year>=2019 year<=2021', 4],
  ['since 2022', 'year>=2022', 2],
  ['from tour 20', 'tour:20', 3],
  ['S tier', 'tier:s', 2],
  ['s and a tier', 'tier:s tier:a', 4],
  ['tier a or b', 'tier:a tier:b', 4],
  ['oldest', 'tour:1', 1],
  ['most useful', 'sort:worth', 2],
  ['most top shelves', 'sort:top', 3],
  ['top 10', '', 2],
  ['2 dec 2026 karts', '2 dec 2026', 3],
  ['Dec 2, 2026', 'Dec 2, 2026', 3],
  ['december 2 2026 I own', 'december 2 2026', 3],
  ['25th of December 2026', '25th of December 2026', 4],
])('%s means %s', (phrase, query, length) => {
  expect(readMeaning(phrase.split(' '), names)).toEqual({ query, length })
})

test.each(['mine cart', 'mine ca', "New Year's", 'karts', 'have', 'level 9', 'constructor'])(
  '%s means nothing, or is a name',
  (phrase) => {
    expect(readMeaning(phrase.split(' '), names)).toBeNull()
  },
)

test.each([
  ['2021', "Year's", true],
  ['2021', 'karts', false],
  ['2022', 'kite', false],
])('%s behind “%s” is in a name: %s', (word, before, isInName) => {
  expect(readMeaning([word], ['new years 2021', 'kite'], before) === null).toBe(isInName)
})
