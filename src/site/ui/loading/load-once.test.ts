import { expect, test } from 'vitest'
import { loadOnce } from './load-once.ts'

test('concurrent and later calls share one load', async () => {
  let loads = 0
  const load = loadOnce(async () => ++loads)
  expect(await Promise.all([load(), load()])).toEqual([1, 1])
  expect(await load()).toBe(1)
})

test('a failure reaches every caller, and the next call loads again', async () => {
  let loads = 0
  const load = loadOnce(async () => {
    loads += 1
    if (loads === 1) throw new Error('offline')
    return loads
  })
  const outcomes = await Promise.allSettled([load(), load()])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await load()).toBe(2)
})
