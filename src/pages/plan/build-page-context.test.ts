import { expect, test } from 'vitest'
import { formulaVersion } from '#rankings/formula.ts'
import { buildPageContext } from './build-page-context.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'

test('what is true across the build', () => {
  expect(buildPageContext(buildSmallSource())).toEqual({
    dataAsOf: '2019-10-09',
    tour: { id: 'tokyo-tour', number: 2, name: 'Tokyo Tour' },
    today: '2019-10-17',
    formulaVersion,
  })
})

test('where the build day is skipped, the newest ranking is of the day before', () => {
  const source = buildSmallSource({ skippedDays: new Set(['2019-10-17']) })
  expect(buildPageContext(source).today).toBe('2019-10-16')
})
