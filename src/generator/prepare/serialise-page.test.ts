import { expect, test } from 'vitest'
import { buildPages } from '#pages/plan/build-pages.ts'
import { buildCatalogue } from '#catalogue/build/build-catalogue.ts'
import { buildDayRankings } from '#rankings/days/build-day-rankings.ts'
import { readContent } from './read-content.ts'
import { serialise } from '../files/escape-html.ts'
import { createPageSerialiser } from './prepare-site.ts'

test('every page of a site is serialised as it would be alone', () => {
  const { catalogue } = buildCatalogue(readContent('tests/fixtures/content'), { today: '2019-11-20' })
  const serialisePage = createPageSerialiser()
  const pages = [...buildPages(catalogue!, buildDayRankings(catalogue!)).pages()]
  expect(pages.length).toBeGreaterThan(100)
  for (const page of pages) expect(serialisePage(page)).toBe(serialise(page))
})
