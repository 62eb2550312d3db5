import { expect, test } from 'vitest'
import {
  coursePath,
  dayRankingPath,
  itemListPath,
  itemPath,
  pageDataPath,
  subjectRankingPath,
  variantPath,
  withTrailingSlash,
  type SitePath,
} from './routes.ts'

test.each([
  [itemListPath('glider'), '/gliders/'],
  [itemPath({ kind: 'driver', id: 'mario' }), '/drivers/mario/'],
  [coursePath('3ds-bowsers-castle'), '/courses/3ds/bowsers-castle/'],
  [coursePath('tour-new-york-minute'), '/courses/tour/new-york-minute/'],
  [
    variantPath({ courseId: '3ds-bowsers-castle', id: '3ds-bowsers-castle-rt' }),
    '/courses/3ds/bowsers-castle/#3ds-bowsers-castle-rt',
  ],
  [dayRankingPath('2021-05-29'), '/ranking/2021-05-29/'],
  [subjectRankingPath('0f'), '/rankings/id/0f/'],
])('%s', (path, expected) => {
  expect(path).toBe(expected)
})

test.each([
  ['/', '/assets/data/index.json'],
  ['/404', '/assets/data/404/index.json'],
  ['/drivers/mario/', '/assets/data/drivers/mario/index.json'],
  ['/drivers/Ros%C3%A9', '/assets/data/drivers/Ros%C3%A9/index.json'],
])('the data of %s is at %s', (path, expected) => {
  expect(pageDataPath(path)).toBe(expected)
})

test('a slash is added once', () => {
  expect([withTrailingSlash('/karts'), withTrailingSlash('/karts/'), withTrailingSlash('/')]).toEqual([
    '/karts/',
    '/karts/',
    '/',
  ])
})

test('a path without its slash is not a SitePath', () => {
  // @ts-expect-error the trailing slash is missing
  const path: SitePath = '/drivers/mario'
  expect(path.endsWith('/')).toBe(false)
})
