import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { follow, openQuietPage, untilHeading, visit } from './site-page.ts'

async function failNavigation(page: Page): Promise<void> {
  await visit(page, '/drivers/')
  await page.route('**/assets/data/karts/index.json', (route) => route.abort())
  await follow(page, '/karts/')
  await page.getByRole('alert').waitFor()
}

test('[toasts 4] an error is an alert of plain text at the bottom right', async () => {
  const page = await openQuietPage()
  await failNavigation(page)
  const toast = page.locator('[data-position="bottom-right"] .toast[data-type="error"]')
  expect(await toast.getByRole('alert').textContent()).toMatch(/could not be opened/)
  const box = await toast.boundingBox()
  const size = page.viewportSize()
  expect(box && size && box.x > size.width / 2 && box.y > size.height / 2).toBe(true)
})

test('[toasts 2] a click on it closes it, with 150 ms of animation', async () => {
  const page = await openQuietPage()
  await failNavigation(page)
  await page.getByRole('alert').click()
  await page.locator('.toast[data-closing]').waitFor({ state: 'attached' })
  await expect.poll(() => page.locator('.toast').count()).toBe(0)
})

test('[toasts 2] the keyboard dismisses it', async () => {
  const page = await openQuietPage()
  await failNavigation(page)
  await page.getByRole('button', { name: 'Dismiss' }).press('Enter')
  await expect.poll(() => page.locator('.toast').count()).toBe(0)
})

test('[page-data 6] a failure replaces the toast of the one before, a page that opens clears it', async () => {
  const page = await openQuietPage()
  await failNavigation(page)
  await follow(page, '/karts/?q=a')
  await expect.poll(() => page.locator('.toast[data-closing]').count()).toBe(1)
  await expect.poll(() => page.locator('.toast').count()).toBe(1)
  await follow(page, '/gliders/')
  await untilHeading(page, 'Gliders')
  await expect.poll(() => page.locator('.toast').count()).toBe(0)
})
