import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { ItemLevel } from '#documents/checklist.ts'
import type { FeaturedSlot } from '#documents/user-document.ts'
import type { ChecklistStore } from '#site/features/checklist/checklist-store.ts'
import type { Session, SessionState } from '#site/features/accounts/session/session.ts'
import { bundleForPage } from '../accounts-port/bundle-for-page.ts'
import { makeAddress, password } from '../accounts/join.ts'
import { openBrowser, serveAccounts } from './accounts-site.ts'

declare const session: Session
declare const checklist: ChecklistStore

const server = serveAccounts()
let script: string
beforeAll(async () => {
  script = await bundleForPage('tests/browser/page-with-session.ts')
})

/** A page of the site that has the session and nothing else. */
async function openSessionPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const address = `${server().siteUrl}/session-under-test`
  const body = `<!doctype html><script>${script}</script>`
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(address)
  await page.evaluate(() => session.firstAnswer())
  return page
}

async function openReader(): Promise<{ page: Page; email: string }> {
  const page = await openSessionPage(await openBrowser())
  const email = makeAddress()
  await page.evaluate(
    async ([address, secret]) => {
      await (await session.accounts()).createAccount(address, secret)
    },
    [email, password] as const,
  )
  return { page, email }
}

/** The same reader on another device. */
async function openDevice(email: string): Promise<Page> {
  const page = await openSessionPage(await openBrowser())
  await page.evaluate(
    async ([address, secret]) => {
      await (await session.accounts()).signIn(address, secret)
    },
    [email, password] as const,
  )
  return page
}

const readState = (page: Page): Promise<SessionState> => page.evaluate(() => session.state())
const untilKnown = (page: Page) => page.waitForFunction(() => session.state().userDataInit)
const setSlot = (page: Page, slot: FeaturedSlot, $ref: string) =>
  page.evaluate(([name, path]) => session.setFeaturedPart(name as 'kart', { $ref: path }), [slot, $ref] as const)

const setLevels = (page: Page, levels: Readonly<Record<string, ItemLevel>>) =>
  page.evaluate((wanted) => checklist.change(new Map(Object.entries(wanted))), levels)
const readChecklist = (page: Page) =>
  page.evaluate(() => {
    const { owned, saving } = checklist.read()
    return { levels: Object.fromEntries(owned), saving }
  })

test('the session state while signed out', async () => {
  const page = await openSessionPage(await openBrowser())
  expect(await readState(page)).toEqual({
    user: null,
    userData: null,
    document: null,
    userDataInit: false,
    authIntent: '',
    writes: 'saved',
  })
  await expect(page.evaluate(() => session.update({ preferences: { theme: 'dark' } }))).rejects.toThrow('signed in')
})

test('signing in binds the document (null if missing); signing out clears everything', async () => {
  const { page, email } = await openReader()
  await untilKnown(page)
  expect(await readState(page)).toMatchObject({ user: { email }, userData: null, document: null, userDataInit: true })
  await page.evaluate(() => session.update({ preferences: { theme: 'dark' } }))
  expect(await readState(page)).toMatchObject({ document: { preferences: { theme: 'dark' } }, writes: 'saved' })
  await page.evaluate(async () => (await session.accounts()).signOut())
  expect(await readState(page)).toMatchObject({ user: null, userData: null, document: null, userDataInit: false })
})

test('an update waits for the first snapshot, creates the document, and never overwrites unseen data', async () => {
  const { page, email } = await openReader()
  // Called before anything is known of the document.
  const outcome = await page.evaluate(() => session.update({ preferences: { theme: 'dark' } }))
  expect(outcome).toBe('saved')
  const device = await openSessionPage(await openBrowser())
  const seen = await device.evaluate(
    async ([address, secret]) => {
      await (await session.accounts()).signIn(address, secret)
      const before = session.state().userDataInit
      await session.update({ userDetails: { displayName: 'Toad' } })
      return [before, session.state().userDataInit]
    },
    [email, password] as const,
  )
  expect(seen).toEqual([false, true])
  const whole = { preferences: { theme: 'dark' }, userDetails: { displayName: 'Toad' } }
  expect((await readState(device)).document).toEqual(whole)
  await expect.poll(async () => (await readState(page)).document).toEqual(whole)
})

test('a featured part is merged with the others, even when two devices write at once', async () => {
  const { page, email } = await openReader()
  const device = await openDevice(email)
  await page.evaluate(() => session.update({ userDetails: { displayName: 'Toad' } }))
  for (const round of ['one', 'two', 'three']) {
    await Promise.all([
      setSlot(page, 'driver', `drivers/${round}`),
      setSlot(device, 'kart', `karts/${round}`),
      setSlot(page, 'glider', `gliders/${round}`),
    ])
    const featuredParts = {
      driver: { $ref: `drivers/${round}` },
      kart: { $ref: `karts/${round}` },
      glider: { $ref: `gliders/${round}` },
    }
    const expected = { userDetails: { displayName: 'Toad', featuredParts } }
    for (const each of [page, device]) {
      await expect.poll(async () => (await readState(each)).document).toEqual(expected)
    }
  }
  await page.evaluate(() => session.setFeaturedPart('kart', null))
  const parts = (await readState(page)).document?.userDetails?.featuredParts
  expect(Object.keys(parts ?? {}).toSorted()).toEqual(['driver', 'glider'])
})

