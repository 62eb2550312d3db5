import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { buildItemPage } from '#pages/item/build-item-page.ts'
import { buildPageSource } from '#pages/source/build-page-source.ts'
import { reportedCatalogue } from '#pages/testing/reported-catalogue.ts'
import { buildDayRankings } from '#rankings/days/build-day-rankings.ts'
import { ItemNow } from './item-now.tsx'

test('an item’s page says what players have reported of it', () => {
  const source = buildPageSource(reportedCatalogue, buildDayRankings(reportedCatalogue))
  const index = source.items.driver.findIndex(({ id }) => id === 'peach')
  const data = buildItemPage(source, source.items.driver[index]!, index)
  const markup = renderToStaticMarkup(<ItemNow data={data} day="2019-10-10" />)
  expect(markup.replaceAll(/<[^>]*>/g, '')).toContain('Correction: Peach is on the top shelf of')
})
