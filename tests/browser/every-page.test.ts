import { afterAll, expect, inject, test } from 'vitest'
import { pagesOfEveryKind as paths } from '../site/pages-of-every-kind.ts'
import { startFailingNetwork } from './failing-network.ts'
import { findFaults, findFaultsInAllLooks } from './find-faults.ts'
import { findOverflow, readExcessWidth } from './find-overflow.ts'
import { readShifts, visitRecordingShifts } from './layout-shifts.ts'
import { buildMoment, follow, openPage, untilAddress, visit } from './site-page.ts'

/** The narrowest screen that WCAG's reflow asks for, and a phone whose reader has letters twice as large as usual. */
const narrow = [
  { width: 320, letterPixels: 16 },
  { width: 390, letterPixels: 32 },
]

const network = await startFailingNetwork(inject('siteFolder'), afterAll)

// One visit shows all of it: opening a page costs more than looking at it.
test.for(paths)(
  '%s hydrates without errors and layout shift, keeps to the content policy, is accessible, and fits narrow screens',
  async (path) => {
    const page = await openPage({
      baseURL: network.url,
      colorScheme: 'light',
      viewport: { width: 1440, height: 900 },
      now: buildMoment,
    })
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      // A browser reports a status of 404 as an error: of the document, or of what a host without a server is asked.
      const isStatus =
        message.text().startsWith('Failed to load resource') && /^\/(?:no\/such\/page|corrections)\/$/.test(path)
      if (message.type() === 'error' && !isStatus) complaints.push(message.text())
    })
    await visitRecordingShifts(page, path, network)
    await page.waitForLoadState('networkidle')
    expect(complaints).toEqual([])
    expect(await readShifts(page)).toEqual([])

    // Header and footer are the same on all pages.
    expect(await findFaultsInAllLooks(page, path === '/' ? 'html' : 'main')).toEqual([])

    const show = async (width: number, letterPixels: number) => {
      await page.setViewportSize({ width, height: 844 })
      await page.evaluate((pixels) => (document.documentElement.style.fontSize = `${pixels}px`), letterPixels)
    }
    // A chart hears of its new width a frame later.
    for (const { width, letterPixels } of narrow) {
      await show(width, letterPixels)
      await expect
        .poll(() => findOverflow(page), { message: `at ${width} px with letters of ${letterPixels} px` })
        .toEqual([])
    }
    // Both at once: a long word has to fit somehow, and may break.
    await show(320, 32)
    await expect.poll(() => readExcessWidth(page), { message: 'at 320 px with letters of 32 px' }).toBe(0)
  },
)

test('every kind of page is reachable from another', async () => {
  const page = await openPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await visit(page, '/')
  for (const path of paths.slice(1, -1)) {
    await follow(page, path)
    await untilAddress(page, path)
    expect(await page.locator('main h1').count(), path).toBe(1)
  }
  expect(complaints).toEqual([])
})

test('on a phone, the header is accessible, and without our typefaces none of its buttons leaves the screen', async () => {
  const page = await openPage({ viewport: { width: 390, height: 844 } })
  await visit(page, '/')
  expect(await findFaults(page)).toEqual([])
  // Typefaces that do not come in time are left out of a visit, and some systems have none as narrow.
  await page.evaluate(() => document.documentElement.style.setProperty('--face-display', 'monospace'))
  for (const width of [390, 430, 479]) {
    await page.setViewportSize({ width, height: 844 })
    const right = await page.locator('.site-header-end').evaluate((end) => end.getBoundingClientRect().right)
    expect(right).toBeLessThanOrEqual(width)
  }
})
