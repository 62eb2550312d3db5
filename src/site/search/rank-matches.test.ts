import { describe, expect, test } from 'vitest'
import { loadFuzzySearch } from './load-fuzzy-search.ts'
import { rankMatches } from './rank-matches.ts'

const names = ['Dr. Mario', 'Mario (Racing)', 'Metal Mario', 'Mario', 'Baby Mario', 'Marion', 'Luigi', 'Rosalina']
const folded = names.map((name) => name.toLowerCase())
const matchFuzzily = await loadFuzzySearch(folded)

function search(query: string) {
  return rankMatches(folded, query, matchFuzzily)?.map((place) => names[place])
}

describe('[search] ranking of matches', () => {
  test.each(['', '   ', '\t'])('a blank query (%j) asks for nothing: the full list stays', (query) => {
    expect(rankMatches(folded, query, matchFuzzily)).toBeNull()
  })

  test('the exact name comes first, then prefixes, then words, each in the order of the list', () => {
    expect(search('mario')?.slice(0, 6)).toEqual([
      'Mario',
      'Mario (Racing)',
      'Marion',
      'Dr. Mario',
      'Metal Mario',
      'Baby Mario',
    ])
  })

  test.each(['MARIO', ' mario ', 'Mario'])('case and surrounding blanks do not matter: %j', (query) => {
    expect(search(query)?.[0]).toBe('Mario')
  })

  test('a mistyped name is found', () => {
    expect(search('rosalnia')?.[0]).toBe('Rosalina')
  })

  test('no name comes twice', () => {
    const found = search('mar')!
    expect(new Set(found).size).toBe(found.length)
  })

  test('a query over 32 characters never throws, and names that contain it come first', () => {
    const long = 'The Very Long Name of a Kart that Goes On and On'
    const lower = ['the very long name of a kart that stops', long.toLowerCase()]
    expect(rankMatches(lower, long, (pattern) => (pattern.length > 32 ? [] : [0, 1]))).toEqual([1, 0])
    expect(() => search('x'.repeat(200))).not.toThrow()
  })

  test('until the fuzzy engine is loaded, whole matches are found', () => {
    expect(rankMatches(folded, 'lui', null)).toEqual([6])
  })
})
