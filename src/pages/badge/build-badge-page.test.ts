import { expect, test } from 'vitest'
import { buildBadgePage } from './build-badge-page.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'

test('badges whose names say nothing are distinguished by kind', () => {
  const source = buildSmallSource()
  expect(buildBadgePage(source, source.catalogue.badges[0]!, 0)).toMatchObject({
    path: '/badges/general/',
    title: 'Badge, general',
    crumbs: [{ name: 'Badges', path: '/badges/' }],
    badge: { id: 'general', badgeKind: 'general', codePrefix: 'Cpb' },
    neighbours: { previous: null, next: { id: 'team-rally', name: 'Team Rally badge' } },
  })
})
