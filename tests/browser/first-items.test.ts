/** What a page shows of the reader's items when it was opened before they had any. */
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signInHintKey } from '#site/features/accounts/session/sign-in-hint.ts'
import {
  addAccount,
  chooseFromMenu,
  openBrowser,
  openSite,
  serveAccounts,
  signIn,
  untilSignedOut,
} from './accounts-site.ts'
import { untilAwake } from './site-page.ts'
import { untilSaid } from './until-said.ts'

serveAccounts()

const chip = (page: Page, text: string) =>
  page.locator('.filter-chips').getByRole('button', { name: text, exact: true })
const helpOf = (page: Page) => page.locator('.race-help')

interface Place {
  readonly what: string
  readonly path: string
  /** Only for a reader who owns B Dasher at level 3. */
  readonly own: (page: Page) => Locator
  /** For a reader who owns nothing. */
  readonly everybody: (page: Page) => Locator
}

const places: readonly Place[] = [
  {
    what: 'the mark of an emblem',
    path: '/karts/',
    own: (page) => page.locator('.listing a[href="/karts/b-dasher/"][data-level="3"]'),
    everybody: (page) => page.locator('.listing a[href="/karts/b-dasher/"]:not([data-level])'),
  },
  {
    what: 'the count of a filter',
    path: '/karts/',
    own: (page) => chip(page, 'Owned 1'),
    everybody: (page) => chip(page, 'Owned 0'),
  },
  {
    what: 'a filtered list',
    path: '/karts/?q=own%3Aowned',
    own: (page) => page.locator('.listing .card-text b').getByText('B Dasher'),
    everybody: (page) => page.getByText('No karts match'),
  },
  {
    what: 'the button of an item',
    path: '/karts/b-dasher/',
    own: (page) => page.getByRole('button', { name: '✓ I own this', pressed: true }),
    everybody: (page) => page.getByRole('button', { name: 'I own this', exact: true }),
  },
  {
    what: 'the verdict on an item',
    path: '/karts/b-dasher/',
    own: (page) => page.getByRole('region', { name: 'For you' }),
    everybody: (page) => page.locator('.verdict-slot:empty'),
  },
  {
    what: 'the checklist, filtered by what is owned,',
    path: '/checklist/?q=own%3Aowned',
    own: (page) => page.locator('.entry-cell[data-item="b-dasher"]'),
    everybody: (page) => page.getByText('No items match'),
  },
  {
    what: 'the race card',
    path: '/',
    own: (page) => helpOf(page).getByRole('link', { name: 'Next steps' }),
    everybody: (page) => helpOf(page).getByRole('link', { name: 'Mark what you own' }),
  },
]

// Each of these pages in a tab of its own: signing in or out in one does so in all.
test('pages that were opened before their reader signed in show what the account owns, and nothing of it once they sign out', async () => {
  const email = await addAccount({ 'b-dasher': [3, 1] })
  const context = await openBrowser()
  const pages = new Map<string, Page>()
  for (const { path } of places) if (!pages.has(path)) pages.set(path, await openSite(context, path))
  const tabs = places.map((place) => ({ ...place, page: pages.get(place.path)! }))
  const [first, ...others] = pages.values()
  const untilOwn = () => Promise.all(tabs.map(({ own, page }) => own(page).waitFor()))
  const untilEverybody = () =>
    Promise.all(tabs.map(({ everybody, page }) => everybody(page).waitFor({ state: 'attached' })))
  await untilEverybody()
  await signIn(first!, email)
  await untilOwn()
  await chooseFromMenu(first!, 'Sign out')
  await Promise.all([...pages.values()].map(untilSignedOut))
  await Promise.all([...pages.values()].map((page) => untilSaid(page, 'You are signed out.')))
  expect(await first!.evaluate((key) => localStorage.getItem(key), signInHintKey)).toBeNull()
  await untilEverybody()
  for (const { what, own, page } of tabs) expect(await own(page).count(), what).toBe(0)
  // The code of the checklist, and of the menu, has been loaded before; for what it does then, one tab is enough.
  await Promise.all(others.map((page) => page.close()))
  await signIn(first!, email)
  await places[0]!.own(first!).waitFor()
  await chooseFromMenu(first!, 'Sign out')
  await untilSignedOut(first!)
})

test('a list filtered by what is owned shows the items that a visitor adds to an account', async () => {
  const email = await addAccount()
  const page = await openSite(await openBrowser(), '/checklist/')
  await page.locator('[data-item="mario"] button').click()
  await page.goto('/checklist/?q=own%3Aowned')
  await untilAwake(page)
  await signIn(page, email)
  await expect.poll(() => page.locator('.entry-cell').count()).toBe(1)
})
