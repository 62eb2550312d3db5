import { expect, test } from 'vitest'
import { formatTitle } from './site-config.ts'

test.each([
  ['Drivers', 'Drivers - Topshelf'],
  ['  Drivers ', 'Drivers - Topshelf'],
  ['$& and $1', '$& and $1 - Topshelf'],
  ['', 'Topshelf'],
  ['  ', 'Topshelf'],
  [null, 'Topshelf'],
])('the title of %j is %j', (title, expected) => {
  expect(formatTitle(title)).toBe(expected)
})
