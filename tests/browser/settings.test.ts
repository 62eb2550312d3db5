import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeAddress, newPassword, password } from '../accounts/join.ts'
import {
  confirmAddress,
  changeElsewhere,
  chooseFromMenu,
  createAccount,
  fillIn,
  openAccount,
  openSignIn,
  serveAccounts,
  signIn,
  signInElsewhere,
  untilSignedIn,
  untilSignedOut,
} from './accounts-site.ts'
import { readDocument, readDownload } from './player-data.ts'
import { follow, holdBack, untilHeading } from './site-page.ts'
import { untilSaid } from './until-said.ts'

const server = serveAccounts()

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel('File to import').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
}

/** The names of what the accounts keep in this browser's database. */
function listKept(page: Page): Promise<IDBValidKey[]> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('topshelf-accounts')
    await new Promise((resolve) => (opening.onsuccess = resolve))
    const listing = opening.result.transaction('kept').objectStore('kept').getAllKeys()
    await new Promise((resolve) => (listing.onsuccess = resolve))
    opening.result.close()
    return listing.result
  })
}

async function download(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return (await readDownload(file)).toString('utf8')
}

async function untilLevelOf(page: Page, id: string, level: number): Promise<void> {
  await expect.poll(async () => (await readDocument(page))?.checklist?.[id]?.[0]).toBe(level)
}

test('name, picture, player level and look are saved in the account, say what is wrong with them, and reach other devices', async () => {
  const { page, email } = await openAccount('/user/settings/')
  // A player level that the game does not have is not saved, and the field says which it has.
  const field = page.getByRole('textbox', { name: 'Player level' })
  await field.fill('200')
  await expect.poll(async () => (await readDocument(page))?.preferences).toEqual({ playerLevel: 200 })
  for (const wrong of ['0', '401', '12.5', 'ten']) {
    await field.fill(wrong)
    await page.getByText('Enter a whole number from 1 to 400.').waitFor()
    await field.fill('200')
    await page.getByText('Enter a whole number from 1 to 400.').waitFor({ state: 'detached' })
  }
  await field.fill('401')
  await field.blur()
  expect(await field.inputValue()).toBe('200')
  expect((await readDocument(page))?.preferences).toEqual({ playerLevel: 200 })

  // Saving again and again leaves one toast.
  const nameField = page.getByLabel('Display name')
  const save = page.getByRole('button', { name: 'Save name and picture' })
  for (const text of ['Toad', 'Toadette', 'Lakitu']) {
    await nameField.fill(text)
    await save.click()
    await expect.poll(async () => (await readDocument(page))?.userDetails).toEqual({ displayName: text })
  }
  await expect.poll(() => page.locator('.toast:not([data-closing])').count()).toBe(1)

  // A picture of another site comes through the server, which says if there is none; pictures must use https.
  const address = 'https://127.0.0.1/me.png'
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/picture')
  await page.getByLabel('Picture URL').fill(address)
  expect(new URL((await asked).url()).searchParams.get('address')).toBe(address)
  await page.getByText('No picture found').waitFor()

  await page.getByLabel('Picture URL').fill('http://example.org/me.png')
  await page.getByText('Enter an address that starts with https://.').waitFor()
  expect(await save.isDisabled()).toBe(true)
  await page.getByLabel('Picture URL').fill('https://example.org/me.png')
  await save.click()
  await expect
    .poll(async () => (await readDocument(page))?.userDetails)
    .toEqual({ displayName: 'Lakitu', photoURL: 'https://example.org/me.png' })

  // The look is chosen here, in the header and on other devices, and shown as it is.
  const radio = (name: string) => page.getByRole('radio', { name, exact: true })
  const isChosen = (name: string) => radio(name).isChecked()
  const choose = (name: string) => radio(name).check()
  await choose('Dark')
  await page.locator('.theme-toggle').click()
  await expect.poll(() => isChosen('System')).toBe(true)
  // Another than before: what is stored tells that both writes have arrived, and neither follows the next.
  await choose('Light')
  await page.locator('html[data-theme="light"]').waitFor()
  await expect.poll(async () => (await readDocument(page))?.preferences).toEqual({ playerLevel: 200, theme: 'light' })
  await changeElsewhere(page, { preferences: { theme: 'dark', density: 'compact' } })
  await expect.poll(() => Promise.all([isChosen('Dark'), isChosen('Compact')])).toEqual([true, true])
  await page.locator('html[data-theme="dark"][data-density="compact"]').waitFor()

  // On a phone, the links to all groups of settings are in sight.
  await page.setViewportSize({ width: 390, height: 844 })
  const links = page.getByRole('navigation', { name: 'Settings' }).getByRole('link')
  await links.first().waitFor()
  const ends = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().right))
  expect(ends).toHaveLength(8)
  expect(Math.max(...ends)).toBeLessThanOrEqual(390)

  await page.goto('/karts/')
  await page.locator('button[aria-pressed="true"]', { hasText: 'Compact' }).waitFor()
  const other = await signInElsewhere(email)
  await other.locator('html[data-theme="dark"][data-density="compact"]').waitFor()
})

