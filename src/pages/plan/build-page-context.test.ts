import { expect, test } from 'vitest'
import { formulaVersion } from '#rankings/formula.ts'
import { buildPageContext } from './build-pages.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'

test('facts that hold across the build', () => {
  expect(buildPageContext(buildSmallSource())).toEqual({
    dataAsOf: '2019-10-09',
    lastTour: { id: 'halloween-tour', number: 3, name: 'Halloween Tour' },
    closedOn: '2019-11-06',
    today: '2019-10-17',
    formulaVersion,
  })
})

test('if the build day is skipped, the newest ranking is the previous day’s', () => {
  const source = buildSmallSource({ skippedDays: new Set(['2019-10-17']) })
  expect(buildPageContext(source).today).toBe('2019-10-16')
})
