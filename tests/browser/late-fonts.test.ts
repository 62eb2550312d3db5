import { expect, test } from 'vitest'
import { readShifts, recordShifts, untilPainted } from './layout-shifts.ts'
import { holdBack, openPage } from './site-page.ts'

test('typefaces that arrive too late stay out of the page, in whatever order later styles arrive', async () => {
  const page = await openPage({ viewport: { width: 1440, height: 900 } })
  const letFonts = await holdBack(page, '/assets/fonts/*')
  const letScripts = await holdBack(page, '/assets/js/*')
  // The first of the sheets that come with the checklist comes last.
  const letFirstSheet = await holdBack(page, '/assets/css/controls-*')
  await page.goto('/checklist/', { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading')
  await untilPainted(page)
  // Browsers wait for a tenth of a second.
  await page.waitForTimeout(500)
  await letFonts()
  await page.evaluate(async () => void (await document.fonts.ready))
  await untilPainted(page)
  await recordShifts(page)

  const lastSheet = page.waitForResponse('**/assets/css/checklist-body-*')
  await letScripts()
  await lastSheet
  await untilPainted(page)
  await letFirstSheet()
  await page.locator('.listing[aria-busy]').waitFor({ state: 'detached' })
  expect(await readShifts(page)).toEqual([])
})
