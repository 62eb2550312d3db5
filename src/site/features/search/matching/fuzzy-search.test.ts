import { describe, expect, test } from 'vitest'
import { loadFuzzySearch } from './fuzzy-search.ts'

const names = ['dr mario', 'metal mario', 'mario', 'luigi', 'rosalina', 'rosalina halloween']
const { signal } = new AbortController()

describe('fuzzy matches', () => {
  test.each([
    ['rosalnia', 'rosalina'],
    ['lugi', 'luigi'],
    ['MRAIO', 'mario'],
  ])('%s means %s', async (query, name) => {
    const fuzzy = await loadFuzzySearch(names)
    expect(names[(await fuzzy.find(query, signal))[0]!]).toBe(name)
  })

  test('only the first 32 characters of a query are matched', async () => {
    const fuzzy = await loadFuzzySearch(['a'.repeat(32), 'b'.repeat(40)])
    expect(await fuzzy.find('a'.repeat(32) + 'z'.repeat(90), signal)).toEqual([0])
  })

  test.each(['', '  '])('an empty query (%j) finds nothing', async (query) => {
    expect(await (await loadFuzzySearch(names)).find(query, signal)).toEqual([])
  })

  test('the best match of a long list comes first, wherever it is', async () => {
    const many = Array.from({ length: 500 }, (_, at) => `yoshi of colour ${at}`)
    const fuzzy = await loadFuzzySearch([...many, 'rosalina', ...many])
    expect((await fuzzy.find('rosalna', signal))[0]).toBe(500)
  })

  test('an aborted search ends', async () => {
    const fuzzy = await loadFuzzySearch(names)
    await expect(fuzzy.find('mario', AbortSignal.abort())).rejects.toThrow(/abort/i)
  })
})
