import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { signInHintKey } from '#site/features/accounts/session/sign-in-hint.ts'
import { makeAddress, newPassword, password } from '../accounts/join.ts'
import {
  addAccount,
  confirmAddress,
  chooseFromMenu,
  createAccount,
  fillIn,
  openAccount,
  openBrowser,
  openSignIn,
  openSite,
  signInAside,
  serveAccounts,
  signIn,
  untilSignedIn,
  untilSignedOut,
} from './accounts-site.ts'
import { findFaults } from './find-faults.ts'
import { readDocument } from './player-data.ts'
import { follow, holdBack, holdFading, readFocusOnceShown, untilAwake, untilHeading, visit } from './site-page.ts'
import { untilSaid } from './until-said.ts'

const server = serveAccounts()
beforeAll(() => server().google.prepare())
const pathOf = (page: Page) => page.url().slice(server().siteUrl.length)
const alertOf = (page: Page) => page.getByRole('dialog').locator('.form-failure')

test('creating an account: the mailed link and a press confirm the address, and the header shows the account', async () => {
  const page = await openSite(await openBrowser())
  const email = await createAccount(page)
  expect(await page.locator('header .account-button').getAttribute('title')).toBe(`Account: ${email}`)
  await untilSaid(page, 'Welcome!')
  const { links } = await server().mails.waitFor(email, 'Confirm your address')
  const reading = await openSite(await openBrowser(), links[0])
  await reading.getByText(`Is ${email} yours, and was it you who created this account on `).waitFor()
  expect(await findFaults(reading)).toEqual([])
  await reading.getByLabel('Password of the account', { exact: true }).fill('not the password')
  await reading.keyboard.press('Enter')
  await reading.getByRole('alert').getByText('The password is incorrect.', { exact: true }).waitFor()
  await confirmAddress(reading, email)
  // Spent, it does not stay in the history.
  expect(pathOf(reading)).toBe('/account/verify-email/')
  await reading.reload()
  await reading.getByText('Your address may be confirmed already').waitFor()
  await openSite(reading.context(), links[0]).then((again) =>
    again.getByText('already been used. Your settings say whether').waitFor(),
  )
  await chooseFromMenu(page, 'Settings')
  await page.locator('main').getByText('Verified', { exact: true }).waitFor()
})

test('a link from an e-mail is confirmed by a press where its account is signed in, or signs in there', async () => {
  const { page, email } = await openAccount()
  const { links } = await server().mails.waitFor(email, 'Confirm your address')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  // Opening it does nothing, however often mail programs do.
  for (let times = 0; times < 2; times++) {
    await page.goto(links[0] ?? '')
    await page.getByRole('button', { name: 'Confirm address' }).waitFor()
    expect(await page.getByLabel('Password of the account', { exact: true }).count()).toBe(0)
    await page.goto('/karts/')
  }
  expect(asked.filter((url) => url.endsWith('/complete-verification'))).toEqual([])

  const elsewhere = await openSite(await openBrowser(), links[0])
  await elsewhere.getByRole('button', { name: 'Sign in instead' }).click()
  await fillIn(elsewhere, email, password)
  await elsewhere.keyboard.press('Enter')
  await elsewhere.getByLabel('Password of the account', { exact: true }).waitFor({ state: 'detached' })
  await elsewhere.getByRole('button', { name: 'Confirm address' }).press('Enter')
  await elsewhere.getByText(`${email} is confirmed.`).waitFor()
})

test.each(['by mouse', 'by keyboard'])('signing out %s leads to signing in', async (way) => {
  const { page } = await openAccount('/checklist/')
  if (way === 'by mouse') await chooseFromMenu(page, 'Sign out')
  else {
    await page.locator('header .account-button').press('Enter')
    await page.getByRole('menuitem', { name: 'Checklist' }).waitFor()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
  }
  await untilSaid(page, 'You are signed out.')
  // Nor does the menu, gone with the account, take it away later.
  await page.locator('.menu').waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('header .sign-in:focus').count()).toBe(1)
})

