import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
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

interface Profile {
  /** What it was made with, and by which browser. */
  readonly key: string
  readonly browser: Browser
  readonly context: BrowserContext
  /** Used by nobody: the process that shows pages ends with the last of its tabs. */
  readonly spareTab: Page
}

/** Profiles that no test is using and in which nothing is left; the one used last comes last. */
const idle: Profile[] = []
const maximumIdle = 3

export async function createProfile(
  browser: Browser,
  { hasDataSaver, now, ...options }: ProfileOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(60_000)
  await context.addInitScript(recordSaid)
  if (now) await context.clock.setFixedTime(now)
  if (hasDataSaver) {
    await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  }
  return context
}

/** A tab for this test alone, in a profile in which nothing is stored. */
export async function openTab(browser: Browser, options: ProfileOptions): Promise<SharedPage> {
  const profile = await openProfile(browser, options)
  return (await profile.newPage()) as SharedPage
}

/**
 * A profile for this test alone, in which nothing is stored but what the server lets every browser keep for good. Tests
 * that ask for the same profile have it one after the other: its process is warm, and has the site's scripts compiled,
 * which saves up to half of what opening a page costs.
 */
export async function openProfile(browser: Browser, options: ProfileOptions): Promise<SharedProfile> {
  const key = JSON.stringify(options)
  const profile = takeIdle(browser, key) ?? (await addProfile(browser, options, key))
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

async function addProfile(browser: Browser, options: ProfileOptions, key: string): Promise<Profile> {
  const context = await createProfile(browser, options)
  return { key, browser, context, spareTab: await context.newPage() }
}

/** Makes it what a new one would be: nothing open or stored, nobody listening. */
async function clearProfile({ context, spareTab }: Profile): Promise<void> {
  // Not all kinds: closing the profile relies on one.
  for (const event of ['console', 'page', 'request', 'response']) context.removeAllListeners(event)
  const others = context.pages().filter((page) => page !== spareTab)
  await Promise.all(others.map((page) => page.close()))
  await context.unrouteAll()
  await context.setOffline(false)
  await context.clearCookies()
  const browser = await context.newCDPSession(spareTab)
  await browser.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' })
  await browser.detach()
}
