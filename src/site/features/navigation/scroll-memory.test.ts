import { expect, test } from 'vitest'
import { createScrollMemory } from './scroll-memory.ts'

function createStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const items = new Map<string, string>()
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) }
}

test('stored places survive the document', () => {
  const storage = createStorage()
  const memory = createScrollMemory(() => storage)
  memory.save('a', [0, 700, '2 /drivers/mario/'])
  memory.save('b', [3, 40, null])
  memory.keep()
  const next = createScrollMemory(() => storage)
  expect(next.find('a')).toEqual([0, 700, '2 /drivers/mario/'])
  expect(next.find('b')).toEqual([3, 40, null])
  expect(next.find('c')).toBeNull()
})

test('the last hundred visited entries are stored', () => {
  const storage = createStorage()
  const memory = createScrollMemory(() => storage)
  for (let index = 0; index <= 100; index += 1) memory.save(`${index}`, [0, index, null])
  memory.save('0', [0, 5, null])
  memory.keep()
  const next = createScrollMemory(() => storage)
  expect(next.find('0')).toEqual([0, 5, null])
  expect(next.find('1')).toBeNull()
  expect(next.find('2')).toEqual([0, 2, null])
})

test('without storage, places last as long as the document', () => {
  const memory = createScrollMemory(() => null)
  memory.save('a', [0, 9, null])
  memory.keep()
  expect(memory.find('a')).toEqual([0, 9, null])
})

test('storage is not opened before a place is saved or sought', () => {
  let opened = 0
  const storage = createStorage()
  const memory = createScrollMemory(() => {
    opened += 1
    return storage
  })
  expect(opened).toBe(0)
  expect(memory.find('a')).toBeNull()
  expect(opened).toBe(1)
})
