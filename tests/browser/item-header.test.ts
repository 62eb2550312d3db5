import { expect, test } from 'vitest'
import { openPage, visit } from './site-page.ts'

const facts = '.page-header .facts > div'

test('on a small phone, the header of an item has a row for its skill and one for its debut at most', async () => {
  const page = await openPage({ viewport: { width: 360, height: 780 } })
  await visit(page, '/karts/b-dasher/')
  const tops = await page.locator(facts).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top))
  expect(new Set(tops).size).toBeLessThanOrEqual(2)
  expect(await page.locator(facts).last().innerText()).toMatch(/^Debut on 25 Sep 2019\s+New York Tour$/)
})

test('a link to compare that begins a line stands where the line begins', async () => {
  const page = await openPage({ viewport: { width: 260, height: 640 } })
  await visit(page, '/karts/b-dasher/')
  const [link, fact] = await Promise.all(
    ['.compare-link', facts].map((each) => page.locator(each).first().boundingBox()),
  )
  const mark = await page.locator('.page-lead .rarity').first().boundingBox()
  expect(link!.y + link!.height / 2).toBeGreaterThan(mark!.y + mark!.height)
  expect(link!.x).toBeCloseTo(fact!.x, 0)
})
