/** How somebody who is signed out comes to the dialog, what it says, and where it leads. */
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { refusalStatus, type RefusalBody } from '#documents/refusal.ts'
import { makeAddress, password } from '../accounts/join.ts'
import {
  addAccount,
  chooseFromMenu,
  fillIn,
  openBrowser,
  openSignIn,
  openSite,
  pathOf,
  serveAccounts,
  signIn,
  untilSignedIn,
  untilSignedOut,
} from './accounts-site.ts'
import { findFaults } from './find-faults.ts'
import { follow, holdBack, readFocusOnceShown, untilAwake, untilHeading, visit } from './site-page.ts'

const server = serveAccounts()
beforeAll(() => server().google.prepare())
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Sign in' })
const alertOf = (page: Page) => page.getByRole('dialog').locator('.form-failure')
const countDialogs = (page: Page) => page.getByRole('dialog', { includeHidden: true }).count()

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

test('pages of an account ask for a sign-in, which continues there: by link, by search, and by address', async () => {
  const email = await addAccount()
  const page = await openSite(await openBrowser(), '/')
  const dialog = dialogOf(page)
  await follow(page, '/user/checklist/')
  await dialog.getByLabel('E-mail address').waitFor()
  expect(pathOf(page)).toBe('/')
  await closeDialog(page)
  // One that is open takes over the page that is wanted next.
  await openSignIn(page)
  await dialog.getByText('Syncs your checklist and profile').waitFor()
  await follow(page, '/user/settings/')
  await dialog.getByText('Sign in to open your settings.').waitFor()
  expect(await countDialogs(page)).toBe(1)
  await closeDialog(page)
  await page.keyboard.press('/')
  await page.getByRole('option', { name: /^My settings/ }).click()
  await dialog.getByText('Sign in to open your settings.').waitFor()
  await closeDialog(page)
  await follow(page, '/user/checklist/?show=missing#list')
  await fillIn(page, email, password)
  await page.keyboard.press('Enter')
  await expect.poll(() => pathOf(page)).toBe('/user/checklist/?show=missing#list')
  await untilHeading(page, 'Checklist')

  // Addresses, known or not, replace their history entry with the home page, which says why.
  await chooseFromMenu(page, 'Sign out')
  await expect.poll(() => pathOf(page)).toBe('/')
  const countEntries = () => page.evaluate(() => history.length)
  let entries = await countEntries()
  await page.goto('/user/nothing/')
  await expect.poll(() => pathOf(page)).toBe('/')
  expect(await countEntries()).toBe(entries + 1)
  await page.goto('/user/profile/')
  await dialog.getByText('Sign in to open your profile.').waitFor()
  expect(pathOf(page)).toBe('/')
  expect(await findFaults(page, '[role=dialog]')).toEqual([])
  await closeDialog(page)
  await page.reload()
  await untilAwake(page)
  expect(await dialog.count()).toBe(0)
  await page.goto('/user/settings/#look')
  await dialog.getByText('Sign in to open your settings.').waitFor()
  entries = await countEntries()
  await fillIn(page, email, password)
  await page.keyboard.press('Enter')
  await untilHeading(page, 'Settings')
  expect(pathOf(page)).toBe('/user/settings/#look')
  expect(await countEntries()).toBe(entries + 1)

  // It leads to no other site, whatever address had led home, and whatever build there is by then.
  await chooseFromMenu(page, 'Sign out')
  await expect.poll(() => pathOf(page)).toBe('/')
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).host))
  await page.route('**/assets/data/**/index.json', (route) =>
    route.fulfill({ json: { hash: 'another build', data: null, context: {} } }),
  )
  await page.evaluate(() => location.assign(`${location.origin}//elsewhere.example/user/profile/`))
  await dialog.waitFor()
  await fillIn(page, email, password)
  await page.keyboard.press('Enter')
  await untilHeading(page, 'Off the track')
  expect(pathOf(page)).toBe('//elsewhere.example/user/profile/')
  expect(new Set(visited)).toEqual(new Set([new URL(page.url()).host]))
})

