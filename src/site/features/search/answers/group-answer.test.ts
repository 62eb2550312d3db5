import { expect, test } from 'vitest'
import { groupAnswer } from './group-matches.ts'
import type { ItemAnswer } from '../entries/provide-answers.ts'
import type { SearchEntry } from '../entries/search-entry.ts'
import { listOptions } from '../entries/search-group.ts'

const royale: SearchEntry = { kind: 'kart', id: 'royale', name: 'Royale', rarity: 'super', path: '/karts/royale/' }
const mario: SearchEntry = { kind: 'driver', id: 'mario', name: 'Mario', rarity: 'super', path: '/drivers/mario/' }
const karts: SearchEntry = { kind: 'page', name: 'Karts', path: '/karts/' }
const path = '/checklist/?q=kart+missing'
const found: ItemAnswer = {
  entries: [royale],
  count: 30,
  path,
  order: null,
  problems: [],
  rankings: [],
  unknownName: null,
  emptyReason: null,
}

test.each([
  [0, []],
  [1, [royale.path, path]],
  [30, [path, royale.path]],
])('of %i results, Enter opens the first of these: %j', (count, paths) => {
  const groups = groupAnswer({ ...found, count }, [mario], 'kart missing')
  expect(listOptions(groups).map((option) => option.path)).toEqual(paths)
})

test('what is called like the whole query comes first', () => {
  const groups = groupAnswer(found, [mario, karts], ' karts')
  expect(listOptions(groups).map((option) => option.path)).toEqual([karts.path, path, royale.path])
})

test('a ranking that is asked for comes before the list', () => {
  const best: SearchEntry = { kind: 'page', name: 'Best karts on Baby Park', path: '/rankings/id/0f/' }
  const answer = { ...found, rankings: [best] }
  const groups = groupAnswer(answer, [mario, karts, royale], 'best kart baby park')
  expect(listOptions(groups).map((option) => option.path)).toEqual([best.path, path, royale.path])
})

test('what no list has in that order has no link to all of it', () => {
  const groups = groupAnswer({ ...found, path: null }, [], 'best karts this week')
  expect(groups).toEqual([{ title: 'Items', entries: [royale], rest: null }])
})

test.each([
  [null, 'Show all 30 in the checklist'],
  ['debut', 'Show all 30, newest first'],
])('the link to all of them says where it leads: %s, “%s”', (order, name) => {
  expect(groupAnswer({ ...found, order }, [], 'karts')[0]?.rest?.name).toBe(name)
})
