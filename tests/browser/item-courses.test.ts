import { expect, test } from 'vitest'
import { openPage, visit } from './site-page.ts'

test('on a phone, the ranked cup of a course stands beside its name', async () => {
  const page = await openPage({ viewport: { width: 360, height: 780 } })
  await visit(page, '/drivers/mario/')
  const row = page.locator('.course-table tbody tr', { hasText: 'Ranked cup' }).first()
  const [name, cup] = await Promise.all(['th', '.now'].map((cell) => row.locator(cell).boundingBox()))
  expect(cup!.y).toBeLessThan(name!.y + name!.height)
})
