import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page, Route } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { recordSaid } from './until-said.ts'

/** What a profile of the browser is made with. */
export interface ProfileOptions extends BrowserContextOptions {
  /** Whether the connection asks for few bytes: nothing is fetched ahead then. */
  readonly hasDataSaver: boolean
  /** The moment at which the clock stands still. */
  readonly now?: string
}

/** A page whose profile is used again: what a test would change in that or in its clock would stay. */
export type SharedPage = Omit<Page, 'clock' | 'context'> & { readonly clock: never; context(): never }

type Lasting = 'addInitScript' | 'clock' | 'close' | 'exposeBinding' | 'exposeFunction' | 'grantPermissions'

/** A profile that is used again, without what would stay in it. */
export type SharedProfile = Omit<BrowserContext, Lasting> & { readonly [Name in Lasting]: never }

/** How pages look, which a tab can be told anew. */
type Look = Required<Pick<ProfileOptions, 'viewport' | 'colorScheme' | 'reducedMotion' | 'forcedColors'>>

interface Profile {
  /** All but the look. */
  readonly key: string
  readonly options: ProfileOptions
  /** That of the test which has the profile. */
  look: Look
  readonly browser: Browser
  readonly context: BrowserContext
  /** Used by nobody: the process that shows pages ends with the last of its tabs. */
  readonly spareTab: Page
  /** That of the spare tab. */
  readonly devTools: CDPSession
  /** The first tab of a test, which the next test has as well; null until somebody opens it. */
  tab: Tab | null
  /** Whether the test that has the profile has opened the tab. */
  isTabTaken: boolean
}

interface Tab {
  readonly page: Page
  /** Remove what the test runs in each document of the tab. */
  readonly removals: (() => Promise<void>)[]
  /** Whether a test has changed what would stay so. */
  isUsedUp: boolean
  /** What it looks like; empty once a test has changed that. */
  look: string
}

/** What a test changes for good, but for what is put back. */
const lastingMethods = ['exposeBinding', 'exposeFunction', 'setDefaultTimeout', 'setExtraHTTPHeaders']

/** What a test changes for itself: the next one has its own look. */
const lookMethods = ['emulateMedia', 'setViewportSize']

/** What tests listen to. Not all there is: closing the profile relies on one. */
const events = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'framenavigated',
  'load',
  'page',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
]

/** Where a tab waits for its next test: a file of the site that asks for nothing. */
const restingPlace = '/robots.txt'

/** Profiles that no test is using and in which nothing is left; the one used last comes last. */
const idle: Profile[] = []
const maximumIdle = 8

export async function createProfile(
  browser: Browser,
  { hasDataSaver, now, ...options }: ProfileOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(60_000)
  // What a service worker asks for passes the routes of a page.
  if (options.serviceWorkers === 'block') {
    catchAtOnce(context, () => context.pages())
    const addPage = context.newPage.bind(context)
    context.newPage = async () => {
      const page = await addPage()
      catchAtOnce(page, () => [page])
      return page
    }
  }
  await context.addInitScript(recordSaid)
  await context.addInitScript(shortenMovements)
  if (now) await context.clock.setFixedTime(now)
  if (hasDataSaver) {
    await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  }
  return context
}

export const caughtPath = '/robots.txt?is-caught'
const answerCaught = (route: Route) => route.fulfill({ status: 204 })

/**
 * For a moment after the first is set, Chromium lets requests of an open page pass a route; when the last is removed, it
 * loses some that are on their way. From now on, whoever sets one waits, and one stays.
 */
function catchAtOnce(owner: Pick<Page, 'route'>, listPages: () => readonly Page[]): void {
  const addRoute = owner.route.bind(owner)
  owner.route = async (...values) => {
    const added = await addRoute(...values)
    await addRoute(`**${caughtPath}`, answerCaught)
    await Promise.all(listPages().map(untilCaught))
    return added
  }
}

/** Asks from the page's document until a route has caught the request. */
export async function untilCaught(page: Page): Promise<void> {
  if (!page.url().startsWith('http')) return
  try {
    await page.evaluate(async (path) => {
      const isCaught = () => fetch(path).then(({ status }) => status === 204)
      while (!(await isCaught().catch(() => false))) await new Promise((resolve) => setTimeout(resolve, 10))
    }, caughtPath)
  } catch (error) {
    // A document that comes in its place is caught from its start.
    if (!String(error).includes('Execution context was destroyed')) throw error
  }
}

/**
 * For a page: what fades or moves does so within a frame. All happens as ever; but a dialog that comes and goes is not
 * painted twenty times, which takes longer than everything else that most tests do with it.
 */
function shortenMovements(): void {
  // On the element, not in a sheet of its own: browsers ask for typefaces again where a sheet comes before another.
  new MutationObserver((_, observer) => {
    observer.disconnect()
    document.documentElement.style.setProperty('--fast', '1ms')
  }).observe(document, { childList: true })
}

/** A tab for this test alone, in a profile in which nothing is stored. */
export async function openTab(browser: Browser, options: ProfileOptions): Promise<SharedPage> {
  const profile = await openProfile(browser, options)
  return (await profile.newPage()) as SharedPage
}