test('a dialog whose code comes late waits until the search is closed, and is given up for another page', async () => {
  const page = await (await openBrowser()).newPage()
  const code = '/assets/js/show-sign-in-*.js*'
  const letGo = await holdBack(page, code)
  const letSearch = await holdBack(page, '/assets/js/search-dialog-*.js')
  await visit(page, '/')
  await follow(page, '/user/settings/')
  await page.keyboard.press('/')
  await page.keyboard.type('ro')
  const arrival = page.waitForResponse(`**${code}`)
  await letGo()
  await (await arrival).finished()
  await page.keyboard.type('y', { delay: 50 })
  await letSearch()
  const field = page.getByRole('combobox', { name: 'Search everywhere' })
  await field.waitFor()
  await page.keyboard.type('ale', { delay: 50 })
  // Of which assistive technology still knows.
  expect(await field.inputValue()).toBe('royale')
  expect(await countDialogs(page)).toBe(1)
  await page.keyboard.press('Escape')
  const dialog = dialogOf(page)
  await dialog.getByText('Sign in to open your settings.').waitFor()
  await expect.poll(() => dialog.evaluate((shown) => shown.contains(document.activeElement))).toBe(true)

  // On another page, neither is a failure to load it reported nor the dialog opened.
  await visit(page, '/karts/')
  await page.route(`**${code}`, (route) => route.abort(), { times: 1 })
  const letFail = await holdBack(page, code)
  const failure = page.waitForEvent('console', (message) => message.text().includes('show-sign-in'))
  await follow(page, '/user/settings/')
  await expect.poll(() => pathOf(page)).toBe('/')
  await follow(page, '/gliders/')
  await untilHeading(page, 'Gliders')
  await letFail()
  await failure
  const letCome = await holdBack(page, code)
  await follow(page, '/user/settings/')
  await expect.poll(() => pathOf(page)).toBe('/')
  await follow(page, '/drivers/')
  await untilHeading(page, 'Drivers')
  const coming = page.waitForResponse(`**${code}`)
  await letCome()
  await (await coming).finished()
  // By the time another page has come, either would have been shown.
  await follow(page, '/karts/')
  await untilHeading(page, 'Karts')
  expect(await page.getByText('The sign-in form could not be loaded.').count()).toBe(0)
  expect(await countDialogs(page)).toBe(0)
  await page.locator('header .sign-in').click()
  // No longer to open the settings.
  await page.getByText('Syncs your checklist and profile').waitFor()
})

