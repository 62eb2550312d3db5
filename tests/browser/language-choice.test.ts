import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keepShifts, readShifts } from './layout-shifts.ts'
import {
  isSameDocument,
  markDocument,
  openOwnPage,
  openPage,
  toAddress,
  untilAddress,
  untilAwake,
  untilHeading,
} from './site-page.ts'
import { serveLanguages } from './serve-languages.ts'

const siteOrigin = serveLanguages()

const offer = (page: Page) => page.locator('.language-offer')

/** What the browser of a reader has whose language is German. */
const german = () => ({ baseURL: siteOrigin(), viewport: { width: 1440, height: 900 }, locale: 'de-AT' })

test('a link that was shared opens as it was sent, and the receiver is offered the page in their language', async () => {
  const page = await openPage(german())
  await page.goto('/drivers/mario/?row=courses#shelves')
  const link = offer(page).getByRole('link', { name: 'Diese Seite gibt es auch auf Deutsch.' })
  await link.waitFor()
  expect(await link.getAttribute('lang')).toBe('de')
  expect(toAddress(page.url())).toBe('/drivers/mario/?row=courses#shelves')
  await link.click()
  await untilAddress(page, '/de/drivers/mario/?row=courses#shelves')
  await untilAwake(page)
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
})

test('the offer lies over nothing, nothing moves when it comes, and whoever closes it is not asked again', async () => {
  const page = await openPage(german())
  await page.addInitScript(keepShifts)
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/drivers/mario/')
    const before = await page.locator('h1').boundingBox()
    await offer(page).getByRole('link').waitFor()
    await untilAwake(page)
    const [line, main, heading] = await Promise.all(
      ['.language-offer', 'main', 'h1'].map((part) => page.locator(part).first().boundingBox()),
    )
    expect(line!.height).toBeLessThan(52)
    expect(line!.y + line!.height).toBe(main!.y)
    expect(heading!.y).toBe(before!.y)
    expect(await readShifts(page)).toEqual([])
  }
  await offer(page).getByRole('button', { name: 'Close' }).click()
  expect(await offer(page).isVisible()).toBe(false)
  await page.goto('/karts/')
  await untilAwake(page)
  await page.waitForLoadState('networkidle')
  expect(await offer(page).isVisible()).toBe(false)
})

// Who reads which language: find-language.test.ts.
test('whoever reads the page’s language sees no line; the menu leads to the page in another, links stay in it, and the choice is kept', async () => {
  const page = await openPage(german())
  await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['it-IT', 'en-GB'] }))
  await page.goto('/drivers/mario/')
  await untilAwake(page)
  await page.waitForLoadState('networkidle')
  expect(await offer(page).isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Change language' }).first().click()
  await page.locator('#languages').getByRole('link', { name: 'Deutsch' }).click()
  await untilAddress(page, '/de/drivers/mario/')
  await untilAwake(page)
  await markDocument(page)
  await page.locator('.areas').getByRole('link', { name: 'Strecken' }).click()
  await untilAddress(page, '/de/courses/')
  await untilHeading(page, 'Strecken')
  expect(await isSameDocument(page)).toBe(true)
  await page.goBack()
  await untilHeading(page, 'Mario')
  await page.goto('/karts/')
  await offer(page).waitFor()
})

test('a page that is for accounts leads home in its language', async () => {
  const page = await openPage(german())
  await page.goto('/de/user/profile/')
  await untilAddress(page, '/de/')
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
})

test('things are found by their English names, and shown by those of the page', async () => {
  const page = await openPage(german())
  await page.goto('/de/')
  await untilAwake(page)
  await page.keyboard.press('/')
  await page.keyboard.type('Fire Flower')
  const found = page.getByRole('option', { name: /^Feuerblume/ }).first()
  await found.waitFor()
  expect(await found.textContent()).toContain('Fire Flower')
})

test('offline, pages are read in the language in which the reader has read the site', async () => {
  const page = await openOwnPage({ ...german(), serviceWorkers: 'allow', hasDataSaver: false })
  await page.goto('/de/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto('/de/karts/')
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/de/offline/', { ignoreSearch: true }))))
    .toBe(true)
  await page.context().setOffline(true)
  await page.goto('/de/planner/')
  await untilHeading(page, 'Planer')
  expect(await page.title()).toBe('Planer - Topshelf')
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
})