test('at another address of the same server, sign-up says where accounts work', async () => {
  const page = await openSite(await openBrowser(), `${server().siteUrl.replace('localhost', '127.0.0.1')}/karts/`)
  await openSignIn(page)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await fillIn(page, makeAddress(), password)
  await page.keyboard.press('Enter')
  await expect.poll(() => alertOf(page).textContent()).toContain(`Open the site at ${server().siteUrl}/`)
})

test('one reader: the menu, large letters, a user page that is reloaded, and signing out there', async () => {
  const { page } = await openAccount()
  // A key pressed while the menu fades out opens the search, which keeps the focus.
  await page.locator('header .account-button').click()
  const entry = page.getByRole('menuitem', { name: 'Sign out' })
  await entry.waitFor()
  const finish = await holdFading(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  const field = page.getByRole('combobox', { name: 'Search everywhere' })
  const hasFocus = () => field.evaluate((element) => element === document.activeElement)
  await expect.poll(hasFocus).toBe(true)
  await finish()
  await entry.waitFor({ state: 'detached' })
  expect(await hasFocus()).toBe(true)
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })

  // With letters twice as large as usual, the picture of a reader fits into its button.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const [button, letter] = await Promise.all(
    ['.account-button', '.account-letter'].map((part) => page.locator(`header ${part}`).boundingBox()),
  )
  expect(letter?.width).toBeLessThan(button?.width ?? 0)
  expect((letter?.x ?? 0) + (letter?.width ?? 0)).toBeLessThan(390)
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  await page.setViewportSize({ width: 1280, height: 720 })

  // A user page asks who is signed in, also when it is reloaded, and even after storage was cleared.
  await chooseFromMenu(page, 'Settings')
  const heading = page.getByRole('heading', { name: 'Settings', level: 1 })
  await heading.waitFor()
  for (const isCleared of [false, true]) {
    if (isCleared) await page.evaluate(() => localStorage.clear())
    await page.reload()
    await heading.waitFor()
    await untilSignedIn(page)
    expect(pathOf(page)).toBe('/user/settings/')
  }

  // Signing out there replaces the history entry with the home page.
  const entries = await page.evaluate(() => history.length)
  await chooseFromMenu(page, 'Sign out')
  await expect.poll(() => pathOf(page)).toBe('/')
  await untilSignedOut(page)
  await untilSaid(page, 'You are signed out.')
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.goBack()
  await expect.poll(() => pathOf(page)).toBe('/karts/')
})

test('signed out: user pages, known or not, replace the history entry with the home page', async () => {
  const page = await openSite(await openBrowser())
  await page.goto('/user/settings/')
  await expect.poll(() => pathOf(page)).toBe('/')
  await untilAwake(page)
  const entries = await page.evaluate(() => history.length)
  await page.goto('/user/nothing/')
  await expect.poll(() => pathOf(page)).toBe('/')
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
})

test('an address that led home says why; signing in continues to it, closing the dialog cancels that', async () => {
  const email = await addAccount()
  const context = await openBrowser()
  const page = await openSite(context)
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await page.goto('/user/profile/')
  await dialog.getByText('Sign in to open your profile.').waitFor()
  expect(pathOf(page)).toBe('/')
  expect(await findFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.reload()
  await untilAwake(page)
  expect(await dialog.count()).toBe(0)

  await page.goto('/user/settings/#look')
  await dialog.getByText('Sign in to open your settings.').waitFor()
  const entries = await page.evaluate(() => history.length)
  await fillIn(page, email, password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()
  expect(pathOf(page)).toBe('/user/settings/#look')
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
})

test('signing in leads to no other site, whatever address had led home, and whatever build there is by then', async () => {
  const email = await addAccount()
  const page = await openSite(await openBrowser())
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).host))
  await page.route('**/assets/data/**/index.json', (route) =>
    route.fulfill({ json: { hash: 'another build', data: null, context: {} } }),
  )
  await page.evaluate(() => location.assign(`${location.origin}//elsewhere.example/user/profile/`))
  await page.getByRole('dialog', { name: 'Sign in' }).waitFor()
  await fillIn(page, email, password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Off the track' }).waitFor()
  expect(pathOf(page)).toBe('//elsewhere.example/user/profile/')
  expect(new Set(visited)).toEqual(new Set([new URL(page.url()).host]))
})

