import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseRaceState, raceAddress, type RaceState } from './race-address.ts'

const nothing: RaceState = { week: null, courses: null, picks: null }
const courses = ['tour-athens-dash-3', '3ds-daisy-hills', 'gba-bowsers-castle-1-rt']

const readAddress = (address: string) => parseRaceState(new URL(address, 'https://example.org').search)

describe('raceAddress', () => {
  test.each([
    [{}, '/race/'],
    [{ week: '2026-11-25' }, '/race/?week=2026-11-25'],
    [{ courses }, `/race/?courses=${courses.join(',')}`],
    [
      { courses: ['a-1'], picks: [{ id: 'gold-mario', level: 3 }, null, { id: 'super-glider', level: 8 }] },
      '/race/?courses=a-1&picks=gold-mario.3,,super-glider.8',
    ],
    [{ courses: ['a-1'], picks: [null, null, null] }, '/race/?courses=a-1'],
    [{ picks: [{ id: 'gold-mario', level: 3 }] }, '/race/'],
  ] as const)('%j is at %s', (state, address) => {
    expect(raceAddress(state)).toBe(address)
  })

  const anyId = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,3}$/)
  const anyPick = fc.option(fc.record({ id: anyId, level: fc.integer({ min: 1, max: 8 }) }))
  const anyState = fc
    .record({
      week: fc.constantFrom(null, '2026-11-25' as const),
      courses: fc.uniqueArray(anyId, { maxLength: 3 }),
      picks: fc.array(anyPick, { minLength: 9, maxLength: 9 }),
    })
    .map(({ week, courses: ids, picks }): RaceState => {
      const sent = picks.slice(0, ids.length * 3)
      return {
        week,
        courses: ids.length > 0 ? ids : null,
        picks: sent.some((pick) => pick !== null) ? sent : null,
      }
    })

  test('everything it writes can be read back', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(readAddress(raceAddress(state))).toEqual(state)
      }),
    )
  })
})

describe('parseRaceState', () => {
  test.each(['', '?', '?week=', '?week=2026-02-30', '?week=soon', '?courses=', '?courses=,,', '?picks=mario.3'])(
    '%j asks for nothing',
    (search) => {
      expect(parseRaceState(search)).toEqual(nothing)
    },
  )

  test.each([
    ['?courses=a,a,b', ['a', 'b']],
    ['?courses=a,b,c,d', ['a', 'b', 'c']],
    ['?courses=a%2Cb', ['a', 'b']],
    ['?courses=a,<b>,../c,D', ['a']],
  ])('%s: courses once each, three at most, and nothing that cannot be an id', (search, expected) => {
    expect(parseRaceState(search).courses).toEqual(expected)
  })

  test.each([
    ['mario.0,kart.9,glider.x', null],
    ['mario', null],
    ['mario.3', [{ id: 'mario', level: 3 }, null, null]],
    [',b-dasher.8,,more.1', [null, { id: 'b-dasher', level: 8 }, null]],
  ])('picks %s: as many as the courses need, levels from 1 to 8', (picks, expected) => {
    expect(parseRaceState(`?courses=a&picks=${picks}`).picks).toEqual(expected)
  })

  test('accepts anything', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const state = parseRaceState(`?${text}`)
        expect(readAddress(raceAddress(state))).toEqual(state)
      }),
    )
  })
})
