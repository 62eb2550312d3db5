import { expect, test } from 'vitest'
import { buildBadgePage } from './build-badge-pages.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'

test('the general badge, in the game just "Badge", has a name that tells it from the others', () => {
  const source = buildSmallSource()
  expect(buildBadgePage(source, source.catalogue.badges[0]!, 0)).toMatchObject({
    path: '/badges/general/',
    crumbs: ['badge-list'],
    badge: { id: 'general', name: 'General badge', badgeKind: 'general', codePrefix: 'Cpb' },
    neighbours: { previous: null, next: { id: 'team-rally', name: 'Team Rally badge' } },
  })
})