test('the form: password managers recognise its fields, faults are reported beside them, and what is wrong stays unsaid', async () => {
  const email = await addAccount()
  const page = await openSite(await openBrowser())
  await openSignIn(page)
  const dialog = page.getByRole('dialog')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
  const fields = () =>
    dialog
      .locator('input')
      .evaluateAll((inputs) => inputs.map((input) => [input.getAttribute('type'), input.getAttribute('autocomplete')]))
  await expect.poll(focused).toBe('email')
  expect(await fields()).toEqual([
    ['email', 'username'],
    ['password', 'current-password'],
  ])

  // A missing or weak value is reported next to its field, which takes focus.
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await dialog.getByText('Enter your e-mail address').waitFor()
  await fillIn(page, 'no address', '')
  await page.keyboard.press('Enter')
  await dialog.getByText('Enter a valid e-mail address.').waitFor()
  await expect.poll(focused).toBe('email')

  // A wrong password and an unknown address give the same message; Enter submits, the failure is announced.
  const messages: (string | null)[] = []
  for (const address of [email, makeAddress()]) {
    await fillIn(page, address, 'not the password')
    const answer = page.waitForResponse('**/api/auth/sign-in')
    await page.keyboard.press('Enter')
    await answer
    await alertOf(page).getByText('is incorrect').waitFor()
    messages.push(await alertOf(page).textContent())
  }
  expect(messages[0]).toBe(messages[1])
  expect(await alertOf(page).getAttribute('role')).toBe('alert')
  // Too many attempts are blocked, and the message says how long to wait.
  const refusal: RefusalBody = { error: { code: 'rate-limited', message: 'Too many.', retryAfter: 90 } }
  const block = { status: refusalStatus['rate-limited'], json: refusal }
  await page.route('**/api/auth/sign-in', (route) => route.fulfill(block), { times: 1 })
  await page.keyboard.press('Enter')
  await alertOf(page).getByText('Too many attempts. Try again in 2 minutes.').waitFor()
  const faults = await findFaults(page, '[role=dialog]')
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await page.getByRole('dialog', { name: 'Reset your password' }).waitFor()
  faults.push(...(await findFaults(page, '[role=dialog]')))
  expect(faults).toEqual([])
  await page.getByRole('button', { name: 'Back to sign-in' }).click()

  await dialog.getByRole('button', { name: 'Create an account' }).click()
  await expect.poll(fields).toEqual([
    ['email', 'username'],
    ['password', 'new-password'],
  ])
  await fillIn(page, email, '12345678')
  await page.keyboard.press('Enter')
  await dialog.getByText('too easy to guess').waitFor()
  await expect.poll(focused).toBe('password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.poll(() => page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text')

  // A fault that arrives late does not take the focus from another field; else the field has it as soon as it is shown.
  const known = 'An account with this address already exists'
  const send = dialog.getByRole('button', { name: 'Create account' })
  await fillIn(page, email, password)
  const letFirst = await holdBack(page, '/api/auth/create-account')
  await send.press('Enter')
  await dialog.getByLabel('Password', { exact: true }).focus()
  await letFirst()
  await dialog.getByText(known).waitFor()
  expect(await focused()).toBe('password')
  const letSecond = await holdBack(page, '/api/auth/create-account')
  await send.press('Enter')
  await dialog.getByText(known).waitFor({ state: 'detached' })
  const focus = readFocusOnceShown(page, known)
  await letSecond()
  expect(await focus).toBe('email')

  await closeDialog(page)
  await signIn(page, email)
  await expect.poll(() => dialog.count()).toBe(0)
  // At another address of the same server, it says where accounts work.
  await visit(page, `${server().siteUrl.replace('localhost', '127.0.0.1')}/karts/`)
  await openSignIn(page)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await fillIn(page, makeAddress(), password)
  await page.keyboard.press('Enter')
  await expect.poll(() => alertOf(page).textContent()).toContain(`Open the site at ${server().siteUrl}/`)
})

test('a lost connection is reported, and so is what goes wrong with Google; the form can be used again', async () => {
  const email = await addAccount()
  const context = await openBrowser()
  const page = await openSite(context)
  // Even before the code of the accounts has arrived.
  const isKeeper = /\/keep-session-[^/]+\.js(?:\?|$)/
  await context.route(isKeeper, (route) => route.abort())
  await openSignIn(page)
  await fillIn(page, email, password)
  await page.keyboard.press('Enter')
  await expect.poll(() => alertOf(page).textContent()).toContain('The server cannot be reached')
  await context.unroute(isKeeper)
  await page.keyboard.press('Enter')
  await untilSignedIn(page)
  await chooseFromMenu(page, 'Sign out')
  await untilSignedOut(page)

  await openSignIn(page)
  const google = page.getByRole('button', { name: 'Sign in with Google' })
  const openPopup = async () => {
    const [popup] = await Promise.all([page.waitForEvent('popup'), google.click()])
    await popup.getByLabel('Address').waitFor()
    return popup
  }
  await (await openPopup()).close()
  await page.bringToFront()
  await alertOf(page).getByText('closed before you had signed in').waitFor()
  // What window.open answers where the browser blocks popups.
  const unblock = await page.evaluateHandle(() => {
    const { open } = window
    window.open = () => null
    return () => (window.open = open)
  })
  await google.click()
  await alertOf(page).getByText('Your browser blocked the sign-in window').waitFor()
  await unblock.evaluate((run) => run())
  // An account whose address is not confirmed is told what to do first.
  const unconfirmed = await openPopup()
  await unconfirmed.getByLabel('Address').fill(email)
  await unconfirmed.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => alertOf(page).textContent()).toContain('Sign in with your password, open the link')
  const popup = await openPopup()
  const address = makeAddress()
  await popup.getByLabel('Address').fill(address)
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Continue' }).click()])
  await untilSignedIn(page)
  expect(await page.locator('header .account-button').getAttribute('title')).toBe(`Account: ${address}`)
  expect(server().google.requests().at(-1)?.get('prompt')).toBe('select_account')
})