/**
 * A profile for this test alone, in which nothing is stored but what the server lets every browser keep for good. Tests
 * that ask for the same profile have it one after the other, with its first tab. Its process is warm, its scripts are
 * compiled, its styles parsed: a page opens for less than half of what it would cost.
 */
export async function openProfile(browser: Browser, options: ProfileOptions): Promise<SharedProfile> {
  const {
    viewport = { width: 1280, height: 720 },
    colorScheme = 'light',
    reducedMotion = 'no-preference',
    forcedColors = 'none',
    ...lasting
  } = options
  const key = JSON.stringify(lasting)
  const look = { viewport, colorScheme, reducedMotion, forcedColors }
  const profile = takeIdle(browser, key) ?? (await addProfile(browser, options, key, look))
  profile.look = look
  onTestFinished(async () => {
    await clearProfile(profile)
    idle.push(profile)
    if (idle.length > maximumIdle) await idle.shift()?.context.close()
  })
  return profile.context as SharedProfile
}

function takeIdle(browser: Browser, key: string): Profile | undefined {
  const found = idle.find((profile) => profile.browser === browser && profile.key === key)
  if (found) idle.splice(idle.indexOf(found), 1)
  return found
}

async function addProfile(browser: Browser, options: ProfileOptions, key: string, look: Look): Promise<Profile> {
  const context = await createProfile(browser, options)
  const spareTab = await context.newPage()
  const devTools = await context.newCDPSession(spareTab)
  const profile: Profile = { key, options, look, browser, context, spareTab, devTools, tab: null, isTabTaken: false }

  const addTab = context.newPage.bind(context)
  context.newPage = async () => {
    if (profile.isTabTaken) {
      const page = await addTab()
      await show(page, profile.look)
      return page
    }
    profile.isTabTaken = true
    profile.tab ??= watchTab(profile, await addTab())
    const wanted = JSON.stringify(profile.look)
    if (profile.tab.look !== wanted) await show(profile.tab.page, profile.look)
    profile.tab.look = wanted
    return profile.tab.page
  }
  const inspect = context.newCDPSession.bind(context)
  context.newCDPSession = async (target) => {
    const session = await inspect(target)
    // All that it changes ends with it. A test may have ended it.
    if (profile.tab?.page === target) profile.tab.removals.push(() => session.detach().catch(() => {}))
    return session
  }
  return profile
}

async function show(page: Page, { viewport, ...media }: Look): Promise<void> {
  if (viewport) await page.setViewportSize(viewport)
  await page.emulateMedia({ media: null, ...media })
}

function watchTab({ options }: Profile, page: Page): Tab {
  // What a service worker keeps, and what scripts store in the tab, is not cleared here.
  const isUsedUp = options.serviceWorkers !== 'block'
  const tab: Tab = { page, removals: [], isUsedUp, look: '' }
  for (const name of lastingMethods) {
    const change = Reflect.get(page, name).bind(page)
    Reflect.set(page, name, (...values: unknown[]) => {
      tab.isUsedUp = true
      return change(...values)
    })
  }
  for (const name of lookMethods) {
    const change = Reflect.get(page, name).bind(page)
    Reflect.set(page, name, (...values: unknown[]) => {
      tab.look = ''
      return change(...values)
    })
  }
  // It is that of the profile, and the tests that have the profile next would live at another time.
  Object.defineProperty(page, 'clock', {
    get() {
      throw new Error('The clock of a profile that is used again must not change: open one with `now`.')
    },
  })
  const addScript = page.addInitScript.bind(page)
  page.addInitScript = async (script, value, scriptOptions) => {
    const added = await addScript(script, value, scriptOptions)
    tab.removals.push(() => added.dispose())
    return added
  }
  return tab
}

/** Makes it what a new one would be: nothing open or stored, nobody listening. */
async function clearProfile(profile: Profile): Promise<void> {
  const { context, spareTab, tab, devTools } = profile
  for (const event of events) context.removeAllListeners(event)
  const others = context.pages().filter((page) => page !== spareTab && page !== tab?.page)
  await Promise.all(others.map((page) => page.close()))
  await context.unrouteAll()
  await context.setOffline(false)
  profile.isTabTaken = false
  if (tab && !(await clearTab(tab))) {
    profile.tab = null
    await tab.page.close()
  }
  await context.clearCookies()
  await devTools.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' })
}

/** @returns whether the tab can be used again */
async function clearTab({ page, removals, isUsedUp }: Tab): Promise<boolean> {
  if (isUsedUp || page.isClosed()) return false
  for (const event of events) page.removeAllListeners(event)
  await page.unrouteAll()
  await Promise.all(removals.splice(0).map((remove) => remove()))
  try {
    // Where the tests' server has ended, or a page does not let go, no tab stays.
    await page.goto(restingPlace, { timeout: 10_000 })
  } catch {
    return false
  }
  const entries = await page.evaluate(() => {
    sessionStorage.clear()
    return history.length
  })
  // A browser keeps fifty of them: of more, tests would not see how many there are.
  if (entries > 25) return false
  await page.mouse.move(-1, -1)
  return true
}
