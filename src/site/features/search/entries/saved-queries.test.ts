import { expect, test } from 'vitest'
import { addSavedQuery, parseSavedQueries, removeSavedQuery, type SavedQueries } from './saved-queries.ts'

const atFirst: SavedQueries = { drivers: ['b'] }

test('the newest comes first, each once, those of each list apart', () => {
  const saved = ['a', 'rarity:super', 'a'].reduce((all, query) => addSavedQuery(all, 'karts', query), atFirst)
  expect(saved).toEqual({ drivers: ['b'], karts: ['a', 'rarity:super'] })
  expect(removeSavedQuery(saved, 'karts', 'a')).toEqual({ drivers: ['b'], karts: ['rarity:super'] })
})

test.each([
  [null, {}],
  ['[]', {}],
  ['{"karts":["a",3],"drivers":"b"}', { karts: ['a'] }],
  [
    '{"items":["missing","mario compare:mine","sort:level","Sort:ahead","sort:rank"],"compared":["compare:same"]}',
    {
      items: ['missing', 'sort:rank'],
      shared: ['sort:level'],
      compared: ['mario compare:mine', 'Sort:ahead', 'compare:same'],
    },
  ],
])('stored text %j gives %j', (text, expected) => {
  expect(parseSavedQueries(text)).toEqual(expected)
})
