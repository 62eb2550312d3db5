import { expect, test } from 'vitest'
import { openPage, visit } from './site-page.ts'

const facts = '.page-header .facts > div'

test('on a small phone, the header of an item has a row for its skill and one for its debut at most', async () => {
  const page = await openPage({ viewport: { width: 360, height: 780 } })
  await visit(page, '/karts/b-dasher/')
  const tops = await page.locator(facts).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top))
  expect(new Set(tops).size).toBeLessThanOrEqual(2)
  expect(await page.locator(facts).last().innerText()).toMatch(/^Debut on 25 Sep 2019\s+New York Tour$/)

  // A link to compare that begins a line stands where the line begins.
  await page.setViewportSize({ width: 260, height: 640 })
  const [link, fact] = await Promise.all(
    ['.compare-link', facts].map((each) => page.locator(each).first().boundingBox()),
  )
  const mark = await page.locator('.page-lead .rarity').first().boundingBox()
  expect(link!.y + link!.height / 2).toBeGreaterThan(mark!.y + mark!.height)
  expect(link!.x).toBeCloseTo(fact!.x, 0)
})

test('on a phone, the ranked cup of a course stands beside its name; on a wide screen, the level of a shelf stands apart from its day', async () => {
  const page = await openPage({ viewport: { width: 360, height: 780 } })
  await visit(page, '/drivers/mario/')
  const row = page.locator('.course-table tbody tr', { hasText: 'Ranked cup' }).first()
  const [name, cup] = await Promise.all(['th', '.now'].map((cell) => row.locator(cell).boundingBox()))
  expect(cup!.y).toBeLessThan(name!.y + name!.height)

  await page.setViewportSize({ width: 1440, height: 900 })
  // So do their headings.
  for (const line of ['thead tr', 'tbody tr:first-child']) {
    const gap = await page.locator(`.course-table ${line}`).evaluate((cells) => {
      const [level, day] = [2, 3].map((column) => {
        const range = document.createRange()
        range.selectNodeContents(cells.children[column]!)
        return range.getBoundingClientRect()
      })
      return day!.left - level!.right
    })
    expect(gap, line).toBeGreaterThan(24)
  }
})
