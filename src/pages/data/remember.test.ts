import { expect, test } from 'vitest'
import { remember } from './remember.ts'

test('computes each key once, and an empty value is a value', () => {
  const asked: string[] = []
  const trim = remember((key: string) => {
    asked.push(key)
    return key.trim()
  })
  expect([trim(' a'), trim(' '), trim(' a'), trim(' ')]).toEqual(['a', '', 'a', ''])
  expect(asked).toEqual([' a', ' '])
})
