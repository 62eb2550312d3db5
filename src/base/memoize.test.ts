import { expect, test } from 'vitest'
import { memoize, memoizeWeak } from './memoize.ts'

test('computes each key once, and an empty value is a value', () => {
  const asked: string[] = []
  const trim = memoize((key: string) => {
    asked.push(key)
    return key.trim()
  })
  expect([trim(' a'), trim(' '), trim(' a'), trim(' ')]).toEqual(['a', '', 'a', ''])
  expect(asked).toEqual([' a', ' '])
})

test('computes each object once', () => {
  let computed = 0
  const count = memoizeWeak((words: readonly string[]) => ({ words: words.length, turn: (computed += 1) }))
  const [few, many] = [['a'], ['a', 'b']]
  expect([count(few), count(many), count(few)]).toEqual([
    { words: 1, turn: 1 },
    { words: 2, turn: 2 },
    { words: 1, turn: 1 },
  ])
})
