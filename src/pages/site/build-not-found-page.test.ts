import { expect, test } from 'vitest'
import { buildNotFoundContext, buildNotFoundPage } from './build-not-found-page.ts'
import { buildPageContext } from '../plan/build-page-context.ts'
import { matchRoute } from '../routes/match-route.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'

test('suggests pages that exist', () => {
  const { path, suggestions } = buildNotFoundPage()
  expect(path).toBe('/404/')
  expect(suggestions.length).toBeGreaterThan(3)
  for (const suggestion of suggestions) expect(matchRoute(suggestion.path)).not.toBeNull()
})

test('its context says so, and keeps the rest', () => {
  const context = buildPageContext(buildSmallSource())
  expect(buildNotFoundContext(context)).toEqual({ ...context, notFound: true })
})
