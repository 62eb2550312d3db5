import { expect, test } from 'vitest'
import { newPassword, password } from '../accounts/join.ts'
import {
  chooseFromMenu,
  createAccount,
  fillIn,
  openAccount,
  openBrowser,
  openSignIn,
  openSite,
  pathOf,
  signInAside,
  serveAccounts,
  untilSignedIn,
  untilSignedOut,
} from './accounts-site.ts'
import { findFaults } from './find-faults.ts'
import { readDocument } from './player-data.ts'
import { follow, holdFading, visit } from './site-page.ts'
import { untilSaid } from './until-said.ts'

const server = serveAccounts()

test('creating an account: its mailed link does nothing by itself; a press confirms the address where it signs in', async () => {
  const page = await openSite(await openBrowser())
  const email = await createAccount(page)
  expect(await page.locator('header .account-button').getAttribute('title')).toBe(`Account: ${email}`)
  await untilSaid(page, 'Welcome!')
  const { links } = await server().mails.waitFor(email, 'Confirm your address')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  // As mail programs open it.
  await page.goto(links[0] ?? '')
  await page.getByRole('button', { name: 'Confirm address' }).waitFor()
  expect(await page.getByLabel('Password of the account', { exact: true }).count()).toBe(0)
  await page.goto('/user/settings/')
  expect(asked.filter((url) => url.endsWith('/complete-verification'))).toEqual([])

  const reading = await openSite(await openBrowser(), links[0])
  await reading.getByText(`Is ${email} yours, and was it you who created this account on `).waitFor()
  expect(await findFaults(reading, 'main')).toEqual([])
  const field = reading.getByLabel('Password of the account', { exact: true })
  await field.fill('not the password')
  await reading.keyboard.press('Enter')
  await reading.getByRole('alert').getByText('The password is incorrect.', { exact: true }).waitFor()
  await reading.getByRole('button', { name: 'Sign in instead' }).click()
  await fillIn(reading, email, password)
  await reading.keyboard.press('Enter')
  await field.waitFor({ state: 'detached' })
  await reading.getByRole('button', { name: 'Confirm address' }).press('Enter')
  await reading.getByText(`${email} is confirmed.`).waitFor()
  // Spent, it does not stay in the history.
  expect(pathOf(reading)).toBe('/account/verify-email/')
  await reading.reload()
  await reading.getByText('Your address may be confirmed already').waitFor()
  await openSite(reading.context(), links[0]).then((again) =>
    again.getByText('already been used. Your settings say whether').waitFor(),
  )
  await page.locator('main').getByText('Verified', { exact: true }).waitFor()
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

test('a session that ends says so: gone at a visit, lost with its cookie, and ended elsewhere; what was marked is kept', async () => {
  const { page, context, email } = await openAccount('/checklist/')
  const farewell = 'Your session has ended. Sign in again: everything you marked is kept.'
  const signInAgain = async () => {
    await fillIn(page, email, password)
    await page.keyboard.press('Enter')
    await untilSignedIn(page)
  }
  const isSaved = page.locator('.save-state.saved')
  const toast = page.locator('.toast').getByText('Your session has ended.')
  await isSaved.waitFor()
  await context.clearCookies()
  await page.goto('/user/settings/')
  await page.getByRole('dialog').getByText('Sign in to open your settings.').waitFor()
  await toast.waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.toast').getByRole('button', { name: 'Sign in' }).click()
  await signInAgain()
  await context.clearCookies()
  await page.reload()
  await toast.waitFor()
  await untilSignedOut(page)
  // Once.
  await visit(page, '/checklist/')
  expect(await toast.count()).toBe(0)

  await openSignIn(page)
  await signInAgain()
  await isSaved.waitFor()
  await context.clearCookies()
  await page.locator('.entry-cell[data-item="mario"] button').click()
  await untilSaid(page, farewell)
  await untilSignedOut(page)
  await openSignIn(page)
  await signInAgain()
  await isSaved.waitFor()
  expect(Object.keys((await readDocument(page)).checklist ?? {})).toEqual(['mario'])

  await visit(page, '/user/profile/')
  await untilSignedIn(page)
  const elsewhere = await signInAside(email)
  await elsewhere.ask('revokeOtherSessions', {})
  await untilSaid(page, farewell)
  await expect.poll(() => pathOf(page)).toBe('/')
  expect((await elsewhere.ask('session')).user?.email).toBe(email)
})

test('an account deleted while this device was offline says so on the next page, and leaves nothing here', async () => {
  const { page, context, email } = await openAccount('/checklist/')
  const listOfAccounts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /[:/]/.test(key)))
  await page.locator('.save-state.saved').waitFor()
  await context.setOffline(true)
  await page.locator('.entry-cell[data-item="mario"] button').click()
  await expect.poll(listOfAccounts).not.toEqual([])
  // As another device of the reader would.
  const elsewhere = await signInAside(email)
  const { user } = await elsewhere.ask('session')
  await elsewhere.ask('deleteAccount', { uid: user?.uid ?? '' })
  await page.goto('about:blank')
  await context.setOffline(false)
  await visit(page, '/checklist/')
  await untilSaid(page, 'Your account has been deleted. Nothing of it is left in this browser.')
  await untilSignedOut(page)
  expect(await listOfAccounts()).toEqual([])
  expect(await page.locator('.entry-cell.owned[data-item="mario"]').count()).toBe(0)
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