test('pages to which no user page has led do not look for one in storage', async () => {
  const page = await (await openBrowser()).newPage()
  await page.addInitScript(() => {
    const { getItem } = Storage.prototype
    Storage.prototype.getItem = function (name: string) {
      if (this === sessionStorage) document.documentElement.dataset['looked'] = name
      return getItem.call(this, name)
    }
  })
  const looked = () => page.evaluate(() => document.documentElement.dataset['looked'] ?? null)
  for (const path of ['/karts/', '/']) {
    await visit(page, path)
    expect(await looked(), path).toBeNull()
  }
  await page.goto('/user/settings/')
  await expect.poll(looked).toBe('topshelf-wanted-page')
})

test('the search offers pages of an account to everybody; signed out, they ask for a sign-in', async () => {
  const page = await openSite(await openBrowser())
  await page.keyboard.press('/')
  await page.getByRole('option', { name: /^My settings/ }).click()
  await page.getByRole('dialog', { name: 'Sign in' }).getByText('Sign in to open your settings.').waitFor()
  await expect.poll(() => pathOf(page)).toBe('/')
})

test('a link to a user page asks for a sign-in, then continues there; closing the dialog cancels that', async () => {
  const page = await openSite(await openBrowser(), '/')
  await follow(page, '/user/checklist/')
  await page.getByRole('dialog').getByLabel('E-mail address').waitFor()
  expect(pathOf(page)).toBe('/')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const email = await createAccount(page)
  expect(pathOf(page)).toBe('/')
  await chooseFromMenu(page, 'Sign out')
  await untilSignedOut(page)
  await follow(page, '/user/checklist/?show=missing#list')
  await fillIn(page, email, password)
  await page.keyboard.press('Enter')
  await expect.poll(() => pathOf(page)).toBe('/user/checklist/?show=missing#list')
  await page.getByRole('heading', { name: 'Checklist', level: 1 }).waitFor()
})

test('however often a sign-in is asked for while its code loads, one dialog opens', async () => {
  const page = await (await openBrowser()).newPage()
  const letGo = await holdBack(page, '/assets/js/show-sign-in-*.js')
  await visit(page, '/karts/')
  for (let press = 0; press < 2; press += 1) await page.locator('header .sign-in').click()
  await follow(page, '/user/settings/')
  await expect.poll(() => pathOf(page)).toBe('/')
  await letGo()
  await page.getByText('Sign in to open your settings.').waitFor()
  expect(await page.getByRole('dialog', { includeHidden: true }).count()).toBe(1)
})

test('a sign-in whose code arrives while the search is open waits until that is closed', async () => {
  const page = await (await openBrowser()).newPage()
  const letGo = await holdBack(page, '/assets/js/show-sign-in-*.js')
  await visit(page, '/')
  await follow(page, '/user/settings/')
  await page.keyboard.press('/')
  const field = page.getByRole('combobox', { name: 'Search everywhere' })
  await field.waitFor()
  const arrival = page.waitForResponse('**/assets/js/show-sign-in-*.js')
  await letGo()
  await (await arrival).finished()
  await page.keyboard.type('royale', { delay: 50 })
  // Of which assistive technology still knows.
  expect(await field.inputValue()).toBe('royale')
  expect(await page.getByRole('dialog', { includeHidden: true }).count()).toBe(1)
  await page.keyboard.press('Escape')
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await dialog.getByText('Sign in to open your settings.').waitFor()
  await expect.poll(() => dialog.evaluate((shown) => shown.contains(document.activeElement))).toBe(true)
})

