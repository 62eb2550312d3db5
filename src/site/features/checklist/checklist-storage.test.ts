import { expect, test } from 'vitest'
import type { Checklist } from '#documents/checklist.ts'
import { createChecklistStorage, pickNewer } from './checklist-storage.ts'

test('a list is parsed once for as long as its text stays, whoever else’s is read in between', () => {
  const texts = new Map([
    ['topshelf-checklist', '{"mario":[1,5]}'],
    ['topshelf-checklist:u1', '{"luigi":[2,5]}'],
  ])
  const storage = createChecklistStorage({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  })
  const own = storage.readChecklist('u1')
  expect(storage.readChecklist(null)).toEqual({ mario: [1, 5] })
  expect(storage.readChecklist('u1')).toBe(own)
  storage.writeChecklist('u1', { toad: [3, 6] })
  const written = storage.readChecklist('u1')
  storage.readChecklist(null)
  expect(written).toEqual({ toad: [3, 6] })
  expect(storage.readChecklist('u1')).toBe(written)
  texts.set('topshelf-checklist:u1', '{"yoshi":[1,7]}')
  expect(storage.readChecklist('u1')).toEqual({ yoshi: [1, 7] })
})

test.each<[Checklist, Checklist, string[]]>([
  [{ a: [1, 2] }, {}, ['a']],
  [{ a: [1, 2] }, { a: [5, 1] }, ['a']],
  [{ a: [1, 2] }, { a: [5, 3] }, []],
  [{ a: [1, 2] }, { a: [1, 2] }, []],
  [{ a: [1, 2] }, { a: [1, 1] }, ['a']],
  [{}, { a: [1, 1] }, []],
])('newer entries of %j than in %j: %j', (list, other, expected) => {
  expect(Object.keys(pickNewer(list, other))).toEqual(expected)
})
