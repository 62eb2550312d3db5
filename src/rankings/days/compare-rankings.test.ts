import { describe, expect, it } from 'vitest'
import { areSameRankings, indexRanking, measureGains, measureMovement } from './find-causes.ts'
import type { HeldShelf, RankedItem } from '../ranking.ts'
import { makeRankedItem } from '../testing/make-ranked-item.ts'

/** Rankings share what they say of a shelf: equal ones are the same object. */
const onTopFromThree: HeldShelf = { shelf: 'top', level: 3 }

const item = makeItem('a', 1)

describe('areSameRankings', () => {
  it('is true for equal tables that are not the same object', () => {
    expect(areSameRankings([item, makeItem('b', 2)], [makeItem('a', 1), makeItem('b', 2)])).toBe(true)
  })

  it.each<[string, Partial<RankedItem>]>([
    ['another item', { itemId: 'b' }],
    ['another score', { score: 50.000001 }],
    ['the end of its first tour', { isNew: true }],
    ['another top shelf', { top: { ...item.top, all: 9 } }],
    ['another top shelf of the tour', { top: { ...item.top, tour: 9 } }],
    ['another top shelf of the ranked cup', { top: { ...item.top, cup: 9 } }],
    ['another overlap', { overlap: 2 }],
    ['another shelf at level 1', { levelOne: [49, 1, 2, 3] }],
    ['another top shelf at level 1', { levelOne: [50, 1, 2, 2] }],
    ['another shelf on a course', { shelves: [{ shelf: 'middle', level: 1 }, null, null] }],
    ['another level on a course', { shelves: [{ shelf: 'top', level: 6 }, null, null] }],
    ['another course with a shelf', { shelves: [null, onTopFromThree, null] }],
    ['another level needed', { levelNeeded: 8 }],
    ['another middle shelf', { middle: { ...item.middle, all: 9 } }],
  ])('sees %s', (_, change) => {
    expect(areSameRankings([item], [{ ...item, ...change }])).toBe(false)
  })

  it('sees one more or one fewer', () => {
    expect(areSameRankings([item], [])).toBe(false)
    expect(areSameRankings([], [item])).toBe(false)
  })
})

describe('measureMovement', () => {
  it('counts ranks gained and lost, and knows newcomers', () => {
    const before = [makeItem('a', 1), makeItem('b', 2), makeItem('gone', 3), makeItem('c', 4)]
    const after = [makeItem('c', 1), makeItem('b', 2), makeItem('new', 3), makeItem('a', 4)]
    expect(measureMovement(indexRanking(before), after)).toEqual([3, 0, null, -3])
  })

  it('knows nothing without a previous ranking', () => {
    expect(measureMovement(indexRanking([]), [item])).toEqual([null])
  })
})

describe('measureGains', () => {
  const before = indexRanking([makeItem('a', 1), makeItem('b', 2)])
  const isTourKnown = { before: true, after: true }

  it('counts top shelves gained and lost, and knows newcomers', () => {
    const after = [{ ...makeItem('b', 1), top: { cup: 0, tour: 2, all: 7 } }, makeItem('a', 2), makeItem('new', 3)]
    expect(measureGains(before, after, isTourKnown)).toEqual([[-1, 0, 4], [0, 0, 0], null])
  })

  it('counts middle shelves only where they have changed', () => {
    const after = [{ ...makeItem('a', 1), middle: { cup: 1, tour: 0, all: 2 } }, makeItem('b', 2)]
    expect(measureGains(before, after, isTourKnown)).toEqual([
      [0, 0, 0, 1, -1, 0],
      [0, 0, 0],
    ])
  })

  it('counts nothing in a tour whose courses are not on record', () => {
    const after = [{ ...makeItem('a', 1), top: { cup: 2, tour: 9, all: 3 }, middle: { cup: 0, tour: 4, all: 2 } }]
    const gains = (...known: [boolean, boolean]) => measureGains(before, after, { before: known[0], after: known[1] })
    expect(gains(true, true)).toEqual([[1, 7, 0, 0, 3, 0]])
    expect(gains(false, true)).toEqual([[1, 9, 0, 0, 4, 0]])
    expect(gains(true, false)).toEqual([[1, -2, 0, 0, -1, 0]])
    expect(gains(false, false)).toEqual([[1, 0, 0]])
  })
})

function makeItem(itemId: string, rank: number): RankedItem {
  return makeRankedItem(itemId, rank, {
    score: 50,
    top: { cup: 1, tour: 2, all: 3 },
    middle: { cup: 0, tour: 1, all: 2 },
    shelves: [onTopFromThree, null, null],
    levelNeeded: 3,
    overlap: 1,
    levelOne: [50, 1, 2, 3],
  })
}
