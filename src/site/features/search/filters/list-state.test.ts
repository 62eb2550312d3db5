import { describe, expect, test } from 'vitest'
import type { Term } from '../reading/query.ts'
import { ownOperator } from './item-list-plan.ts'
import {
  asksFor,
  clearLimit,
  clearNarrowing,
  parseListState,
  readQueryText,
  toggleValue,
  writeDensity,
  writeText,
  writeValues,
} from './list-state.ts'

const rarity = {
  name: 'rarity',
  title: 'Rarity',
  options: [
    { value: 'super', label: 'Super' },
    { value: 'normal', label: 'Normal' },
  ],
}
const tier = { name: 'tier', title: 'Tier', options: [{ value: 'S', label: 'S' }] }
const level = { name: 'level', title: 'Level', isNumber: true, options: [{ value: '6', label: 'Level 6' }] }
const top = { name: 'top', title: 'Top shelf on', isSingle: true, options: null }
const sort = { name: 'sort', title: 'Sort', isSingle: true, options: [{ value: 'rank', label: 'Rank' }] }
const operators = [ownOperator, rarity, tier, level, top, sort]

const nothing = { text: '', chosen: [], limits: [], sort: null, density: null, problems: [] }

describe('reading an address', () => {
  test.each<[string, object]>([
    ['', {}],
    ['?q=dry+bones', { text: 'dry bones' }],
    [
      '?q=dry+rarity:super+rarity:normal+tier:S+sort:rank&density=compact',
      {
        text: 'dry',
        chosen: [
          ['rarity', ['super', 'normal']],
          ['tier', ['S']],
        ],
        sort: 'rank',
        density: 'compact',
      },
    ],
    ['?q=missing+level<6', { chosen: [['own', ['missing']]], limits: [['level', ['<6']]] }],
    [
      '?q=rarity:legendary',
      { chosen: [['rarity', ['legendary']]], problems: [expect.stringContaining('“legendary”')] },
    ],
    ['?q=sort:luck', { problems: [expect.stringContaining('“luck”')] }],
    ['?density=comfortable', { density: 'comfortable' }],
  ])('%s', (search, expected) => {
    expect(summarise(search)).toEqual({ ...nothing, ...expected })
  })

  test.each<[string, object]>([
    [
      '?q=dry&rarity=super&rarity=normal&tier=S&sort=rank',
      {
        text: 'dry',
        chosen: [
          ['rarity', ['super', 'normal']],
          ['tier', ['S']],
        ],
        sort: 'rank',
      },
    ],
    [
      '?own=missing&level=6',
      {
        chosen: [
          ['own', ['missing']],
          ['level', ['6']],
        ],
      },
    ],
    ['?top=tour-tokyo-blur', { chosen: [['top', ['tour-tokyo-blur']]] }],
    ['?rarity=super&rarity=super&tier=', { chosen: [['rarity', ['super']]] }],
    ['?sort=luck&density=9&colour=red', {}],
  ])('an address from before there were queries: %s', (search, expected) => {
    expect(summarise(search)).toEqual({ ...nothing, ...expected })
  })

  test('the field shows the query as it was typed, and the terms of an old address', () => {
    expect(readText('q=dry++rarity:+')).toBe('dry  rarity: ')
    expect(readText('q=dry&own=missing&rarity=super&sort=rank')).toBe('dry missing rarity:super sort:rank')
  })

  test.each([
    ['?q=mario', false],
    ['?q=mario+missing', true],
    ['?own=owned', true],
    ['?q="missing"', false],
  ])('%s asks about ownership: %s', (search, asks) => {
    expect(asksFor(search, [ownOperator])).toBe(asks)
  })
})

function readText(search: string) {
  return readQueryText(new URLSearchParams(search), operators)
}

function summarise(search: string) {
  const state = parseListState(search, operators)
  return {
    ...state,
    chosen: [...state.chosen],
    limits: [...state.limits].map(([name, terms]) => [name, terms.map((term) => term.comparison + term.value)]),
  }
}

const below = (value: string): Term => ({ operator: 'level', comparison: '<', value })

describe('writing an address', () => {
  test.each<[from: string, change: (parameters: URLSearchParams) => void, to: string]>([
    ['', (p) => writeText(p, 'Dry Bones', operators), 'q=Dry Bones'],
    ['q=a', (p) => writeText(p, '   ', operators), ''],
    ['q=a&tier=S', (p) => writeText(p, 'b tier:S', operators), 'q=b tier:S'],
    ['', (p) => toggleValue(p, rarity, 'super'), 'q=rarity:super'],
    ['q=dry++"missing"', (p) => toggleValue(p, rarity, 'super'), 'q=dry "missing" rarity:super'],
    ['q=rarity:super', (p) => toggleValue(p, rarity, 'normal'), 'q=rarity:super rarity:normal'],
    ['q=rarity:sup+dry+rarity:normal', (p) => toggleValue(p, rarity, 'super'), 'q=dry rarity:normal'],
    ['rarity=super&rarity=normal&tier=S', (p) => toggleValue(p, rarity, 'super'), 'tier=S&q=rarity:normal'],
    ['q=dry+owned', (p) => toggleValue(p, ownOperator, 'owned'), 'q=dry'],
    ['q=sort:rank', (p) => writeValues(p, sort, []), ''],
    ['', (p) => writeValues(p, top, ['rainbow road']), 'q=top:"rainbow road"'],
    ['q=dry+level<6+level:3+level>1', (p) => clearLimit(p, level, below('6')), 'q=dry level:3 level>1'],
    ['q=level+<+"6"+level<5', (p) => clearLimit(p, level, below('6')), 'q=level<5'],
    ['', (p) => writeDensity(p, 'compact'), 'density=compact'],
    ['density=compact', (p) => writeDensity(p, 'comfortable'), 'density=comfortable'],
    ['density=compact', (p) => writeDensity(p, null), ''],
    [
      'q=a+level<6&rarity=super&top=x&sort=rank&density=compact&view=quick',
      (p) => clearNarrowing(p, operators),
      'density=compact&view=quick&q=sort:rank',
    ],
  ])('%s', (from, change, to) => {
    const parameters = new URLSearchParams(from)
    change(parameters)
    expect(decodeURIComponent(parameters.toString()).replaceAll('+', ' ')).toBe(to)
  })
})
