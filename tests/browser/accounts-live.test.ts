import { brotliCompressSync } from 'node:zlib'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { livePath } from '#documents/auth-endpoints.ts'
import {
  changeElsewhere,
  openAccount,
  openBrowser,
  openSite,
  serveAccounts,
  signInAside,
  signInElsewhere,
  untilSignedIn,
} from './accounts-site.ts'
import { launchWithProcessPerTab } from './chromium.ts'
import { readDocument } from './player-data.ts'
import { holdBack, visit } from './site-page.ts'

const server = serveAccounts(launchWithProcessPerTab)
/** What is there for the accounts; how documents are read is shared with the checklist of readers without one. */
const accountsChunk =
  /^(?:keep-session|current-session|accounts-error|show-account-button|use-session|menu|dialog|describe-failure)$/
const nameOf = (page: Page) => page.locator('header .account-button').getAttribute('title')
const renamed = (displayName: string) => ({ userDetails: { displayName } })

async function untilName(page: Page, name: string): Promise<void> {
  await page.locator(`header .account-button[title="Account: ${name}"]`).waitFor()
}

/** The streams that a browser has opened. */
function recordStreams(context: BrowserContext): string[] {
  const streams: string[] = []
  context.on('request', (request) => request.url().endsWith(livePath) && streams.push(request.url()))
  return streams
}

/** The display name as the server has it. */
async function readName(reader: Parameters<typeof readDocument>[0]): Promise<string | undefined> {
  return (await readDocument(reader))?.userDetails?.displayName
}

/** Writes the display name on the settings page. */
async function rename(page: Page, name: string): Promise<void> {
  await page.getByLabel('Display name').fill(name)
  await page.getByRole('button', { name: 'Save name and picture' }).click()
}

/** The scripts of the accounts that a page loads from now on, each with its length as it is sent. */
function recordChunks(page: Page): ReadonlyMap<string, Promise<number>> {
  const chunks = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    const name = /\/assets\/js\/([a-z-]+)-[\w-]{8}\.js$/.exec(response.url())?.[1]
    if (!name || !accountsChunk.test(name)) return
    chunks.set(
      name,
      response.body().then((body) => brotliCompressSync(body).length),
    )
  })
  return chunks
}

test('two browsers see each other’s changes', async () => {
  const { page, email } = await openAccount('/user/settings/')
  const other = await signInElsewhere(email)
  await rename(page, 'Toad')
  await Promise.all([untilName(page, 'Toad'), untilName(other, 'Toad')])
  await changeElsewhere(other, renamed('Toadette'))
  await Promise.all([untilName(page, 'Toadette'), untilName(other, 'Toadette')])
  expect(await readName(page)).toBe('Toadette')
  // A field being edited keeps its text, and saving it writes nothing else.
  await page.getByLabel('Display name').fill('Lakitu')
  const picture = `${server().siteUrl.replace('http:', 'https:')}/me.png`
  await changeElsewhere(other, { userDetails: { displayName: 'Toad', photoURL: picture } })
  await untilName(page, 'Toad')
  await expect.poll(() => page.getByLabel('Picture URL').inputValue()).toBe(picture)
  expect(await page.getByLabel('Display name').inputValue()).toBe('Lakitu')
  await page.getByRole('button', { name: 'Save name and picture' }).click()
  await Promise.all([untilName(page, 'Lakitu'), untilName(other, 'Lakitu')])
  expect((await readDocument(page))?.userDetails).toEqual({ displayName: 'Lakitu', photoURL: picture })
})

test('a broken stream is replaced by one that starts with what was missed', async () => {
  const { page, email } = await openAccount()
  const other = await signInAside(email)
  await changeElsewhere(other, renamed('Before'))
  await untilName(page, 'Before')
  await page.context().setOffline(true)
  await changeElsewhere(other, renamed('Meanwhile'))
  expect(await nameOf(page)).toBe('Account: Before')
  await page.context().setOffline(false)
  await untilName(page, 'Meanwhile')
  await server().restart()
  await changeElsewhere(other, renamed('After'))
  await untilName(page, 'After')
})

test('tabs share one stream, whose code is at most 10 kB; when its tab closes, another takes over', async () => {
  const { page, context } = await openAccount()
  const streams = recordStreams(context)
  const second = await context.newPage()
  const chunks = recordChunks(second)
  await visit(second, '/drivers/')
  const third = await openSite(context, '/gliders/')
  await Promise.all([untilSignedIn(second), untilSignedIn(third)])
  const bytes = (await Promise.all(chunks.values())).reduce((sum, length) => sum + length, 0)
  expect([...chunks.keys()]).toContain('keep-session')
  expect([...chunks.keys()]).not.toContain('menu')
  expect(bytes).toBeLessThan(10_000)
  await changeElsewhere(second, renamed('Toad'))
  await Promise.all([page, second, third].map((tab) => untilName(tab, 'Toad')))
  expect(streams).toEqual([])
  await page.close()
  await expect.poll(() => streams.length).toBe(1)
  await changeElsewhere(third, renamed('Toadette'))
  await Promise.all([second, third].map((tab) => untilName(tab, 'Toadette')))
  expect(streams).toHaveLength(1)
})

