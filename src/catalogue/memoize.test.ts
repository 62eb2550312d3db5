import { expect, test } from 'vitest'
import { memoize } from './memoize.ts'

test('computes each key once, and an empty value is a value', () => {
  const asked: string[] = []
  const trim = memoize((key: string) => {
    asked.push(key)
    return key.trim()
  })
  expect([trim(' a'), trim(' '), trim(' a'), trim(' ')]).toEqual(['a', '', 'a', ''])
  expect(asked).toEqual([' a', ' '])
})
