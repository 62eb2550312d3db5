import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { chromium, type Browser, type Page } from 'playwright-core'
import { createServer } from '#server/create-server.ts'
import { findChromium } from '../../tests/browser/chromium.ts'
import { median } from '../quantile.ts'

const clicks = 9
/** How long a reader looks at a list before the click; pages may prefetch meanwhile. */
const lookMs = 1500
/** From pointing at the link to pressing; some load only then. */
const pointMs = 150

export interface VisitCost {
  /** All scripts of a driver's page, each compressed by Brotli. */
  readonly scriptBytes: number
  /** From the click on a link in a list to the first frame with the other page's heading. Milliseconds, median. */
  readonly clickMs: number
}

/** Visits a built site in Chromium, through our own server: the same one, with the same compression, for all. */
export async function measureVisit(siteFolder: string, listPath: string, targetPath: string): Promise<VisitCost> {
  const server = createHttpServer(getRequestListener(createServer({ siteFolder }).fetch)).listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port.')
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const baseURL = `http://localhost:${address.port}`
    const times: number[] = []
    for (let count = 0; count < clicks; count += 1)
      times.push(await measureClick(browser, baseURL, listPath, targetPath))
    const clickMs = median(times)
    return { scriptBytes: await measureScripts(browser, baseURL + targetPath), clickMs }
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

/** With a fresh profile, whose first visit is the list. */
async function measureClick(browser: Browser, baseURL: string, listPath: string, targetPath: string): Promise<number> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(watchHeading)
  await page.goto(listPath)
  await page.waitForTimeout(lookMs)
  const link = page.locator(`main a[href="${targetPath}"]`).first()
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(lookMs)
  await link.hover()
  await page.waitForTimeout(pointMs)
  await link.click()
  const time = await readTime(page)
  await context.close()
  return time
}

async function readTime(page: Page): Promise<number> {
  await page.waitForFunction(() => sessionStorage.getItem('heading-after') !== null)
  return Number(await page.evaluate(() => sessionStorage.getItem('heading-after')))
}

// oxlint-disable unicorn/consistent-function-scoping -- the browser gets this function alone, without its surroundings.
/** Runs in each document: remembers the click over a change of documents, and looks for another heading each frame. */
function watchHeading(): void {
  const now = (): number => performance.timeOrigin + performance.now()
  addEventListener(
    'click',
    () => {
      sessionStorage.setItem('clicked-at', String(now()))
      sessionStorage.setItem('clicked-on', document.querySelector('h1')?.textContent ?? '')
    },
    { capture: true },
  )
  const look = (): void => {
    const clickedAt = sessionStorage.getItem('clicked-at')
    const heading = document.querySelector('h1')?.textContent
    if (clickedAt && heading && heading !== sessionStorage.getItem('clicked-on')) {
      sessionStorage.setItem('heading-after', String(now() - Number(clickedAt)))
    } else {
      requestAnimationFrame(look)
    }
  }
  requestAnimationFrame(look)
}

async function measureScripts(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ serviceWorkers: 'block' })
  const scripts = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body())
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const bodies = await Promise.all(scripts.values())
  await page.close()
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0)
}
