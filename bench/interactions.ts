/**
 * `npm run bench:interactions`: what a key or a press costs the page's main thread in the largest lists and the search
 * of the real site, until the frame that answers it is drawn. In CPU time, so that other work on the machine does not
 * count.
 *
 * `-- --origin http://localhost:8080` looks at a site that is being served already.
 */
import type { Browser, CDPSession, Locator, Page } from 'playwright-core'
import { chromium } from 'playwright-core'
import { parseArgs } from 'node:util'
import { findChromium } from '../tests/browser/chromium.ts'
import { enterItems, pickItems, secondsPerGesture } from '../tests/browser/enter-items.ts'
import { quantile } from './quantile.ts'
import { serveBuiltSite } from './serve-built-site.ts'
import { markChanges, traceAnswers } from './trace-answers.ts'

const frameMs = 16
/** From one letter to the next: longer than the work on any of them, without the rest of the list that waits for a pause. */
const restMs = 400
/** Longer than the rest of a list waits for the reader's pause. */
const pauseMs = 800
const { values } = parseArgs({ options: { origin: { type: 'string' } } })

interface Tab {
  readonly page: Page
  readonly session: CDPSession
}

/** Every key of some words, each with time for its response, and a few of them deleted again. */
async function type({ page }: Tab, words: readonly string[]): Promise<void> {
  const press = async (key: string) => {
    await page.keyboard.press(key)
    await page.waitForTimeout(restMs)
  }
  for (const word of words) {
    for (const key of [...word, 'Backspace', 'Backspace']) await press(key)
    // One press empties the field: selecting the text is not a key that readers press.
    await page.evaluate(() => (document.activeElement as HTMLInputElement).select())
    await press('Delete')
    await untilDrawn(page)
  }
}

/** Until all of a list is there, as it is for a reader who pauses. */
async function untilDrawn(page: Page): Promise<void> {
  const count = () => page.locator('.listing li').count()
  for (let before = -1, now = await count(); now !== before; now = await count()) {
    before = now
    await page.waitForTimeout(pauseMs)
  }
}

function report(what: string, times: readonly number[]): void {
  const over = times.filter((ms) => ms > frameMs).length
  const figures = [0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(1).padStart(6))
  console.log(`${what.padEnd(44)} ${figures.join(' ')}   ${over} of ${times.length} over ${frameMs} ms`)
}

const words = ['mario', 'gold', 'rainbow', 'dk', 'yosi', 'xq']

async function measureSearch(tab: Tab): Promise<void> {
  await tab.page.keyboard.press('/')
  await tab.page.getByRole('option').first().waitFor()
  // The first letter loads the fuzzy engine; that depends on the network.
  await type(tab, ['a'])
  await markChanges(tab.page, '.search-results')
  report('search everywhere, a key', await traceAnswers(tab.session, 'keydown', () => type(tab, words)))
  await tab.page.keyboard.press('Escape')
}

async function measureList(tab: Tab, path: string): Promise<void> {
  await open(tab.page, path)
  await tab.page.locator('#search').focus()
  await type(tab, ['a'])
  await markChanges(tab.page, '.listing')
  report(`${path} a key`, await traceAnswers(tab.session, 'keydown', () => type(tab, words)))
  const chips: Locator[] = []
  for (const chip of await tab.page.locator('.filter-chips .filter-chip').all()) {
    if (await chip.isEnabled()) chips.push(chip)
  }
  if (chips.length === 0) return
  const presses = await traceAnswers(tab.session, 'click', async () => {
    for (const chip of chips) {
      for (let press = 0; press < 2; press += 1) {
        await chip.click()
        await untilDrawn(tab.page)
      }
    }
  })
  report(`${path} a filter on and off`, presses)
}

const itemCount = 60
const tapCount = 24

/** A tap on an item of the checklist, and how long a person at a phone takes to enter sixty items in each of two ways. */
async function measureChecklist(browser: Browser, origin: string): Promise<void> {
  for (const way of ['quick', 'list'] as const) {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await open(page, way === 'quick' ? '/checklist/' : '/checklist/?view=list')
    const cells = page.locator('.listing [data-item]')
    const ids = await cells.evaluateAll((all) => all.map((cell) => cell.getAttribute('data-item') ?? ''))
    const { taps, swipes } = await enterItems(page, pickItems(ids, itemCount), way, () =>
      page.waitForTimeout(secondsPerGesture * 1000),
    )
    const seconds = ((taps + swipes) * secondsPerGesture).toFixed(1)
    console.log(`${itemCount} items, ${way}: ${taps} taps and ${swipes} swipes, ${seconds} s of a person's time`)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const buttons = await cells.locator('button:first-child').all()
    const answers = await traceAnswers(session, 'click', async () => {
      for (const button of buttons.slice(0, tapCount)) {
        await button.tap()
        await page.waitForTimeout(restMs)
      }
    })
    report(`/checklist/ a tap, ${way}`, answers)
    await context.close()
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
}

async function measure(origin: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  const page = await browser.newPage({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  const session = await page.context().newCDPSession(page)
  const tab = { page, session }
  console.log(`${'CPU time on the main thread, ms'.padEnd(44)} median    p95    max`)
  await open(page, '/')
  await measureSearch(tab)
  for (const path of ['/drivers/', '/karts/', '/courses/', '/tours/', '/skills/']) await measureList(tab, path)
  await measureChecklist(browser, origin)
  await browser.close()
}

if (values.origin === undefined) {
  await using server = await serveBuiltSite()
  await measure(server.url)
} else {
  await measure(values.origin)
}
