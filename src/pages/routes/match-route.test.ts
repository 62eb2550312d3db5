import { describe, expect, test } from 'vitest'
import { matchRoute } from './match-route.ts'
import { routes, type PageKind, type SinglePageKind, type SitePath } from './routes.ts'

/** One address of each kind with names in it, and these names. */
const named: Readonly<
  Record<Exclude<PageKind, SinglePageKind>, readonly [path: SitePath, params: Readonly<Record<string, string>>]>
> = {
  tour: ['/tours/new-york-tour/', { name: 'new-york-tour' }],
  skill: ['/skills/bubble/', { name: 'bubble' }],
  kart: ['/karts/b-dasher/', { name: 'b-dasher' }],
  glider: ['/gliders/super-glider/', { name: 'super-glider' }],
  driver: ['/drivers/mario/', { name: 'mario' }],
  badge: ['/badges/general/', { name: 'general' }],
  guide: ['/tips-and-tricks/frenzy/', { name: 'frenzy' }],
  course: ['/courses/3ds/bowsers-castle/', { platform: '3ds', name: 'bowsers-castle' }],
  'ranking-subject': ['/rankings/id/000102030405060708090a0b0c0d0e0f/', { hash: '000102030405060708090a0b0c0d0e0f' }],
  'ranking-day': ['/ranking/2019-09-26/', { date: '2019-09-26' }],
}
const single = Object.entries(routes).filter(([kind]) => !Object.hasOwn(named, kind))
const addresses = { ...Object.fromEntries(single.map(([kind, path]) => [kind, [path, {}] as const])), ...named }

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
