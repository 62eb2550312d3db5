import { expect, test } from 'vitest'
import { computeOnChange } from './live-site.ts'

test('recomputes if any argument has changed, and only then', () => {
  const asked: string[] = []
  const join = computeOnChange((a: string, b: string) => {
    asked.push(a + b)
    return a + b
  })
  expect([join('a', 'b'), join('a', 'b'), join('a', 'c'), join('a', 'b')]).toEqual(['ab', 'ab', 'ac', 'ab'])
  expect(asked).toEqual(['ab', 'ac', 'ab'])
})