test('references are resolved for display and written back as references', async () => {
  const { page } = await openReader()
  await setSlot(page, 'driver', 'drivers/mario')
  await expect
    .poll(async () => (await readState(page)).userData)
    .toMatchObject({ userDetails: { featuredParts: { driver: { name: 'Mario', id: 'mario' } } } })
  await setSlot(page, 'kart', 'karts/no-such-kart')
  await expect
    .poll(async () => (await readState(page)).userData)
    .toMatchObject({ userDetails: { featuredParts: { driver: { name: 'Mario' }, kart: null } } })
  expect((await readState(page)).document?.userDetails?.featuredParts).toEqual({
    driver: { $ref: 'drivers/mario' },
    kart: { $ref: 'karts/no-such-kart' },
  })
})

test('a change the server refuses is reverted; changes sent with it stay', async () => {
  const { page } = await openReader()
  await untilKnown(page)
  const outcomes = await page.evaluate(async () => {
    const changes = [{ preferences: { theme: 'dark' } }, { userDetails: { displayName: 'x'.repeat(61) } }] as const
    const settled = await Promise.allSettled(changes.map((change) => session.update(change)))
    return settled.map((each) =>
      each.status === 'fulfilled' ? each.value : `${each.reason.code} ${each.reason.field}`,
    )
  })
  expect(outcomes).toEqual(['saved', 'invalid userDetails.displayName'])
  expect((await readState(page)).document).toEqual({ preferences: { theme: 'dark' } })
})

test('a write acknowledged after a later change from another device counts as saved', async () => {
  const { page, email } = await openReader()
  await untilKnown(page)
  const device = await openDevice(email)
  await untilKnown(device)
  const seen = Promise.withResolvers<void>()
  await page.route('**/api/docs/users/*', async (route) => {
    const response = await route.fetch()
    await seen.promise
    await route.fulfill({ response })
  })
  const outcome = page.evaluate(() => session.update({ preferences: { theme: 'dark' } }))
  await expect.poll(async () => (await readState(device)).document?.preferences?.theme).toBe('dark')
  await device.evaluate(() => session.update({ userDetails: { displayName: 'Toad' } }))
  await expect.poll(async () => (await readState(page)).document?.userDetails?.displayName).toBe('Toad')
  seen.resolve()
  expect(await outcome).toBe('saved')
  expect((await readState(page)).writes).toBe('saved')
})

test('two offline devices change a checklist: the newest change to each item wins', async () => {
  const { page, email } = await openReader()
  const device = await openDevice(email)
  await Promise.all([untilKnown(page), untilKnown(device)])
  await Promise.all([page.context().setOffline(true), device.context().setOffline(true)])
  await setLevels(page, { toad: 3 })
  await setLevels(device, { toad: 5, mario: 2, yoshi: 1 })
  await setLevels(page, { mario: 1 })
  await expect.poll(() => readChecklist(page)).toEqual({ levels: { toad: 3, mario: 1 }, saving: 'offline' })
  // The later change comes first.
  await device.context().setOffline(false)
  await expect.poll(async () => (await readChecklist(device)).saving).toBe('saved')
  await page.context().setOffline(false)
  const merged = { levels: { toad: 5, mario: 1, yoshi: 1 }, saving: 'saved' }
  for (const each of [page, device]) await expect.poll(() => readChecklist(each)).toEqual(merged)
  expect(Object.keys((await readState(page)).document?.checklist ?? {}).toSorted()).toEqual(['mario', 'toad', 'yoshi'])
})

test('tabs show changes another tab has not sent yet, and one of them sends them', async () => {
  const { page } = await openReader()
  const tab = await openSessionPage(page.context())
  await Promise.all([untilKnown(page), untilKnown(tab)])
  await page.context().setOffline(true)
  // Now and then, browsers lose their connection to a database.
  await page.evaluate(() => {
    const { prototype } = IDBDatabase
    const { transaction } = prototype
    prototype.transaction = () => {
      prototype.transaction = transaction
      throw new DOMException('The connection was lost.', 'InvalidStateError')
    }
  })
  await page.evaluate(() => session.update({ preferences: { density: 'compact' } }))
  await expect
    .poll(async () => await readState(tab))
    .toMatchObject({
      document: { preferences: { density: 'compact' } },
    })
  // The tab that has made the change is gone; the other one sends it.
  await page.close()
  await tab.context().setOffline(false)
  await expect.poll(async () => (await readState(tab)).writes).toBe('saved')
  const stored = await tab.evaluate(async () => (await session.accounts()).read(`users/${session.state().user?.uid}`))
  expect(stored.data).toEqual({ preferences: { density: 'compact' } })
})
