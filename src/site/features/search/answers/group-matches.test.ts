import { describe, expect, test } from 'vitest'
import type { SearchIndex } from '#wording/search/search-index.ts'
import { countResults } from '../entries/search-group.ts'
import { groupMatches } from './group-matches.ts'
import { listSearchEntries } from '../entries/search-entry.ts'

const empty: SearchIndex = {
  page: [],
  link: [],
  driver: [],
  kart: [],
  glider: [],
  course: [],
  skill: [],
  cup: [],
  tour: [],
  guide: [],
  badge: [],
  rankedDays: { first: '2019-09-26', last: '2019-09-26', skipped: [] },
}
const entries = listSearchEntries({
  ...empty,
  page: [['driver-list', '/drivers/']],
  driver: Array.from({ length: 8 }, (_, at) => [`Mario ${at}`, `mario-${at}`, 'super'] as const),
  kart: [['Mario Kart', 'mario-kart', 'high-end']],
  course: [
    ['RMX Mario Circuit', 'rmx-mario-circuit'],
    ['RMX Mario Circuit R', 'rmx-mario-circuit-r', 'rmx-mario-circuit'],
  ],
  guide: [['Frenzy: three of a kind', 'frenzy']],
  skill: [['Dash Panel Plus', 'dash-panel-plus', 'kart']],
  tour: [['Mario Tour', 'mario-tour', '2022-01-05/2022-01-19/60']],
})
const indexOf = (name: string) => entries.findIndex((entry) => entry.name === name)

describe('groups', () => {
  test('the kind with the best match comes first; groups keep the order of matches', () => {
    const names = ['RMX Mario Circuit R', 'Mario 1', 'RMX Mario Circuit', 'Mario 0']
    const found = { indexes: names.map(indexOf), wholeCount: 4, foreign: [] }
    expect(groupMatches(entries, found, 'mario circuit r')).toMatchObject([
      {
        title: 'Courses',
        entries: [
          { name: 'RMX Mario Circuit R', path: '/courses/rmx/mario-circuit/#rmx-mario-circuit-r' },
          { name: 'RMX Mario Circuit', path: '/courses/rmx/mario-circuit/' },
        ],
        rest: null,
      },
      { title: 'Drivers', entries: [{ name: 'Mario 1' }, { name: 'Mario 0' }], rest: null },
    ])
  })

  test.each([
    ['dash-panel plus', 'Dash Panel Plus', []],
    ['frenzy', 'Frenzy: three of a kind', []],
    ['dash panel', 'Dash Panel Plus', ['Mario Kart']],
  ])('“%s” finds %s, and as similar names %j', (query, best, similar) => {
    const found = { indexes: [best, 'Mario Kart'].map(indexOf), wholeCount: 1, foreign: [] }
    const names = groupMatches(entries, found, query).flatMap((group) => group.entries.map(({ name }) => name))
    expect(names).toEqual([best, ...similar])
  })

  test('a course is listed once, until a variant is asked for', () => {
    const names = ['RMX Mario Circuit', 'RMX Mario Circuit R', 'Mario Kart']
    const found = { indexes: names.map(indexOf), wholeCount: 3, foreign: [] }
    const groups = groupMatches(entries, found, 'mario circuit')
    expect(groups[0]?.entries.map(({ name }) => name)).toEqual(['RMX Mario Circuit'])
    expect(countResults(groups)).toBe(2)
  })

  test('a sixth match takes the line of the link to all', () => {
    const [drivers] = groupMatches(entries, { indexes: [1, 2, 3, 4, 5, 6, 9], wholeCount: 7, foreign: [] }, 'mario')
    expect(drivers).toMatchObject({ entries: { length: 6 }, rest: null })
  })

  test('a group shows its five best and links to the list with the same search', () => {
    const indexes = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    const groups = groupMatches(entries, { indexes, wholeCount: 9, foreign: [] }, 'mario & co')
    const [drivers] = groups
    expect(drivers?.entries).toHaveLength(5)
    // The link is not a result; what it leads to is.
    expect(countResults(groups)).toBe(9)
    expect(drivers?.rest?.path).toBe('/drivers/?q=mario+%26+co')
  })

  test('a group that is alone fills the screen', () => {
    const many = listSearchEntries({
      ...empty,
      kart: Array.from({ length: 15 }, (_, at) => [`B Dasher ${at}`, `b-dasher-${at}`, 'super'] as const),
    })
    const groupFirst = (count: number) => {
      const indexes = many.slice(0, count).map((_, index) => index)
      return groupMatches(many, { indexes, wholeCount: count, foreign: [] }, 'b dasher')[0]
    }
    expect(groupFirst(12)).toMatchObject({ entries: { length: 12 }, rest: null })
    expect(groupFirst(15)).toMatchObject({ entries: { length: 11 }, rest: { count: 15 } })
  })

  test('the list of any kind that has one is linked', () => {
    const many = listSearchEntries({
      ...empty,
      cup: Array.from(
        { length: 15 },
        () => ['Mario Cup', '/tours/mario-tour/#week-1', '2022-01-05/2022-01-12'] as const,
      ),
      badge: Array.from({ length: 15 }, (_, at) => [`Mario ${at}`, `mario-${at}`] as const),
    })
    const groups = groupMatches(many, { indexes: [...many.keys()], wholeCount: 30, foreign: [] }, 'mario')
    expect(groups.map(({ title, rest }) => [title, rest?.path])).toEqual([
      ['Ranked cups', undefined],
      ['Badges', '/badges/?q=mario'],
    ])
  })

  test('many whole matches leave out fuzzy ones', () => {
    const whole = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    expect(
      groupMatches(entries, { indexes: [...whole, 12], wholeCount: 10, foreign: [] }, 'mario').map(
        ({ title }) => title,
      ),
    ).toEqual(['Drivers', 'Karts', 'Courses'])
    expect(
      groupMatches(entries, { indexes: [9, 12], wholeCount: 1, foreign: [] }, 'mario').map(({ title }) => title),
    ).toEqual(['Karts', 'Skills'])
  })

  test('a match by a name in another language shows that name', () => {
    const foreign = [{ index: 1, name: 'マリオ', language: 'ja' as const }]
    const [drivers] = groupMatches(entries, { indexes: [2, 1], wholeCount: 2, foreign }, 'マリオ')
    expect(drivers?.entries.map(({ name, alias }) => [name, alias])).toEqual([
      ['Mario 1', undefined],
      ['Mario 0', { name: 'マリオ', language: 'ja' }],
    ])
  })
})
