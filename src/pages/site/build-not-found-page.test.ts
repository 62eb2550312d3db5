import { expect, test } from 'vitest'
import { buildNotFoundPage } from './build-not-found-page.ts'
import { matchRoute } from '../routes/match-route.ts'

test('suggests pages that exist', () => {
  const { path, suggestions } = buildNotFoundPage()
  expect(path).toBe('/404/')
  expect(suggestions.length).toBeGreaterThan(3)
  for (const suggestion of suggestions) expect(matchRoute(suggestion.path)).not.toBeNull()
})