test('a sign-in whose code arrives on the next page has been given up', async () => {
  const page = await (await openBrowser()).newPage()
  const letGo = await holdBack(page, '/assets/js/show-sign-in-*.js')
  await visit(page, '/karts/')
  await follow(page, '/user/settings/')
  await expect.poll(() => pathOf(page)).toBe('/')
  await follow(page, '/gliders/')
  await untilHeading(page, 'Gliders')
  const arrival = page.waitForResponse('**/assets/js/show-sign-in-*.js')
  await letGo()
  await (await arrival).finished()
  // By the time another page has come, the dialog would have opened.
  await follow(page, '/drivers/')
  await untilHeading(page, 'Drivers')
  expect(await page.getByRole('dialog', { includeHidden: true }).count()).toBe(0)
  await page.locator('header .sign-in').click()
  // No longer to open the settings.
  await page.getByText('Syncs your checklist and profile').waitFor()
})

test('a sign-in whose code fails to arrive on the next page is not missed there', async () => {
  const page = await (await openBrowser()).newPage()
  await page.route('**/assets/js/show-sign-in-*.js', (route) => route.abort())
  const letGo = await holdBack(page, '/assets/js/show-sign-in-*.js')
  const failure = page.waitForEvent('console', (message) => message.text().includes('show-sign-in'))
  await visit(page, '/karts/')
  await follow(page, '/user/settings/')
  await expect.poll(() => pathOf(page)).toBe('/')
  await follow(page, '/gliders/')
  await untilHeading(page, 'Gliders')
  await letGo()
  await failure
  // By the time another page has come, the message would have been shown.
  await follow(page, '/drivers/')
  await untilHeading(page, 'Drivers')
  expect(await page.getByText('The sign-in form could not be loaded.').count()).toBe(0)
})

test('a sign-in dialog that is already open takes over the page that is wanted next', async () => {
  const email = await addAccount()
  const page = await (await openBrowser()).newPage()
  const letGo = await holdBack(page, '/assets/js/keep-session-*.js')
  await visit(page, '/')
  await follow(page, '/user/settings/')
  await page.locator('header .sign-in').click()
  await page.getByText('Syncs your checklist and profile').waitFor()
  await letGo()
  await page.getByText('Sign in to open your settings.').waitFor()
  expect(await page.getByRole('dialog', { includeHidden: true }).count()).toBe(1)
  await fillIn(page, email, password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()
})

test('a link to a user page that the reader has abandoned asks for no sign-in', async () => {
  const page = await (await openBrowser()).newPage()
  await page.addInitScript((key) => localStorage.setItem(key, '1'), signInHintKey)
  const letGo = await holdBack(page, '/assets/js/keep-session-*.js')
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/js/show-sign-in-') && asked.push(request.url()))
  await visit(page, '/karts/')
  await follow(page, '/user/settings/')
  await follow(page, '/gliders/')
  await untilHeading(page, 'Gliders')
  await letGo()
  // Who is signed in has been answered: nobody is, as this browser had believed.
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), signInHintKey)).toBeNull()
  // By the time another page has come, the code of the dialog would have been asked for.
  await follow(page, '/drivers/')
  await untilHeading(page, 'Drivers')
  expect(asked).toEqual([])
  await follow(page, '/user/profile/')
  await page.getByText('Sign in to open your profile.').waitFor()
  expect(asked).toHaveLength(1)
})

test('a dialog that is closing leaves the next one the page that signing in is to open', async () => {
  const email = await addAccount()
  const page = await openSite(await openBrowser(), '/')
  await follow(page, '/user/settings/')
  await page.getByText('Sign in to open your settings.').waitFor()
  const finish = await holdFading(page)
  await page.keyboard.press('Escape')
  await follow(page, '/user/profile/')
  await page.getByText('Sign in to open your profile.').waitFor()
  await finish()
  await page.getByText('Sign in to open your settings.').waitFor({ state: 'detached' })
  await fillIn(page, email, password)
  await page.keyboard.press('Enter')
  await expect.poll(() => pathOf(page)).toBe('/user/profile/')
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
  await fillIn(page, email, password)
  await page.keyboard.press('Enter')
  await dialog.getByText('An account with this address already exists').waitFor()
  await expect.poll(focused).toBe('email')

  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await signIn(page, email)
  await expect.poll(() => dialog.count()).toBe(0)
})

