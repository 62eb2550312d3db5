import { afterEach, expect, test } from 'vitest'
import { compactName, expandName } from '#pages/data/compact-name.ts'
import { nameThings, nameWithin, provideNames } from './names.ts'

const german = { 'Gold Mario': 'Gold-Mario', '? Block': '?-Block', 'Mario Tour': 'Mario-Tour' }

afterEach(() => provideNames({}))

test('all texts that are names of things are named anew, wherever they stand', () => {
  const page = {
    kind: 'driver',
    item: { id: 'gold-mario', name: 'Gold Mario', names: { it: 'Gold Mario' } },
    rows: [[1, 'Gold Mario', 2, ['? Block', 'question-block'], null]],
    skill: '? Block',
    note: 'Gold Mario is a driver.',
  }
  expect(nameWithin(page, new Map(Object.entries(german)))).toEqual({
    kind: 'driver',
    item: { id: 'gold-mario', name: 'Gold-Mario', names: { it: 'Gold Mario' } },
    rows: [[1, 'Gold-Mario', 2, ['?-Block', 'question-block'], null]],
    skill: '?-Block',
    note: 'Gold Mario is a driver.',
  })
})

test('English data stays as it is', () => {
  provideNames(german)
  const page = { name: 'Gold Mario' }
  expect(nameThings(page)).toBe(page)
})

test('an id that is not written follows from the English name in every language', () => {
  const things = [
    { id: 'gold-mario', name: 'Gold Mario' },
    { id: 'question-block', name: '? Block' },
    { id: 'mario-tour', name: 'Mario Tour' },
    { id: 'luigi', name: 'Luigi' },
  ]
  const written = nameWithin(things.map(compactName), new Map(Object.entries(german)))
  provideNames(german)
  expect(written.map(expandName)).toEqual([
    { id: 'gold-mario', name: 'Gold-Mario' },
    { id: 'question-block', name: '?-Block' },
    { id: 'mario-tour', name: 'Mario-Tour' },
    { id: 'luigi', name: 'Luigi' },
  ])
})
