import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readShifts, recordShifts, untilPainted } from './layout-shifts.ts'
import { openPage } from './site-page.ts'

/** Holds the requests for such files back until they are let go. */
async function hold(page: Page, files: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(files, (route) => promise.then(() => route.fallback()))
  return resolve
}

test('typefaces that came too late stay out of the page, in whatever order later styles come', async () => {
  const page = await openPage({ viewport: { width: 1440, height: 900 } })
  const letFonts = await hold(page, '**/assets/fonts/*')
  const letScripts = await hold(page, '**/assets/js/*')
  // The first of the sheets that come with the checklist comes last.
  const letFirstSheet = await hold(page, '**/assets/css/choices-*')
  await page.goto('/checklist/', { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading')
  await untilPainted(page)
  // Browsers wait for a tenth of a second.
  await page.waitForTimeout(500)
  letFonts()
  await page.evaluate(async () => void (await document.fonts.ready))
  await untilPainted(page)
  await recordShifts(page)

  const lastSheet = page.waitForResponse('**/assets/css/checklist-body-*')
  letScripts()
  await lastSheet
  await untilPainted(page)
  letFirstSheet()
  await page.locator('.listing[aria-busy]').waitFor({ state: 'detached' })
  expect(await readShifts(page)).toEqual([])
})