test('a field that the server rejects has the focus as soon as the fault is shown', async () => {
  const { page, letGo } = await submitKnownAddress()
  const focused = readFocusOnceShown(page, 'An account with this address already exists')
  await letGo()
  expect(await focused).toBe('email')
})

test('a fault that arrives late does not take the focus from another field', async () => {
  const { dialog, letGo } = await submitKnownAddress()
  const other = dialog.getByLabel('Password', { exact: true })
  await other.focus()
  await letGo()
  await dialog.getByText('An account with this address already exists').waitFor()
  expect(await other.evaluate((field) => field === document.activeElement)).toBe(true)
})

/** Asks for an account for an address that has one. @returns what lets the answer arrive */
async function submitKnownAddress(): Promise<{ page: Page; dialog: Locator; letGo: () => Promise<void> }> {
  const email = await addAccount()
  const page = await (await openBrowser()).newPage()
  const letGo = await holdBack(page, '/api/auth/create-account')
  await visit(page, '/karts/')
  await openSignIn(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create an account' }).click()
  await fillIn(page, email, password)
  await dialog.getByRole('button', { name: 'Create account' }).press('Enter')
  return { page, dialog, letGo }
}

test('a mailed link resets a forgotten password', async () => {
  const { page: signedIn, email } = await openAccount('/user/settings/')
  const page = await openSite(await openBrowser())
  await openSignIn(page)
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.getByRole('dialog').getByRole('alert').getByText('Enter your e-mail address.').waitFor()
  const promise = page.getByText('We’ll e-mail you a link')
  await promise.waitFor()
  await page.getByRole('dialog').getByLabel('E-mail address').fill(email)
  await page.keyboard.press('Enter')
  await page.getByText('we have sent it a link').waitFor()
  expect(await promise.count()).toBe(0)
  await page.locator('button:focus', { hasText: 'Back to sign-in' }).waitFor()
  const { links } = await server().mails.waitFor(email, 'Choose a new password')
  await page.goto(links[0] ?? '')
  const length = page.locator('main').getByText('at least 8 characters')
  await length.waitFor()
  await page.getByLabel('New password', { exact: true }).fill('short')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('at least 8 characters').waitFor()
  expect(await length.count()).toBe(1)
  await page.getByLabel('New password', { exact: true }).fill(newPassword)
  await page.keyboard.press('Enter')
  await page.getByText('Your password has been changed').waitFor()
  await page.locator('main button:focus', { hasText: 'Sign in' }).waitFor()
  // The session that was open elsewhere has ended, and its user page with it.
  await expect.poll(() => pathOf(signedIn)).toBe('/')
  await page.locator('main').getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('dialog', { name: 'Sign in' }).waitFor()
  await page.reload()
  await page.locator('main').getByText('If you have just chosen a new password, sign in with it.').waitFor()
  await openSignIn(page)
  await fillIn(page, email, newPassword)
  await page.keyboard.press('Enter')
  await untilSignedIn(page)
  // The link works once, and a new one is to be had, whoever is signed in.
  await page.goto('/karts/')
  await page.goto(links[0] ?? '')
  await untilSignedIn(page)
  await page.getByLabel('New password', { exact: true }).fill('one blue shell')
  await page.keyboard.press('Enter')
  await page.getByText('This link has expired or has already been used.').waitFor()
  await page.locator('main button:focus', { hasText: 'Request a new link' }).press('Enter')
  const address = page.getByRole('dialog', { name: 'Reset your password' }).getByLabel('E-mail address')
  await address.waitFor()
  // One that closes again is gone by then.
  await page.waitForTimeout(400)
  await address.fill(email)
  await page.keyboard.press('Enter')
  await page.getByText('we have sent it a link').waitFor()
})

test('Google sign-in opens a popup that always asks which account to use', async () => {
  const page = await openSite(await openBrowser())
  await openSignIn(page)
  const email = makeAddress()
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign in with Google' }).click(),
  ])
  await popup.getByLabel('Address').fill(email)
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Continue' }).click()])
  await untilSignedIn(page)
  expect(await page.locator('header .account-button').getAttribute('title')).toBe(`Account: ${email}`)
  expect(server().google.requests().at(-1)?.get('prompt')).toBe('select_account')
})

