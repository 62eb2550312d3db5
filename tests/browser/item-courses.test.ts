import { expect, test } from 'vitest'
import { openPage, visit } from './site-page.ts'

test('on a phone, the ranked cup of a course stands beside its name', async () => {
  const page = await openPage({ viewport: { width: 360, height: 780 } })
  await visit(page, '/drivers/mario/')
  const row = page.locator('.course-table tbody tr', { hasText: 'Ranked cup' }).first()
  const [name, cup] = await Promise.all(['th', '.now'].map((cell) => row.locator(cell).boundingBox()))
  expect(cup!.y).toBeLessThan(name!.y + name!.height)
})

test('on a wide screen, the level of a shelf stands apart from its day, and so do their headings', async () => {
  const page = await openPage({ viewport: { width: 1440, height: 900 } })
  await visit(page, '/drivers/mario/')
  for (const line of ['thead tr', 'tbody tr:first-child']) {
    const gap = await page.locator(`.course-table ${line}`).evaluate((row) => {
      const [level, day] = [2, 3].map((column) => {
        const range = document.createRange()
        range.selectNodeContents(row.children[column]!)
        return range.getBoundingClientRect()
      })
      return day!.left - level!.right
    })
    expect(gap, line).toBeGreaterThan(24)
  }
})
