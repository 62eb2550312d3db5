import { expect, test } from 'vitest'
import { buildBadgeListPage } from './build-badge-pages.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'

test('every badge', () => {
  expect(buildBadgeListPage(buildSmallSource())).toMatchObject({
    path: '/badges/',
    badges: [
      { id: 'general', name: 'General badge', badgeKind: 'general', codePrefix: 'Cpb' },
      { id: 'team-rally', name: 'Team Rally badge', badgeKind: 'event', codePrefix: 'Fpb' },
    ],
  })
})