test('an offline change is shown in all tabs, survives a reload, and is sent later by whichever is left', async () => {
  const { page, context, email } = await openAccount('/user/settings/')
  const other = await signInAside(email)
  const tab = await openSite(context, '/drivers/')
  await untilSignedIn(tab)
  await context.route(/\/api\//, (route) => route.abort('internetdisconnected'))
  // Now and then, browsers lose their connection to a database.
  await page.evaluate(() => {
    const { prototype } = IDBDatabase
    const { transaction } = prototype
    prototype.transaction = () => {
      prototype.transaction = transaction
      throw new DOMException('The connection was lost.', 'InvalidStateError')
    }
  })
  await rename(page, 'Kept here')
  await Promise.all([untilName(page, 'Kept here'), untilName(tab, 'Kept here')])
  await page.locator('header .account-waiting').waitFor()
  await page.reload()
  // Who was here and what they had is known without the server, and their change is on top.
  await untilName(page, 'Kept here')
  await page.locator('header .account-waiting').waitFor()
  expect(await page.getByLabel('Display name').inputValue()).toBe('Kept here')
  await page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' }).waitFor()
  expect(await readName(other)).toBeUndefined()
  await page.close()
  await context.unroute(/\/api\//)
  await tab.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => readName(other)).toBe('Kept here')
  await tab.locator('header .account-waiting').waitFor({ state: 'detached' })
})

test('a mark that only its page can send any more outlives the page on its way to the server', async () => {
  const { page, context, email } = await openAccount('/checklist/')
  const elsewhere = await signInAside(email)
  await page.locator('.save-state.saved').waitFor()
  // Whatever else would send it waits for its turn, and no page is left to do it later.
  await page.evaluate(async () => {
    const { user } = await (await fetch('/api/auth/session')).json()
    await new Promise<void>((take) => {
      void navigator.locks.request(`topshelf-writes/${user.uid}`, () => new Promise(() => take()))
    })
    addEventListener('pagehide', () => localStorage.setItem('is-left', ''))
  })
  // As many requests as the browser sends to a server at once: the next one waits until after the page has gone.
  const other = await context.newPage()
  await other.goto('/healthz')
  const { process } = server().server()
  process.kill('SIGSTOP')
  onTestFinished(() => void process.kill('SIGCONT'))
  await other.evaluate(() => {
    for (let number = 1; number <= 6; number++) void fetch(`/healthz?${number}`)
  })
  await page.locator('.entry-cell[data-item="mario"] button').click()
  await page.goto('about:blank')
  await expect.poll(() => other.evaluate(() => localStorage.getItem('is-left'))).toBe('')
  process.kill('SIGCONT')
  await expect
    .poll(async () => (await readDocument(elsewhere))?.checklist)
    .toMatchObject({ mario: [1, expect.any(Number)] })
})

test('a tab suspended while it reads the stream is replaced', async () => {
  const { page, context, email } = await openAccount()
  const other = await signInAside(email)
  const second = await openSite(context, '/drivers/')
  await untilSignedIn(second)
  const streams = recordStreams(context)
  const debuggerOfFirst = await context.newCDPSession(page)
  await debuggerOfFirst.send('Debugger.enable')
  await debuggerOfFirst.send('Debugger.pause')
  // Paused before its next step; this is the next step.
  void page.evaluate(() => 0)
  await changeElsewhere(other, renamed('Toad'))
  await second.waitForTimeout(300)
  expect(await nameOf(second)).toBe(`Account: ${email}`)
  // As when the reader comes back to a tab.
  await second.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await untilName(second, 'Toad')
  expect(streams).toHaveLength(1)
  await debuggerOfFirst.send('Debugger.resume')
  await debuggerOfFirst.detach()
  await changeElsewhere(other, renamed('Toadette'))
  await Promise.all([page, second].map((tab) => untilName(tab, 'Toadette')))
  expect(streams).toHaveLength(1)
})

test('marks that a visitor makes in two tabs at once both stay', async () => {
  const context = await openBrowser()
  const one = await openSite(context, '/checklist/')
  const other = await context.newPage()
  const letGo = await holdBack(other, '/busy')
  await visit(other, '/checklist/')
  const isBusy = other.waitForRequest('**/busy')
  // While it is busy, a tab does not hear what others store, and then replaces it.
  const isMarked = other.locator('.entry-cell[data-item="pauline"] button').evaluate((mark: HTMLElement) => {
    const request = new XMLHttpRequest()
    request.open('GET', '/busy', false)
    request.send()
    mark.click()
  })
  await isBusy
  await one.locator('.entry-cell[data-item="mario"] button').click()
  await letGo()
  await isMarked
  for (const tab of [one, other]) {
    const readIds = () => tab.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('topshelf-checklist')!)))
    await expect.poll(async () => (await readIds()).toSorted()).toEqual(['mario', 'pauline'])
  }
})
