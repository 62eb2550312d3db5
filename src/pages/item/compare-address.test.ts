import { describe, expect, test } from 'vitest'
import { compareAddress, parseComparison } from './compare-address.ts'

describe('compareAddress', () => {
  test.each([
    [{ kind: 'kart', ids: ['b-dasher', 'royale'] }, '/compare/?karts=b-dasher,royale'],
    [{ kind: 'driver', ids: ['mario'] }, '/compare/?drivers=mario'],
    [{ kind: 'glider', ids: [] }, '/compare/'],
  ] as const)('%j is at %s, and is read back', (comparison, address) => {
    expect(compareAddress(comparison)).toBe(address)
    const { search } = new URL(address, 'https://example.org')
    expect(parseComparison(search)).toEqual(comparison.ids.length === 0 ? null : comparison)
  })
})

describe('parseComparison', () => {
  test.each([
    ['?karts=a,a,b', { kind: 'kart', ids: ['a', 'b'] }],
    ['?karts=a,b,c,d,e', { kind: 'kart', ids: ['a', 'b', 'c', 'd', 'e'] }],
    ['?karts=,../x,Ä,a%2Cb', { kind: 'kart', ids: ['a', 'b'] }],
    ['?karts=B-Dasher', { kind: 'kart', ids: ['b-dasher'] }],
    ['?karts=&gliders=a', { kind: 'glider', ids: ['a'] }],
    ['?items=a', null],
    ['', null],
  ])('%s asks for %j', (search, comparison) => {
    expect(parseComparison(search)).toEqual(comparison)
  })
})
