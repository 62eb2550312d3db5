import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ageSignIns } from '../accounts-port/age-sign-ins.ts'
import { makeAddress, password } from '../accounts/join.ts'
import {
  addConfirmedAccount,
  confirmAddress,
  openAccount,
  openBrowser,
  openSite,
  serveAccounts,
  signIn,
  signInElsewhere,
  untilSignedIn,
} from './accounts-site.ts'
import { untilSaid } from './until-said.ts'

const server = serveAccounts()
const confirmationOf = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' })

test('a new address and a new password need a fresh sign-in, which a dialog asks for', async () => {
  const email = await addConfirmedAccount()
  const page = await signInElsewhere(email, '/user/settings/')
  const other = await openAccount('/user/settings/')
  const next = makeAddress()
  await page.getByRole('button', { name: 'Change address' }).click()
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.getByRole('alert').getByText('Enter your e-mail address.').waitFor()
  await page.getByLabel('New e-mail address').fill(email.toUpperCase())
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.getByRole('alert').getByText('This is already your address.').waitFor()

  // Both have signed in too long ago for it.
  await ageSignIns(server())
  for (const old of [page, other.page]) {
    await old.reload()
    await untilSignedIn(old)
  }
  await changeAddress(page, email, next)
  await expect.poll(() => page.locator('header .account-button').getAttribute('title')).toBe(`Account: ${next}`)
  await resetForgotten(other.page, other.email)
})

/** Puts it off at first, which changes nothing. It takes effect when it is confirmed, and the old one is notified. */
async function changeAddress(page: Page, email: string, next: string): Promise<void> {
  await page.getByRole('button', { name: 'Change address' }).click()
  await page.getByLabel('New e-mail address').fill(next)
  await page.keyboard.press('Enter')
  const dialog = confirmationOf(page)
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await page.locator('main').getByText('Confirm that it’s you').waitFor()
  expect(await page.locator('header .account-button').getAttribute('title')).toBe(`Account: ${email}`)

  await page.getByRole('button', { name: 'Send link' }).click()
  expect(await dialog.getByLabel('E-mail address').inputValue()).toBe(email)
  expect(await dialog.locator('input:focus').getAttribute('autocomplete')).toBe('current-password')
  await page.keyboard.type('not the password')
  await page.keyboard.press('Enter')
  await dialog.getByRole('alert').getByText('The password is incorrect.', { exact: true }).waitFor()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await untilSaid(page, `Open the link we sent to ${next}`)
  await page.locator('button:focus', { hasText: 'Change address' }).waitFor()
  await page.locator('main').getByText(email, { exact: true }).waitFor()
  const { links } = await server().mails.waitFor(next, 'Confirm your new address')
  await confirmAddress(await openSite(await openBrowser(), links[0]), next)
  await page.locator('main').getByText(next, { exact: true }).waitFor()
  expect(await page.locator('main').getByText(email, { exact: true }).count()).toBe(0)
  await server().mails.waitFor(email, 'address of your Topshelf account has changed')
}

/** The password that is asked for again is forgotten: it is reset from there, and the account is then open again. */
async function resetForgotten(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByRole('textbox', { name: 'New password' }).fill('one blue shell')
  await page.keyboard.press('Enter')
  const dialog = confirmationOf(page)
  await dialog.getByRole('button', { name: 'Forgot password?' }).press('Enter')
  await dialog.getByRole('status').getByText(`We have sent a link to ${email}.`).waitFor()
  await dialog.locator('button:focus', { hasText: 'Forgot password?' }).waitFor()
  // What cannot be changed does not look as if it could.
  const [given, asked] = await dialog
    .locator('.text-field-frame')
    .evaluateAll((frames) => frames.map((frame) => getComputedStyle(frame).backgroundColor))
  expect(given).not.toBe(asked)
  const { links } = await server().mails.waitFor(email, 'Choose a new password')
  const reading = await openSite(await openBrowser(), links[0])
  await reading.getByRole('textbox', { name: 'New password' }).fill('one blue shell')
  await reading.keyboard.press('Enter')
  await reading.getByText('Your password has been changed').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await signIn(page, email, 'one blue shell')
}