test('a hash leads to its group once; whoever returns finds the place that they left', async () => {
  const { page } = await openAccount('/karts/')
  // Scrolling is done at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const readScroll = () => page.evaluate(() => Math.round(scrollY))
  const afterFrame = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  const lastGroup = page.locator('#delete')
  for (const place of [0, 120]) {
    await follow(page, '/user/settings/#snapshots')
    await expect.poll(readScroll).toBeGreaterThan(300)
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place)
    await follow(page, '/karts/')
    await untilHeading(page, 'Karts')
    await page.goBack()
    await lastGroup.waitFor()
    await afterFrame()
    await expect.poll(readScroll, { message: `${place}` }).toBe(place)
    await page.reload()
    await lastGroup.waitFor()
    await afterFrame()
    await expect.poll(readScroll, { message: `${place}` }).toBe(place)
    await follow(page, '/karts/')
    await untilHeading(page, 'Karts')
  }
})

test('lines that cannot be read wait and hold up no others; what is read is previewed; an export can be imported, with its profile', async () => {
  const { page } = await openAccount('/user/settings/')
  await chooseFile(page, 'empty.csv', '')
  await page.getByRole('alert').getByText('Nothing was read. It is empty.').waitFor()
  await chooseFile(page, 'mine.csv', 'id,level\nmario,4\npaulin,1\nroyale,9\nswooper,2\n')
  const preview = page.getByRole('dialog', { name: 'Import these items?' })
  await preview.getByText('Row 4: “9” is not a level from 0 to 8.').waitFor()
  await preview.getByText('Row 3: No item is called “paulin”.').waitFor()
  await preview.getByRole('button', { name: 'Pauline?' }).click()
  await preview.getByText('3 new').waitFor()
  const changes = preview.locator('h3 + .difference-list')
  expect(await changes.evaluate((list) => getComputedStyle(list).marginTop)).not.toBe('0px')
  await preview.getByRole('button', { name: 'Merge 3 items' }).click()
  await untilLevelOf(page, 'pauline', 1)
  // What could not be read is there to be fixed.
  const box = page.getByLabel('Paste a list or a table')
  expect(await box.inputValue()).toBe('royale\t9')
  await box.fill('royale 2')
  await page.getByRole('button', { name: 'Read the list' }).click()
  await preview.getByRole('button', { name: 'Merge 1 item' }).click()
  await untilLevelOf(page, 'royale', 2)

  const table = await download(page, 'Checklist (CSV)')
  expect(table).toMatch(/^\uFEFFid,name,kind,rarity,level,cap,changed\n/)
  expect(table).toMatch(/^mario,Mario,driver,super,4,,20/m)
  expect(table).toMatch(/^pauline,Pauline,driver,high-end,1,,20/m)
  const everything = await download(page, 'Everything (JSON)')
  expect(JSON.parse(everything)).toMatchObject({ format: 'topshelf-export', version: 1, preferences: {}, profile: {} })
  await chooseFile(page, 'same.json', everything)
  await preview.getByRole('button', { name: 'No changes' }).waitFor()
  await page.keyboard.press('Escape')

  await chooseFile(page, 'less.csv', 'id,level\nroyale,1\n')
  await preview.getByRole('radio', { name: 'Replace' }).check()
  await preview.getByText('Level 4 → not owned').waitFor()
  await preview.getByRole('button', { name: 'Replace 4 items' }).click()
  await untilLevelOf(page, 'mario', 0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await untilLevelOf(page, 'mario', 4)
  await untilLevelOf(page, 'royale', 2)

  // A profile comes with its items, or alone.
  for (const [displayName, press] of [
    ['Rosa', 'Merge 1 item'],
    ['Toad', 'Import the profile'],
  ] as const) {
    await chooseFile(page, 'mine.json', exportOf({ displayName }, 3))
    await page.getByRole('switch', { name: 'Import the profile, too' }).click()
    await page.getByRole('button', { name: press, exact: true }).click()
    await untilSaid(page, 'The profile was imported from mine.json.')
    await expect.poll(async () => (await readDocument(page))?.userDetails).toEqual({ displayName })
  }
  await untilLevelOf(page, 'b-dasher', 3)
})

function exportOf(profile: Readonly<Record<string, unknown>>, level: number): string {
  const changed = '2026-11-20T12:00:00.000Z'
  const checklist = [{ id: 'b-dasher', name: 'B Dasher', level, changed }]
  return JSON.stringify({
    format: 'topshelf-export',
    version: 1,
    exportedAt: changed,
    profile,
    preferences: {},
    checklist,
  })
}

test('what is typed and not saved is still there when the reader returns from another page, for this account alone; what is chosen while leaving is saved', async () => {
  const { page } = await openAccount('/user/settings/')
  const name = page.getByLabel('Display name')
  const list = page.getByLabel('Paste a list or a table')
  const typed = async () => [await name.inputValue(), await list.inputValue()]
  const pending = page.getByText('Not saved yet', { exact: true })
  await name.fill('Lakitu')
  await list.fill('Maryo 3')
  await follow(page, '/karts/')
  await untilHeading(page, 'Karts')
  await page.goBack()
  await pending.waitFor()
  expect(await typed()).toEqual(['Lakitu', 'Maryo 3'])
  await page.getByRole('button', { name: 'Save name and picture' }).click()
  await pending.waitFor({ state: 'detached' })
  await name.fill('Toad')
  await chooseFromMenu(page, 'Sign out')
  await untilSignedOut(page)
  await createAccount(page)
  await follow(page, '/user/settings/')
  await name.waitFor()
  expect(await typed()).toEqual(['', ''])
  // A change made while the page is left reaches the account.
  const density = page.getByRole('group', { name: 'List density' })
  await density.getByLabel('Compact').evaluate((choice) => {
    addEventListener('pagehide', () => choice instanceof HTMLElement && choice.click())
  })
  await page.goto('/karts/')
  await expect.poll(() => readDocument(page)).toMatchObject({ preferences: { density: 'compact' } })
})

test('deleting an account removes it and everything this browser stored for it', async () => {
  const { page, email } = await openAccount('/user/settings/')
  await changeElsewhere(page, { checklist: { mario: [3, 1] } })
  await page.getByRole('group', { name: 'List density' }).getByLabel('Compact').check()
  await expect.poll(() => listKept(page)).toContainEqual(expect.stringMatching(/^writes\//))
  await page.getByRole('button', { name: 'Delete my account…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  expect(await dialog.getByRole('button', { name: 'Delete permanently' }).isDisabled()).toBe(true)
  expect(await download(page, 'Download my data')).toContain('"mario"')
  await dialog.getByLabel('Password', { exact: true }).fill('not mine')
  await page.keyboard.press('Enter')
  await dialog.locator('.text-field-error', { hasText: 'The password is incorrect.' }).waitFor()
  await dialog.getByRole('button', { name: 'Forgot password?' }).click()
  await dialog.getByRole('status').getByText(`We have sent a link to ${email}.`).waitFor()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  const letGo = await holdBack(page, '/api/auth/delete-account')
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  // It can no longer be kept: the dialog stays until the answer. Off, whichever way the markup says it.
  await page.getByRole('button', { name: 'Cancel' }).dispatchEvent('click')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.keyboard.press('Escape')
  expect(await page.locator('.dialog:not([data-closed])').count()).toBe(1)
  await letGo()
  await page.locator('.dialog').waitFor({ state: 'detached' })
  await untilSignedOut(page)
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  expect(await page.locator('.toast p').allTextContents()).toEqual(['Your account has been deleted.'])
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('topshelf-checklist')),
  )
  expect(kept).toEqual([])
  await expect.poll(() => listKept(page)).toEqual([])
  await openSignIn(page)
  await fillIn(page, email, password)
  await page.keyboard.press('Enter')
  await page.getByText('The e-mail address or password is incorrect').waitFor()
})

test('a long e-mail address fits a phone wherever it is shown', async () => {
  const email = makeAddress().replace('@', `.maximilian.schwarzenberger@${'informatik'.repeat(5)}.`)
  const { page } = await openAccount('/user/settings/', email)
  await page.setViewportSize({ width: 390, height: 844 })
  /** How far what is there goes beyond the screen: a dialog cuts off what it does not let anybody scroll to. */
  const measureExcess = () =>
    page.evaluate(() => {
      const contents = [document.documentElement, ...document.querySelectorAll('.dialog')]
      return Math.max(...contents.map(({ scrollWidth }) => scrollWidth - document.documentElement.clientWidth))
    })
  await page.locator('main').getByText(email, { exact: true }).waitFor()
  expect(await measureExcess()).toBe(0)
  const { links } = await server().mails.waitFor(email, 'Confirm your address')
  await chooseFromMenu(page, 'Sign out')
  await openSignIn(page)
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await page.getByRole('dialog').getByLabel('E-mail address').fill(email)
  await page.keyboard.press('Enter')
  await page.getByText('we have sent it a link').waitFor()
  expect(await measureExcess()).toBe(0)
  await page.goto(links[0] ?? '')
  await page.getByRole('button', { name: 'Confirm address' }).waitFor()
  expect(await measureExcess()).toBe(0)
  await confirmAddress(page, email)
  expect(await measureExcess()).toBe(0)
})

test('active sessions are listed; the others end at the press of a button, and when the password changes', async () => {
  const { page, email } = await openAccount()
  const second = await signInElsewhere(email)
  await page.goto('/user/settings/')
  const lines = page.locator('.session-list li')
  await lines.nth(1).waitFor()
  // The other session is newer.
  expect(await lines.getByText('This device').count()).toBe(1)
  expect(await lines.nth(0).textContent()).toContain('This device')
  const letGo = await holdBack(page, '/api/auth/sessions')
  await page.getByRole('button', { name: 'Sign out 1 other session' }).press('Enter')
  await untilSaid(page, 'You are signed out on all other devices.')
  await untilSignedOut(second)
  // What was known stays until the server has said what holds now.
  expect(await lines.count()).toBe(2)
  expect(await page.getByRole('button', { name: 'No other sessions' }).count()).toBe(0)
  await letGo()
  await page.locator('.button:focus', { hasText: 'No other sessions' }).waitFor()
  expect(await lines.count()).toBe(1)

  await signIn(second, email)
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByLabel('New password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await untilSaid(page, 'Password changed.')
  await page.locator('button:focus', { hasText: 'Change password' }).waitFor()
  await untilSignedOut(second)
  await untilSignedIn(page)
  await signIn(second, email, newPassword)
})
