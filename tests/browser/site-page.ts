import type { Browser, Page, Request } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import { memoize } from '#base/memoize.ts'
import { fixtureDay } from '../fixture-site.ts'
import { launchHeadlessShell } from './chromium.ts'
import { isAwake } from './is-awake.ts'
import { caughtPath, createProfile, openTab, untilCaught, type ProfileOptions, type SharedPage } from './profiles.ts'

/** On the day for which the fixture's site is built, in the week of the Mario Cup: later, what it says of that week is over. */
export const buildMoment = `${fixtureDay}T12:00:00Z`

/** Launches a browser for all tests: their files run in one process, with which it ends. */
export const launchOnce = memoize((launch: () => Promise<Browser>) => launch())

/**
 * A page for this test alone, in a profile in which nothing is stored: without a service worker, which would stand between
 * the test and the network, and without prefetching, so that each request has one reason, unless the options have it so.
 */
export async function openPage(options: Partial<ProfileOptions> = {}): Promise<SharedPage> {
  return openTab(await launchOnce(launchHeadlessShell), forSite(options))
}

/** The same in a profile of its own, whose clock the test may set. */
export async function openOwnPage(options: Partial<ProfileOptions> = {}): Promise<Page> {
  const context = await createProfile(await launchOnce(launchHeadlessShell), forSite(options))
  onTestFinished(() => context.close())
  return context.newPage()
}

function forSite(options: Partial<ProfileOptions>): ProfileOptions {
  return { baseURL: inject('siteUrl'), serviceWorkers: 'block', hasDataSaver: true, ...options }
}

/** Opens a page of the site and waits until its links are the site's own. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilAwake(page)
}

/** Waits until the links of the page are the site's own. */
export async function untilAwake(page: Page): Promise<void> {
  await page.evaluate(isAwake)
  await page.locator('#awake[target]').waitFor({ state: 'attached' })
  await page.locator('#awake').evaluate((link) => link.remove())
}

/**
 * Holds the requests to an address back, on the page's own line to the browser: where Playwright routes anything, the tab
 * caches nothing, and opens a page for twice the cost.
 * @param address `*` stands for whatever may be there
 * @returns lets them go, once there is one, and with them all that come later
 */
export async function holdBack(page: Page, address: string): Promise<() => Promise<void>> {
  const { promise: isOver, resolve: letGo } = Promise.withResolvers<void>()
  let count = 0
  const devTools = await page.context().newCDPSession(page)
  devTools.on('Fetch.requestPaused', async ({ requestId, request: { url } }) => {
    if (url.endsWith(caughtPath)) return devTools.send('Fetch.fulfillRequest', { requestId, responseCode: 204 })
    count += 1
    await isOver
    // Its page may have gone.
    await devTools.send('Fetch.continueRequest', { requestId }).catch(() => {})
  })
  const hold = async (urlPattern: string, cacheDisabled: boolean) => {
    await devTools.send('Network.setCacheDisabled', { cacheDisabled })
    await devTools.send('Fetch.enable', { patterns: [{ urlPattern }, { urlPattern: `*${caughtPath}` }] })
  }
  await devTools.send('Network.enable')
  // Code, styles and typefaces may be in the memory of the tab’s process, which then asks for nothing; other files never are.
  const isPart = /^\/assets\/(?:css|fonts|js)\//.test(address)
  await hold(`*${address}`, isPart)
  await untilCaught(page)
  return async () => {
    await expect.poll(() => count).toBeGreaterThan(0)
    letGo()
    // As long as the test runs: Chromium loses requests that are on their way when this is disabled.
    await hold('nothing', false)
  }
}

/** From now on, nothing finishes fading out by itself. @returns finishes it */
export async function holdFading(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => document.documentElement.style.setProperty('--fast', '1000s'))
  return () =>
    page.evaluate(() => {
      document.documentElement.style.removeProperty('--fast')
      for (const animation of document.getAnimations()) animation.finish()
    })
}

/**
 * What has the focus at the moment a text appears, by its name or its tag: before whatever the page does next, as the next
 * key may come before that.
 */
export function readFocusOnceShown(page: Page, text: string): Promise<string> {
  return page.evaluate(
    (awaited) =>
      new Promise<string>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.body.textContent.includes(awaited)) return
          observer.disconnect()
          resolve(document.activeElement?.getAttribute('name') ?? document.activeElement?.tagName ?? '')
        })
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
      }),
    text,
  )
}

/** Marks the document, so that `isSameDocument` tells whether another one has been loaded since. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
}

export async function isSameDocument(page: Page): Promise<boolean> {
  return (await page.locator('html[data-marked]').count()) === 1
}

/** Puts a link at the start of the main content, as rendered Markdown would have it. */
export async function addLink(page: Page, attributes: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((entries) => {
    const link = document.createElement('a')
    for (const [name, value] of Object.entries(entries)) link.setAttribute(name, value)
    link.textContent = 'A link of the test'
    link.setAttribute('data-test', '')
    document.querySelector('main')?.prepend(link)
  }, attributes)
}

/** Follows a link that a page might have. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
}

export async function untilHeading(page: Page, text: string | RegExp): Promise<void> {
  await page.locator('main h1').filter({ hasText: text }).waitFor()
}

export async function untilAddress(page: Page, address: string): Promise<void> {
  await expect.poll(() => toAddress(page.url())).toBe(address)
}

export function toAddress(url: string): string {
  return url.slice(inject('siteUrl').length)
}

/** The addresses of all requests from now on that begin with the prefix, in their order. */
export function recordRequests(page: Page, prefix: string): string[] {
  const addresses: string[] = []
  page.on('request', (request: Request) => {
    const address = toAddress(request.url())
    if (address.startsWith(prefix)) addresses.push(address)
  })
  return addresses
}

/** What an error on the console says of itself. */
export interface LoggedError {
  readonly name: string
  readonly message: string
  readonly code: unknown
  readonly type: unknown
  readonly address: unknown
}

/** The error objects that the site itself logs from now on. */
export function recordErrors(page: Page): LoggedError[] {
  const errors: LoggedError[] = []
  page.on('console', async (message) => {
    const handle = message.type() === 'error' ? message.args()[0] : undefined
    const error = await handle?.evaluate((value: unknown) => {
      if (!(value instanceof Error)) return null
      const { name, message: text } = value
      const read = (key: string): unknown => Reflect.get(value, key) ?? null
      return { name, message: text, code: read('code'), type: read('type'), address: read('address') }
    })
    if (error) errors.push(error)
  })
  return errors
}

export async function untilOne(errors: readonly LoggedError[]): Promise<LoggedError> {
  await expect.poll(() => errors.length).toBeGreaterThan(0)
  const [error] = errors
  if (!error) throw new Error('No error was logged.')
  return error
}

export async function readBuildHash(page: Page): Promise<string> {
  return (await page.locator('meta[name="build-hash"]').getAttribute('content')) ?? ''
}

export function countEntries(page: Page): Promise<number> {
  return page.evaluate(() => history.length)
}
