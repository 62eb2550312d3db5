import { expect, test } from 'vitest'
import { splitPath } from './split-path.ts'

test.each([
  ['/karts/', '', '/karts/'],
  ['/de/karts/', '/de', '/karts/'],
  ['/pt-br/', '/pt-br', '/'],
  ['/desert/', '', '/desert/'],
  ['/it/karts/', '', '/it/karts/'],
])('%s is in the language of %j', (pathname, prefix, path) => {
  expect(splitPath(pathname, ['/de', '/pt-br'])).toEqual({ prefix, path })
})
