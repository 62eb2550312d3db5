import { describe, expect, test } from 'vitest'
import {
  coursePath,
  dayRankingPath,
  itemListPath,
  itemPath,
  matchRoute,
  pageDataPath,
  routes,
  subjectRankingPath,
  variantPath,
  withTrailingSlash,
  type SitePath,
} from './routes.ts'

describe('matchRoute', () => {
  test.each([
    ['/', 'home', {}],
    ['/tours/', 'tour-list', {}],
    ['/tours/new-york-tour/', 'tour', { name: 'new-york-tour' }],
    ['/skills/', 'skill-list', {}],
    ['/skills/bubble/', 'skill', { name: 'bubble' }],
    ['/karts/', 'kart-list', {}],
    ['/karts/b-dasher/', 'kart', { name: 'b-dasher' }],
    ['/gliders/', 'glider-list', {}],
    ['/gliders/super-glider/', 'glider', { name: 'super-glider' }],
    ['/drivers/', 'driver-list', {}],
    ['/drivers/mario/', 'driver', { name: 'mario' }],
    ['/badges/', 'badge-list', {}],
    ['/badges/general/', 'badge', { name: 'general' }],
    ['/tips-and-tricks/', 'guide-list', {}],
    ['/tips-and-tricks/frenzy/', 'guide', { name: 'frenzy' }],
    ['/courses/', 'course-list', {}],
    ['/courses/3ds/bowsers-castle/', 'course', { platform: '3ds', name: 'bowsers-castle' }],
    ['/rankings/', 'ranking-list', {}],
    ['/rankings/id/000102030405060708090a0b0c0d0e0f/', 'ranking-subject', { hash: '000102030405060708090a0b0c0d0e0f' }],
    ['/ranking/', 'ranking-calendar', {}],
    ['/ranking/2019-09-26/', 'ranking-day', { date: '2019-09-26' }],
    ['/data/', 'data', {}],
    ['/design/', 'design', {}],
    ['/user/settings/', 'user-settings', {}],
    ['/user/profile/', 'user-profile', {}],
    ['/user/checklist/', 'user-checklist', {}],
    ['/account/reset-password/', 'reset-password', {}],
    ['/account/verify-email/', 'verify-email', {}],
    ['/offline/', 'offline', {}],
    ['/404/', 'not-found', {}],
  ])('%s is %s', (path, name, params) => {
    expect(matchRoute(path)).toEqual({ name, params })
    expect(matchRoute(path.replace(/\/$/, ''))).toEqual({ name, params })
  })

  test('keeps percent encoding and casing in parameters', () => {
    expect(matchRoute('/drivers/Ros%C3%A9/')).toEqual({ name: 'driver', params: { name: 'Ros%C3%A9' } })
  })

  test.each(['/unknown/', '/Drivers/', '/drivers//', '/drivers/mario/shelves/', '/courses/3ds/', '/user/', '//'])(
    'nothing is at %j',
    (path) => {
      expect(matchRoute(path)).toBeNull()
    },
  )

  test('every pattern matches itself alone', () => {
    for (const [name, pattern] of Object.entries(routes)) expect(matchRoute(pattern)?.name).toBe(name)
  })
})

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

test('a path without its slash is no SitePath', () => {
  // @ts-expect-error the closing slash is missing
  const path: SitePath = '/drivers/mario'
  expect(path.endsWith('/')).toBe(false)
})
