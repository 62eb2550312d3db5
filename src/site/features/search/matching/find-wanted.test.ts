import { expect, test } from 'vitest'
import { findWanted } from './find-wanted.ts'

const names = ['level up: what to level or get next', 'tickets: what to level', 'trickster']

test.each([
  ['how to get tickets', 'tickets'],
  ['what should I level', 'level'],
  ['get next', 'get next'],
  ['what to get', 'what to get'],
])('%s: names with “%s” are wanted', (query, wanted) => {
  expect(findWanted(names, query)).toBe(wanted)
})
