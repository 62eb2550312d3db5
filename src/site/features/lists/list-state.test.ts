import { describe, expect, test } from 'vitest'
import { clearNarrowing, parseListState, toggleValue, writeDensity, writeSort, writeText } from './list-state.ts'

const plan = {
  filters: [
    { id: 'rarity', title: 'Rarity', read: () => null },
    { id: 'tier', title: 'Tier', read: () => null },
  ],
  sortOrders: [{ id: 'rank', title: 'Rank', read: () => null }],
}

describe('parsing an address', () => {
  test.each([
    ['', { text: '', chosen: [], sort: null, isCompact: null }],
    ['?q=dry+bones', { text: 'dry bones', chosen: [], sort: null, isCompact: null }],
    [
      '?rarity=super&rarity=normal&tier=S&sort=rank&density=compact',
      {
        text: '',
        chosen: [
          ['rarity', ['super', 'normal']],
          ['tier', ['S']],
        ],
        sort: 'rank',
        isCompact: true,
      },
    ],
    ['?rarity=super&rarity=super&tier=', { text: '', chosen: [['rarity', ['super']]], sort: null, isCompact: null }],
    ['?density=comfortable', { text: '', chosen: [], sort: null, isCompact: false }],
    ['?sort=luck&density=9&colour=red', { text: '', chosen: [], sort: null, isCompact: null }],
  ] as const)('%s', (search, expected) => {
    const state = parseListState(search, plan)
    expect({ ...state, chosen: [...state.chosen] }).toEqual(expected)
  })
})

describe('writing an address', () => {
  test.each<[from: string, change: (parameters: URLSearchParams) => void, to: string]>([
    ['', (p) => writeText(p, 'Dry Bones'), 'q=Dry+Bones'],
    ['q=a&tier=S', (p) => writeText(p, ''), 'tier=S'],
    ['', (p) => toggleValue(p, 'rarity', 'super'), 'rarity=super'],
    ['rarity=super', (p) => toggleValue(p, 'rarity', 'normal'), 'rarity=super&rarity=normal'],
    ['rarity=super&rarity=normal', (p) => toggleValue(p, 'rarity', 'super'), 'rarity=normal'],
    ['sort=rank', (p) => writeSort(p, ''), ''],
    ['', (p) => writeDensity(p, true), 'density=compact'],
    ['density=compact', (p) => writeDensity(p, false), 'density=comfortable'],
    ['density=compact', (p) => writeDensity(p, null), ''],
    ['q=a&rarity=super&rarity=normal&top=x&sort=rank&density=compact', clearNarrowing, 'sort=rank&density=compact'],
  ])('%s', (from, change, to) => {
    const parameters = new URLSearchParams(from)
    change(parameters)
    expect(parameters.toString()).toBe(to)
  })
})