test('a closed popup and a blocked one are reported, and the form can be used again', async () => {
  const page = await openSite(await openBrowser())
  await openSignIn(page)
  const google = page.getByRole('button', { name: 'Sign in with Google' })
  const [popup] = await Promise.all([page.waitForEvent('popup'), google.click()])
  await popup.getByLabel('Address').waitFor()
  await popup.close()
  await page.bringToFront()
  await alertOf(page).getByText('closed before you had signed in').waitFor()
  // What window.open answers where the browser blocks popups.
  await page.evaluate(() => Object.assign(window, { open: () => null }))
  await google.click()
  await alertOf(page).getByText('Your browser blocked the sign-in window').waitFor()
  expect(await google.isEnabled()).toBe(true)
})

test('an account with an unconfirmed address is told what to do first', async () => {
  const email = await addAccount()
  const page = await openSite(await openBrowser())
  await openSignIn(page)
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign in with Google' }).click(),
  ])
  await popup.getByLabel('Address').fill(email)
  await popup.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => alertOf(page).textContent()).toContain('Sign in with your password, open the link')
})

test('a missing connection is reported, and trying again works', async () => {
  const email = await addAccount()
  const context = await openBrowser()
  const page = await openSite(context)
  await openSignIn(page)
  await fillIn(page, email, password)
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => alertOf(page).textContent()).toContain('The server cannot be reached')
  await context.setOffline(false)
  await page.keyboard.press('Enter')
  await untilSignedIn(page)
})

test('a connection that is lost before the code of the accounts has arrived is reported in the same words', async () => {
  const email = await addAccount()
  const context = await openBrowser()
  const page = await openSite(context)
  const isKeeper = /\/keep-session-[^/]+\.js(?:\?|$)/
  await context.route(isKeeper, (route) => route.abort())
  await openSignIn(page)
  await fillIn(page, email, password)
  await page.keyboard.press('Enter')
  await expect.poll(() => alertOf(page).textContent()).toContain('The server cannot be reached')
  await context.unroute(isKeeper)
  await page.keyboard.press('Enter')
  await untilSignedIn(page)
})

test('signing in or out in one tab does so in all tabs', async () => {
  const context = await openBrowser()
  const first = await openSite(context)
  const second = await openSite(context, '/drivers/')
  await createAccount(first)
  await untilSignedIn(second)
  await chooseFromMenu(second, 'Sign out')
  await Promise.all([untilSignedOut(first), untilSignedOut(second)])
  await Promise.all([first, second].map((tab) => untilSaid(tab, 'You are signed out.')))
  expect(await first.evaluate(() => localStorage.getItem('topshelf-signed-in'))).toBeNull()
})

