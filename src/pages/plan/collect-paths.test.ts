import { expect, test } from 'vitest'
import { collectPaths } from './build-pages.ts'

test('collects paths, and names both claimants of one', () => {
  const home = { kind: 'home', path: '/' } as const
  const kart = { kind: 'kart', path: '/karts/a/' } as const
  expect(collectPaths([home, kart])).toEqual(new Set(['/', '/karts/a/']))
  expect(() => collectPaths([home, kart, { kind: 'skill', path: '/karts/a/' }])).toThrow(
    'Two pages claim the path /karts/a/: a kart page and a skill page.',
  )
})
