import { expect, test } from 'vitest'
import { buildNotFoundPage } from './build-not-found-page.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'
import { matchRoute } from '../routes/match-route.ts'
import { routes } from '../routes/routes.ts'

test('suggests pages that exist', () => {
  const { path, suggestions, round } = buildNotFoundPage(buildSmallSource())
  expect(path).toBe('/404/')
  expect(round.map(({ number }) => number)).toEqual([3, 2, 1])
  expect(suggestions.length).toBeGreaterThan(3)
  for (const suggestion of suggestions) expect(matchRoute(routes[suggestion])).not.toBeNull()
})