test('a dialog does not outlive its account', async () => {
  const { page, context } = await openAccount('/user/settings/')
  await page.getByRole('button', { name: 'Delete my account…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  const tab = await openSite(context)
  await tab.evaluate(
    async (account) => {
      for (const [name, body] of [['sign-out', '{}'] as const, ['create-account', account] as const]) {
        await fetch(`/api/auth/${name}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
      }
    },
    JSON.stringify({ email: makeAddress(), password }),
  )
  await expect.poll(() => dialog.count()).toBe(0)
})

/** As another device of the reader would. */
async function deleteElsewhere(email: string): Promise<void> {
  const elsewhere = await signInAside(email)
  const { user } = await elsewhere.ask('session')
  await elsewhere.ask('deleteAccount', { uid: user?.uid ?? '' })
}

/** What `localStorage` holds of accounts. */
function listOfAccounts(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => /[:/]/.test(key)))
}

test('an account deleted elsewhere says so here, and nothing of it stays in this browser', async () => {
  const { page, context, email } = await openAccount('/checklist/')
  await context.route(/\/api\/docs\//, (route) => route.abort('internetdisconnected'))
  await page.locator('.entry-cell[data-item="mario"] button').click()
  await expect.poll(() => listOfAccounts(page)).not.toEqual([])
  await deleteElsewhere(email)
  await untilSaid(page, 'Your account has been deleted. Nothing of it is left in this browser.')
  expect(await listOfAccounts(page)).toEqual([])
})

test.each(['the page that is open', 'the next page'])(
  'an account deleted while this device was offline leaves nothing here, as %s finds out',
  async (where) => {
    const { page, context, email } = await openAccount('/checklist/')
    await page.locator('.save-state.saved').waitFor()
    await context.setOffline(true)
    await page.locator('.entry-cell[data-item="mario"] button').click()
    await expect.poll(() => listOfAccounts(page)).not.toEqual([])
    await deleteElsewhere(email)
    if (where === 'the next page') await page.goto('about:blank')
    await context.setOffline(false)
    if (where === 'the next page') await visit(page, '/checklist/')
    await untilSaid(page, 'Your account has been deleted. Nothing of it is left in this browser.')
    await untilSignedOut(page)
    expect(await listOfAccounts(page)).toEqual([])
    expect(await page.locator('.entry-cell.owned[data-item="mario"]').count()).toBe(0)
  },
)

test('a session that is gone at the next visit is reported once, with a way to sign in', async () => {
  const { page, context, email } = await openAccount('/checklist/')
  const toast = page.locator('.toast').getByText('Your session has ended.')
  await context.clearCookies()
  await page.goto('/user/settings/')
  await page.getByRole('dialog').getByText('Sign in to open your settings.').waitFor()
  await toast.waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.toast').getByRole('button', { name: 'Sign in' }).click()
  await fillIn(page, email, password)
  await page.keyboard.press('Enter')
  await untilSignedIn(page)

  await context.clearCookies()
  await page.reload()
  await toast.waitFor()
  await untilSignedOut(page)
  await visit(page, '/karts/')
  expect(await toast.count()).toBe(0)
})

test('a session that is lost with its cookie ends at the next mark, which waits for the next sign-in', async () => {
  const { page, context, email } = await openAccount('/checklist/')
  await page.locator('.save-state.saved').waitFor()
  await context.clearCookies()
  await page.locator('.entry-cell[data-item="mario"] button').click()
  await untilSaid(page, 'Your session has ended. Sign in again: everything you marked is kept.')
  await untilSignedOut(page)
  await openSignIn(page)
  await fillIn(page, email, password)
  await page.keyboard.press('Enter')
  await page.locator('.save-state.saved').waitFor()
  expect(Object.keys((await readDocument(page)).checklist ?? {})).toEqual(['mario'])
})

test('a session ended elsewhere ends here and leaves the user page', async () => {
  const { page, email } = await openAccount('/user/profile/')
  const elsewhere = await signInAside(email)
  await elsewhere.ask('revokeOtherSessions', {})
  await untilSaid(page, 'Your session has ended. Sign in again: everything you marked is kept.')
  await expect.poll(() => pathOf(page)).toBe('/')
  expect((await elsewhere.ask('session')).user?.email).toBe(email)
})

test('a device whose clock is days off is told so once, when it meets an account', async () => {
  const now = new Date(Date.now() + 75 * 60 * 60 * 1000).toISOString()
  const page = await openSite(await openBrowser({ now }), '/drivers/')
  await createAccount(page)
  await untilSaid(
    page,
    'This device’s clock is 3 days fast. Set it: your account does not take changes from the future.',
  )
  await follow(page, '/user/checklist/')
  await page.locator('.entry-cell[data-item="mario"]').getByRole('button').press('3')
  await page.getByText('Not synced: set this device’s clock').waitFor()
  expect(await page.locator('.toast', { hasText: 'clock' }).count()).toBe(1)
})
