import { describe, expect, test } from 'vitest'
import { asIn } from './list-plan.ts'
import { listOperators } from './list-plan.ts'
import type { ListPlan } from './list-plan.ts'
import { parseListState } from './list-state.ts'
import { selectEntries } from './select-entries.ts'

interface Fruit {
  readonly name: string
  readonly colour: string | null
  readonly size: 'small' | 'large'
  readonly weight: number | null
}

const fruits: readonly Fruit[] = [
  { name: 'plum', colour: 'blue', size: 'small', weight: 40 },
  { name: 'melon', colour: 'green', size: 'large', weight: 1500 },
  { name: 'pear', colour: 'green', size: 'small', weight: null },
  { name: 'durian', colour: null, size: 'large', weight: 1500 },
  { name: 'lime', colour: 'green', size: 'small', weight: 60 },
]

const plan: ListPlan<Fruit> = {
  noun: 'items',
  nameOf: ({ name }) => name,
  ownOrder: 'As it grows',
  filters: [
    {
      name: 'colour',
      title: 'Colour',
      read: ({ colour }) => (colour === null ? null : { value: colour, label: colour.toUpperCase() }),
    },
    {
      name: 'size',
      title: 'Size',
      compare: asIn(['large', 'small']),
      read: ({ size }) => ({ value: size, label: size }),
    },
    {
      name: 'weight',
      title: 'Weight',
      isNumber: true,
      read: ({ weight }) => (weight === null ? null : { value: String(weight), label: `${weight} g` }),
    },
  ],
  sortOrders: [
    { id: 'name', title: 'Name', read: ({ name }) => name },
    { id: 'weight', title: 'Weight', isDescending: true, read: ({ weight }) => weight },
  ],
}

function select(search: string, candidates = fruits) {
  return selectEntries(fruits, candidates, plan, parseListState(search, listOperators(plan, fruits)))
}

describe('filtering and sorting', () => {
  test.each([
    ['', ['plum', 'melon', 'pear', 'durian', 'lime']],
    ['?colour=green', ['melon', 'pear', 'lime']],
    ['?colour=green&colour=blue', ['plum', 'melon', 'pear', 'lime']],
    ['?colour=green&size=small', ['pear', 'lime']],
    ['?colour=red', []],
    ['?q=weight>=1500', ['melon', 'durian']],
    ['?q=weight<60', ['plum']],
    ['?q=weight>40+weight<1500+sort:name', ['lime']],
    ['?sort=name', ['durian', 'lime', 'melon', 'pear', 'plum']],
    ['?sort=weight', ['melon', 'durian', 'lime', 'plum', 'pear']],
  ])('%s', (search, names) => {
    expect(select(search).found.map(({ name }) => name)).toEqual(names)
  })

  test('counts respect the other filters', () => {
    const { options } = select('?colour=green&size=small')
    expect(options.get('colour')?.map(({ label, count, isChosen }) => [label, count, isChosen])).toEqual([
      ['BLUE', 1, false],
      ['GREEN', 2, true],
    ])
    expect(options.get('size')?.map(({ value, count, isChosen }) => [value, count, isChosen])).toEqual([
      ['large', 1, false],
      ['small', 2, true],
    ])
  })

  test('a search narrows the counts and keeps its order', () => {
    const { found, options } = select('', [fruits[4]!, fruits[0]!])
    expect(found.map(({ name }) => name)).toEqual(['lime', 'plum'])
    expect(options.get('size')?.map(({ count }) => count)).toEqual([0, 2])
  })

  test('an unknown value is offered so that it can be removed', () => {
    expect(select('?colour=red').options.get('colour')).toContainEqual({
      value: 'red',
      label: 'red',
      count: 0,
      isChosen: true,
    })
  })
})

test('an entry with several values is found by each, and counted for each', () => {
  const seasons: Readonly<Record<string, readonly string[]>> = { plum: ['spring', 'summer'], pear: ['summer'] }
  const filter = {
    name: 'season',
    title: 'Season',
    read: ({ name }: Fruit) => (seasons[name] ?? []).map((value) => ({ value, label: value })),
  }
  const seasonal: ListPlan<Fruit> = { ...plan, filters: [filter] }
  const state = parseListState('?q=season:summer', listOperators(seasonal, fruits))
  const { found, options } = selectEntries(fruits, fruits, seasonal, state)
  expect(found.map(({ name }) => name)).toEqual(['plum', 'pear'])
  expect(options.get('season')?.map(({ value, count }) => [value, count])).toEqual([
    ['spring', 1],
    ['summer', 2],
  ])
})
