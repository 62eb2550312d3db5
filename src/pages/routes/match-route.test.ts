import { describe, expect, test } from 'vitest'
import { matchRoute } from './match-route.ts'
import { routes } from './routes.ts'

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
