import { expect, test } from 'vitest'
import { buildSmallSource } from '../testing/build-small-source.ts'
import { buildLevelPoints } from './build-item-courses.ts'

test('where nothing of some kind is on a shelf, there is no loadout to race with', () => {
  const source = buildSmallSource()
  for (const item of source.catalogue.itemById.values()) expect(buildLevelPoints(source, item)).toEqual([])
})
