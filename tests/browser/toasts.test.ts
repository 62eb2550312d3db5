import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { follow, openPage, untilHeading, visit } from './site-page.ts'

async function failNavigation(page: Page): Promise<void> {
  await visit(page, '/drivers/')
  await page.route('**/assets/data/karts/index.json', (route) => route.abort())
  await follow(page, '/karts/')
  await page.getByRole('alert').waitFor()
}

test('an error is a plain-text alert at the bottom right', async () => {
  const page = await openPage()
  await failNavigation(page)
  const toast = page.locator('[data-position="bottom-right"] .toast[data-type="error"]')
  expect(await toast.getByRole('alert').textContent()).toMatch(/could not be opened/)
  const box = await toast.boundingBox()
  const size = page.viewportSize()
  expect(box && size && box.x > size.width / 2 && box.y > size.height / 2).toBe(true)
})

test('a click closes it, with a 150 ms animation', async () => {
  const page = await openPage()
  await failNavigation(page)
  await page.getByRole('alert').click()
  await page.locator('.toast[data-closing]').waitFor({ state: 'attached' })
  await expect.poll(() => page.locator('.toast').count()).toBe(0)
})

test('the keyboard can dismiss it', async () => {
  const page = await openPage()
  await failNavigation(page)
  await page.getByRole('button', { name: 'Dismiss' }).press('Enter')
  await expect.poll(() => page.locator('.toast').count()).toBe(0)
})

test('a failure replaces the previous failure’s toast, and opening a page clears it', async () => {
  const page = await openPage()
  await failNavigation(page)
  await follow(page, '/karts/?q=a')
  await expect.poll(() => page.locator('.toast[data-closing]').count()).toBe(1)
  await expect.poll(() => page.locator('.toast').count()).toBe(1)
  await follow(page, '/gliders/')
  await untilHeading(page, 'Gliders')
  await expect.poll(() => page.locator('.toast').count()).toBe(0)
})
