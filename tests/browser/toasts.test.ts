import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { follow, openPage, untilHeading, visit } from './site-page.ts'

async function failNavigation(page: Page): Promise<void> {
  await visit(page, '/drivers/')
  await page.route('**/assets/data/karts/index.json', (route) => route.abort())
  await follow(page, '/karts/')
  await page.getByRole('alert').waitFor()
}

/** Counts the toasts that begin to close from now on: that takes 150 ms, which a busy machine may not look at. */
async function countClosing(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const count = { closing: 0 }
    const note = (changes: readonly MutationRecord[]) => {
      for (const { target } of changes)
        if (target instanceof Element && target.matches('.toast[data-closing]')) count.closing += 1
    }
    new MutationObserver(note).observe(document, { subtree: true, attributeFilter: ['data-closing'] })
    return count
  })
  return () => counter.evaluate(({ closing }) => closing)
}

test('what is not an error is added to a region that has been there from the start, and leaves it with the toast', async () => {
  const page = await openPage()
  await visit(page, '/drivers/mario/')
  await page
    .getByRole('status')
    .evaluateAll((regions) => regions.forEach((region) => region.setAttribute('data-first', '')))
  await page.keyboard.press('3')
  const said = page.getByRole('status').getByText('Mario: level 3', { exact: true })
  await said.waitFor()
  expect(await said.evaluate((words) => words.closest('[aria-live]')?.hasAttribute('data-first'))).toBe(true)
  expect(await page.locator('.toast').getByRole('status').count()).toBe(0)
  await page.getByRole('button', { name: 'Dismiss' }).press('Enter')
  await expect.poll(() => said.count()).toBe(0)
})

test('an error is a plain-text alert at the bottom right, below the header of a phone, and there above a sheet', async () => {
  const page = await openPage()
  await failNavigation(page)
  const toast = page.locator('[data-position="bottom-right"] .toast[data-type="error"]')
  expect(await toast.getByRole('alert').textContent()).toMatch(/could not be opened/)
  const box = await toast.boundingBox()
  const size = page.viewportSize()
  expect(box && size && box.x > size.width / 2 && box.y > size.height / 2).toBe(true)

  await page.setViewportSize({ width: 390, height: 844 })
  const header = await page.locator('.site-header').boundingBox()
  const isBelow = async () => {
    const shown = await toast.boundingBox()
    return shown && header && shown.y >= header.height && shown.y + shown.height < 844 / 3
  }
  await expect.poll(isBelow).toBe(true)

  // It covers none of a sheet.
  await page.keyboard.press('r')
  await page.locator('.dialog-actions').waitFor()
  const sheet = page.getByRole('dialog', { name: 'Report a change' })
  await expect
    .poll(async () => {
      const [shown, below] = await Promise.all([toast.boundingBox(), sheet.boundingBox()])
      return shown && below && shown.y >= 0 && shown.y + shown.height <= below.y
    })
    .toBe(true)
})

test('a failure replaces the previous failure’s toast, which a click closes with an animation, the keyboard, and the next page', async () => {
  const page = await openPage()
  await failNavigation(page)
  const closing = await countClosing(page)
  await follow(page, '/karts/?q=a')
  await expect.poll(closing).toBe(1)
  // The new one is there before the old one has gone.
  await page.locator('.toast:not([data-closing])').waitFor()
  const toasts = page.locator('.toast')
  await expect.poll(() => toasts.count()).toBe(1)
  await page.getByRole('alert').click()
  await expect.poll(closing).toBe(2)
  await expect.poll(() => toasts.count()).toBe(0)
  await follow(page, '/karts/')
  await page.getByRole('button', { name: 'Dismiss' }).press('Enter')
  await expect.poll(() => toasts.count()).toBe(0)
  await follow(page, '/karts/')
  await page.getByRole('alert').waitFor()
  await follow(page, '/gliders/')
  await untilHeading(page, 'Gliders')
  await expect.poll(() => toasts.count()).toBe(0)
})
