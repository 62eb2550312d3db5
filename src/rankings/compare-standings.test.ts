import { describe, expect, it } from 'vitest'
import { areSameStandings, indexStandings, measureGains, measureMovement } from './compare-standings.ts'
import type { Standing } from './ranking.ts'

const standing = makeStanding('a', 1)

describe('areSameStandings', () => {
  it('is true for equal tables that are not the same object', () => {
    expect(areSameStandings([standing, makeStanding('b', 2)], [makeStanding('a', 1), makeStanding('b', 2)])).toBe(true)
  })

  it.each<[string, Partial<Standing>]>([
    ['another item', { itemId: 'b' }],
    ['another score', { score: 50.000001 }],
    ['the end of its first tour', { isNew: true }],
    ['another coverage', { parts: { ...standing.parts, coverage: 1 } }],
    ['other points', { parts: { ...standing.parts, points: 1 } }],
    ['another skill', { parts: { ...standing.parts, skill: 1 } }],
    ['another top shelf', { top: { ...standing.top, all: 9 } }],
    ['another top shelf of the tour', { top: { ...standing.top, tour: 9 } }],
    ['another top shelf of the ranked cup', { top: { ...standing.top, cup: 9 } }],
    ['another overlap', { overlap: 2 }],
    ['another coverage at level 1', { levelOne: [49, 1, 2, 3] }],
    ['another top shelf at level 1', { levelOne: [50, 1, 2, 2] }],
    ['another middle shelf', { middle: { ...standing.middle, all: 9 } }],
  ])('sees %s', (_, change) => {
    expect(areSameStandings([standing], [{ ...standing, ...change }])).toBe(false)
  })

  it('sees one more or one fewer', () => {
    expect(areSameStandings([standing], [])).toBe(false)
    expect(areSameStandings([], [standing])).toBe(false)
  })
})

describe('measureMovement', () => {
  it('counts ranks gained and lost, and knows newcomers', () => {
    const before = [makeStanding('a', 1), makeStanding('b', 2), makeStanding('gone', 3), makeStanding('c', 4)]
    const after = [makeStanding('c', 1), makeStanding('b', 2), makeStanding('new', 3), makeStanding('a', 4)]
    expect([...measureMovement(indexStandings(before), after)]).toEqual([
      ['c', 3],
      ['b', 0],
      ['new', null],
      ['a', -3],
    ])
  })

  it('knows nothing without a ranking before', () => {
    expect([...measureMovement(indexStandings([]), [standing])]).toEqual([['a', null]])
  })
})

describe('measureGains', () => {
  it('counts top shelves gained and lost, and knows newcomers', () => {
    const before = [makeStanding('a', 1), makeStanding('b', 2)]
    const after = [
      { ...makeStanding('b', 1), top: { cup: 0, tour: 2, all: 7 } },
      makeStanding('a', 2),
      makeStanding('new', 3),
    ]
    expect([...measureGains(indexStandings(before), after)]).toEqual([
      ['b', [-1, 0, 4]],
      ['a', [0, 0, 0]],
      ['new', null],
    ])
  })
})

function makeStanding(itemId: string, rank: number): Standing {
  return {
    kind: 'kart',
    itemId,
    rank,
    score: 50,
    tier: 'C',
    parts: { coverage: 50, points: 50, skill: null },
    top: { cup: 1, tour: 2, all: 3 },
    middle: { cup: 0, tour: 1, all: 2 },
    isNew: false,
    overlap: 1,
    levelOne: [50, 1, 2, 3],
  }
}
