import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, onTestFinished } from 'vitest'
import { memoize } from '#base/memoize.ts'
import { signInHintKey } from '#site/features/accounts/session/sign-in-hint.ts'
import { makeAddress, password } from '../accounts/join.ts'
import { createReader, type Reader } from '../accounts/reader.ts'
import { startAccountsServer, type AccountsServer } from '../accounts/start-accounts-server.ts'
import { launchHeadlessShell } from './chromium.ts'
import { openProfile, type ProfileOptions, type SharedProfile } from './profiles.ts'
import { launchOnce, visit } from './site-page.ts'
import { watchContentPolicy } from './watch-content-policy.ts'

const reviewer = makeAddress()

/** For all files that run in this process: their tests have accounts of their own, and profiles are used again there. */
const startOnce = memoize((siteFolder: string) => {
  const environment = { REVIEWERS: reviewer, TRUST_PROXY: '1' }
  // Vitest does not wait until a process has ended by itself.
  process.once('SIGTERM', () => server.server().process.kill('SIGKILL'))
  return startAccountsServer({ siteFolder, environment })
})

let server: AccountsServer
let launch: typeof launchHeadlessShell

/** The built site, served with accounts, for the tests of a file. */
export function serveAccounts(launchBrowser = launchHeadlessShell): () => AccountsServer {
  beforeAll(async () => {
    launch = launchBrowser
    server = await startOnce(inject('siteFolder'))
  })
  return () => server
}

/**
 * A fresh browser, in which nothing may break the content policy: no page, dialog or popup. Service workers would stand
 * between the pages and the requests that tests look at.
 * @param options what else the browser has, such as another window size
 */
export async function openBrowser(options: Partial<ProfileOptions> = {}): Promise<SharedProfile> {
  const all = { baseURL: server.siteUrl, serviceWorkers: 'block', hasDataSaver: true, ...options } as const
  const context = await openProfile(await launchOnce(launch), all)
  const violations = watchContentPolicy(context)
  onTestFinished(() => expect(violations).toEqual([]))
  return context
}

/** A page that is awake. */
export async function openSite(context: Pick<SharedProfile, 'newPage'>, path = '/karts/'): Promise<Page> {
  const page = await context.newPage()
  await visit(page, path)
  return page
}

/**
 * Makes an account in which no browser is signed in.
 * @param checklist what it owns
 * @returns its address
 */
export async function addAccount(checklist?: Readonly<Record<string, readonly [number, number]>>): Promise<string> {
  const email = makeAddress()
  const reader = createReader(server.siteUrl)
  await reader.ask('createAccount', { email, password })
  if (checklist) await changeElsewhere(reader, { checklist })
  return email
}

/** The same, with an address that is confirmed. */
export async function addConfirmedAccount(email = makeAddress()): Promise<string> {
  const reader = createReader(server.siteUrl)
  await reader.ask('createAccount', { email, password })
  const { links } = await server.mails.waitFor(email, 'Confirm your address')
  const token = new URLSearchParams(new URL(links[0] ?? '').hash.slice(1)).get('token') ?? ''
  await reader.ask('completeVerification', { token })
  return email
}

/** Somebody else's browser in which an account is signed in, without any page. */
export async function signInAside(email: string): Promise<Reader> {
  const reader = createReader(server.siteUrl)
  await reader.ask('signIn', { email, password })
  return reader
}

/** Where a page is on the site. */
export function pathOf(page: Page): string {
  return page.url().slice(server.siteUrl.length)
}

/** A page whose reader has just made an account. */
export async function openAccount(
  path?: string,
  email = makeAddress(),
): Promise<{ page: Page; context: SharedProfile; email: string }> {
  const page = await openSignedIn('createAccount', email, path)
  return { page, context: page.context() as SharedProfile, email }
}

const addReviewerOnce = memoize(addConfirmedAccount)

/** A page of the account that sees the reports of all. */
export async function openReviewer(path: string): Promise<Page> {
  return openSignedIn('signIn', await addReviewerOnce(reviewer), path)
}

/** Presses the button of a page that was opened by the link from an e-mail, in a browser in which nobody is signed in. */
export async function confirmAddress(page: Page, email: string): Promise<void> {
  await page.getByLabel('Password of the account', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await page.getByText(`${email} is confirmed.`).waitFor()
}

/**
 * A page of a fresh browser that has been signed in by one request, as the dialog would send it: opening a page and its
 * dialog first would cost every test more than what it shows.
 */
async function openSignedIn(operation: 'createAccount' | 'signIn', email: string, path = '/karts/'): Promise<Page> {
  const reader = createReader(server.siteUrl)
  await reader.ask(operation, { email, password })
  const context = await openBrowser()
  const kind = { url: server.siteUrl, sameSite: 'Lax' } as const
  await context.addCookies([
    ...[...reader.cookies].map(([name, value]) => ({ name, value, ...kind, httpOnly: true })),
    { name: 'hint', value: '1', ...kind },
  ])
  const page = await context.newPage()
  // Once, although this runs in each document of the page.
  await page.addInitScript((key) => {
    if (!document.cookie.includes('hint=1')) return
    document.cookie = 'hint=; path=/; max-age=0'
    localStorage.setItem(key, '1')
  }, signInHintKey)
  await visit(page, path)
  await untilSignedIn(page)
  return page
}

/** Makes an account as readers do. @returns its address */
export async function createAccount(page: Page): Promise<string> {
  const email = makeAddress()
  await openSignIn(page)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await fillIn(page, email, password)
  await page.keyboard.press('Enter')
  await untilSignedIn(page)
  return email
}

/** Another browser of the same reader. */
export function signInElsewhere(email: string, path?: string): Promise<Page> {
  return openSignedIn('signIn', email, path)
}

export async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await openSignIn(page)
  await fillIn(page, email, secret)
  await page.keyboard.press('Enter')
  await untilSignedIn(page)
}

export async function openSignIn(page: Page): Promise<void> {
  await page.locator('header').getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('dialog').getByLabel('E-mail address').waitFor()
}

export async function fillIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByRole('dialog').getByLabel('E-mail address').fill(email)
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(secret)
}

export async function untilSignedIn(page: Page): Promise<void> {
  await page.locator('header .account-button').waitFor()
}

export async function untilSignedOut(page: Page): Promise<void> {
  await page.locator('header .sign-in').waitFor()
}

/** Chooses an entry of the menu behind the reader's picture. */
export async function chooseFromMenu(page: Page, entry: string): Promise<void> {
  await page.locator('header .account-button').click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** Changes the document as one of the reader's other devices would. */
export async function changeElsewhere(reader: Page | Reader, partial: object): Promise<void> {
  const status = 'evaluate' in reader ? await reader.evaluate(change, partial) : await changeAside(reader, partial)
  if (status !== 200) throw new Error(`The document could not be changed: ${status}.`)
}

async function changeAside(reader: Reader, body: object): Promise<number> {
  return (await reader.send(await reader.documentPath(), { method: 'PATCH', body })).status
}

/** Runs in a page. */
async function change(body: object): Promise<number> {
  const session = await (await fetch('/api/auth/session')).json()
  const response = await fetch(`/api/docs/users/${session.user.uid}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.status
}
