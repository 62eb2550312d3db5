import { expect, test } from 'vitest'
import type { BadgeListPage } from '#pages/data/thing-pages.ts'
import { buildThingLists } from './build-structured-data.ts'

test('a long list counts the elements that it has', () => {
  const badges = Array.from({ length: 31 }, (_, index) => ({
    id: `badge-${index}`,
    name: `Badge ${index}`,
    badgeKind: 'general' as const,
    codePrefix: 'C',
  }))
  const page: BadgeListPage = {
    kind: 'badge-list',
    path: '/badges/',
    crumbs: [],
    badges,
  }
  const [list] = buildThingLists(page, 'https://example.org')
  expect(list).toMatchObject({ '@type': 'ItemList', name: 'Badges', numberOfItems: 30 })
  expect(list!.itemListElement).toHaveLength(30)
})
