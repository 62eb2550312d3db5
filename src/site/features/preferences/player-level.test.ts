import { expect, test } from 'vitest'
import { parsePlayerLevel } from './player-level.ts'

test.each([
  ['1', 1],
  [' 150 ', 150],
  ['400', 400],
  ['0', null],
  ['401', null],
  ['12.5', null],
  ['-3', null],
  ['1e2', null],
  ['', null],
])('“%s” is read as %s', (text, level) => {
  expect(parsePlayerLevel(text)).toBe(level)
})
