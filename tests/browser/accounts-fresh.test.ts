import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ageSignIns } from '../accounts-port/age-sign-ins.ts'
import { makeAddress, password } from '../accounts/join.ts'
import { makeTemporaryFolder } from '../make-temporary-folder.ts'
import {
  confirmAddress,
  fillIn,
  openAccount,
  openBrowser,
  openSignIn,
  openSite,
  serveAccounts,
  signIn,
  untilSignedIn,
} from './accounts-site.ts'

const dataFolder = makeTemporaryFolder()
// The limits that readers have.
const server = serveAccounts({ DATA_FOLDER: dataFolder, RATE_LIMIT_FACTOR: '1' })

/** The settings of somebody who signed in too long ago for what needs a fresh sign-in. */
async function openOldAccount(): Promise<{ page: Page; email: string }> {
  const { page, email } = await openAccount('/user/settings/')
  await ageSignIns(server(), dataFolder)
  await page.reload()
  await untilSignedIn(page)
  return { page, email }
}

test('an action that needs a fresh sign-in opens a dialog, then completes', async () => {
  const { page, email } = await openOldAccount()
  const next = makeAddress()
  await page.getByRole('button', { name: 'Change address' }).click()
  await page.getByLabel('New e-mail address').fill(next)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  expect(await dialog.getByLabel('E-mail address').inputValue()).toBe(email)
  expect(await dialog.locator('input:focus').getAttribute('autocomplete')).toBe('current-password')
  await page.keyboard.type('not the password')
  await page.keyboard.press('Enter')
  await dialog.getByRole('alert').getByText('The password is incorrect.', { exact: true }).waitFor()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  const { links } = await server().mails.waitFor(next, 'Confirm your new address')
  const reading = await openSite(await openBrowser(), links[0])
  await confirmAddress(reading, next)
  await page.locator(`header .account-button[title="Account: ${next}"]`).waitFor()
})

test('a password that is asked for again and forgotten is reset from there, and the account is then open again', async () => {
  const { page, email } = await openOldAccount()
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByRole('textbox', { name: 'New password' }).fill('one blue shell')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
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
})

test('closing the dialog changes nothing and reports that', async () => {
  const { page, email } = await openOldAccount()
  await page.getByRole('button', { name: 'Change address' }).click()
  await page.getByLabel('New e-mail address').fill(makeAddress())
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Confirm it’s you' }).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('main').getByText('Confirm that it’s you').waitFor()
  expect(await page.locator('header .account-button').getAttribute('title')).toBe(`Account: ${email}`)
})

test('too many attempts are blocked, and the message says how long to wait', async () => {
  const page = await openSite(await openBrowser())
  await openSignIn(page)
  const email = makeAddress()
  const failure = page.getByRole('dialog').locator('.form-failure')
  await expect
    .poll(async () => {
      await fillIn(page, email, 'not the password')
      await page.keyboard.press('Enter')
      await page.locator('.dialog button[type=submit]:not([aria-busy])').waitFor()
      return failure.textContent()
    })
    .toMatch(/^Too many attempts\. Try again in \d+ (?:seconds|minutes)\.$/)
})
