import { describe, expect, test } from 'vitest'
import { matchRoute } from './match-route.ts'
import { routes, type PageKind, type SitePath } from './routes.ts'

/** One address of each kind of page, and the names in it. */
const addresses: Readonly<Record<PageKind, readonly [path: SitePath, params: Readonly<Record<string, string>>]>> = {
  home: ['/', {}],
  'tour-list': ['/tours/', {}],
  tour: ['/tours/new-york-tour/', { name: 'new-york-tour' }],
  'skill-list': ['/skills/', {}],
  skill: ['/skills/bubble/', { name: 'bubble' }],
  'kart-list': ['/karts/', {}],
  kart: ['/karts/b-dasher/', { name: 'b-dasher' }],
  'glider-list': ['/gliders/', {}],
  glider: ['/gliders/super-glider/', { name: 'super-glider' }],
  'driver-list': ['/drivers/', {}],
  driver: ['/drivers/mario/', { name: 'mario' }],
  'badge-list': ['/badges/', {}],
  badge: ['/badges/general/', { name: 'general' }],
  'guide-list': ['/tips-and-tricks/', {}],
  guide: ['/tips-and-tricks/frenzy/', { name: 'frenzy' }],
  'course-list': ['/courses/', {}],
  course: ['/courses/3ds/bowsers-castle/', { platform: '3ds', name: 'bowsers-castle' }],
  'ranking-list': ['/rankings/', {}],
  'ranking-subject': ['/rankings/id/000102030405060708090a0b0c0d0e0f/', { hash: '000102030405060708090a0b0c0d0e0f' }],
  'ranking-calendar': ['/ranking/', {}],
  'ranking-day': ['/ranking/2019-09-26/', { date: '2019-09-26' }],
  records: ['/records/', {}],
  race: ['/race/', {}],
  planner: ['/planner/', {}],
  checklist: ['/checklist/', {}],
  compare: ['/compare/', {}],
  'my-record': ['/record/', {}],
  shared: ['/shared/', {}],
  data: ['/data/', {}],
  'user-settings': ['/user/settings/', {}],
  'user-profile': ['/user/profile/', {}],
  'user-checklist': ['/user/checklist/', {}],
  'user-review': ['/user/review/', {}],
  corrections: ['/corrections/', {}],
  'reset-password': ['/account/reset-password/', {}],
  'verify-email': ['/account/verify-email/', {}],
  offline: ['/offline/', {}],
  'not-found': ['/404/', {}],
}

describe('matchRoute', () => {
  test.each(Object.entries(addresses))('an address of a %s page', (name, [path, params]) => {
    expect(matchRoute(path)).toEqual({ name, params })
    expect(matchRoute(path.replace(/\/$/, ''))).toEqual({ name, params })
  })

  test('keeps percent encoding and casing in parameters', () => {
    expect(matchRoute('/drivers/Ros%C3%A9/')).toEqual({ name: 'driver', params: { name: 'Ros%C3%A9' } })
  })

  test.each(['/unknown/', '/Drivers/', '/drivers//', '/drivers/mario/shelves/', '/courses/3ds/', '/user/', '//'])(
    'there is nothing at %j',
    (path) => {
      expect(matchRoute(path)).toBeNull()
    },
  )

  test('every pattern matches itself alone', () => {
    for (const [name, pattern] of Object.entries(routes)) expect(matchRoute(pattern)?.name).toBe(name)
  })
})
