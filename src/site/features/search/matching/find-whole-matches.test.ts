import { describe, expect, test } from 'vitest'
import { findWholeMatches } from './find-whole-matches.ts'
import { foldName } from './fold-name.ts'

const names = [
  'Dr. Mario',
  'Mario (Racing)',
  'Metal Mario',
  'Mario',
  'Baby Mario',
  'Marion',
  'Luigi',
  "King Boo's Crown",
]
const folded = names.map(foldName)

function search(query: string) {
  return findWholeMatches(folded, query)?.map((index) => names[index])
}

describe('whole matches', () => {
  test.each(['', '   ', '\t'])('an empty query (%j) gives null', (query) => {
    expect(findWholeMatches(folded, query)).toBeNull()
  })

  test.each(['.', '()', '“ ”', "'"])('nothing of %j is left to look for, so nothing matches', (query) => {
    expect(findWholeMatches(folded, query)).toEqual([])
  })

  test('the exact name comes first, then prefixes, then words, each in the order of the list', () => {
    expect(search('mario')).toEqual(['Mario', 'Mario (Racing)', 'Marion', 'Dr. Mario', 'Metal Mario', 'Baby Mario'])
  })

  test.each(['p', 'pea', 'peac', 'peach'])('%j finds the plain Peach before her variants', (query) => {
    const known = ['Peach (Explorer)', 'Peach (Vacation)', 'Cat Peach', 'Peach', 'Peachette'].map(foldName)
    const found = findWholeMatches(known, query)!.map((index) => known[index])
    expect(found[0]).toBe('peach')
    expect(found.indexOf('peachette')).toBeLessThan(query === 'peach' ? 5 : found.indexOf('peach explorer'))
  })

  test.each(['MARIO', ' mario ', 'Mario'])('case and surrounding spaces do not matter: %j', (query) => {
    expect(search(query)?.[0]).toBe('Mario')
  })

  test.each([
    ['racing mario', 'Mario (Racing)'],
    ['mario racing', 'Mario (Racing)'],
    ['dr mario', 'Dr. Mario'],
    ['king boos', "King Boo's Crown"],
    ["boo's", "King Boo's Crown"],
  ])('%j finds %s', (query, name) => {
    expect(search(query)).toEqual([name])
  })

  test.each([
    ['km', ['Kamek Missile', 'Koopa Mall']],
    ['rr', ['N64 Rainbow Road', 'Rock Rock Mountain', 'Carrry']],
    ['n64 rr', ['N64 Rainbow Road']],
    ['nyc', ['New York Minute']],
    ['NY min', ['New York Minute']],
    ['choco mtn', ['N64 Choco Mountain']],
    ['rock mt', ['Rock Rock Mountain']],
    ['dk', ['Donkey Kong', 'DK Pass']],
    ['dk jungle', ['GCN Dino Dino Jungle']],
  ])('the short form %j finds %j', (query, found) => {
    const known = [
      'Carrry',
      'Donkey Kong',
      'DK Pass',
      'GCN Dino Dino Jungle',
      'Kamek Missile',
      'Koopa Mall',
      'N64 Choco Mountain',
      'N64 Rainbow Road',
      'New York Minute',
      'Rock Rock Mountain',
    ]
    expect(findWholeMatches(known.map(foldName), query)?.map((index) => known[index])).toEqual(found)
  })

  test.each([
    ['rainbow road rt', 'SNES Rainbow Road R/T'],
    ['rainbow road 1RT', 'RMX Rainbow Road 1R/T'],
    ['rainbow road 1 rt', 'RMX Rainbow Road 1R/T'],
    ['rainbow road 1  R/T', 'RMX Rainbow Road 1R/T'],
    ['rainbow road 1 t', 'RMX Rainbow Road 1T'],
    ['rt', 'SNES Rainbow Road R/T'],
  ])('%j finds %s first: the slash can be left out, a space added', (query, name) => {
    const known = ['SNES Rainbow Road T', 'SNES Rainbow Road R/T', 'RMX Rainbow Road 1T', 'RMX Rainbow Road 1R/T']
    expect(known[findWholeMatches(known.map(foldName), query)![0]!]).toBe(name)
  })

  test.each([
    ['VV2 R', 'Vancouver Velocity 2R'],
    ['vv2r', 'Vancouver Velocity 2R'],
    ['VV2 RT', 'Vancouver Velocity 2R/T'],
    ['NYM2 R', 'New York Minute 2R'],
    ['NYM', 'New York Minute'],
    ['RRM', 'Rock Rock Mountain'],
    ['RRM T', 'Rock Rock Mountain T'],
    ['PPP', 'Piranha Plant Pipeline'],
    ['N64 RR', 'N64 Rainbow Road'],
    ['N64 RR R/T', 'N64 Rainbow Road R/T'],
  ])('%j, the initials of a course, finds %s before anything else with them', (query, name) => {
    const known = [
      'Rapid Red Machine',
      'Pink Peach Parasol',
      'Super Pink Peach Parasol',
      'Vancouver Velocity 2',
      'New York Minute',
      'New York Minute 2',
      'Rock Rock Mountain',
      'Piranha Plant Pipeline',
      'N64 Rainbow Road',
    ].flatMap((each, index) => (index < 3 ? [each] : [each, ...variantsOf(each)]))
    expect(known[findWholeMatches(known.map(foldName), query)![0]!]).toBe(name)
  })

  test('a query over 32 characters matches names that contain all of it', () => {
    const long = 'The Very Long Name of a Kart that Goes On and On'
    expect(findWholeMatches(['the very long name of a kart that stops', foldName(`${long} !`)], long)).toEqual([1])
    expect(search('x'.repeat(200))).toEqual([])
  })
})

function variantsOf(course: string): string[] {
  return ['R', 'T', 'R/T'].map((variant) => (/\d$/.test(course) ? `${course}${variant}` : `${course} ${variant}`))
}
