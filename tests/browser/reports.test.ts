import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { encodePlannerGame, plannerDataPath } from '#pages/player/planner-data.ts'
import { waitingReportsPrefix } from '#site/features/reports/waiting-reports.ts'
import { makeAddress } from '../accounts/join.ts'
import { openConfirmedAccount, openAccount, openBrowser, openSite, serveAccounts } from './accounts-site.ts'
import { findFaults } from './find-faults.ts'
import { holdBack, holdFading, untilAwake } from './site-page.ts'
import { untilSaid } from './until-said.ts'

const reviewer = makeAddress()
serveAccounts({ REVIEWERS: reviewer })

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' } as const

test('from home: three taps say that a shelf is wrong, and a fourth one takes that back', async () => {
  const page = await openSite(await openBrowser(phone), '/')
  await page.locator('.race-pick').first().tap()
  await page.getByRole('row').getByRole('button', { name: 'Is this shelf wrong?' }).first().tap()
  const dialog = page.getByRole('dialog', { name: 'Report a change' })
  await dialog.getByRole('button', { name: 'Bottom shelf' }).tap()
  await dialog.getByRole('heading', { name: 'Thank you!' }).waitFor()
  await dialog.getByText('You are the first to report this.').waitFor()
  expect(await findFaults(page)).toEqual([])

  const subject = dialog.locator('.report-subject')
  await dialog.getByRole('button', { name: 'Take it back' }).tap()
  await dialog.getByText('Your report has been taken back.').waitFor()
  expect(await subject.innerText()).toMatch(/ on /)
  await expect.poll(() => readFocused(page)).toContain('What did the game show?')
  expect(await findFaults(page)).toEqual([])
  // Nobody has said so before, as far as the server knows.
  await dialog.getByRole('button', { name: 'Bottom shelf' }).tap()
  await dialog.getByText('You are the first to report this.').waitFor()
  expect(await dialog.getByText('Your report has been taken back.').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Take it back' }).tap()
  await dialog.getByText('Your report has been taken back.').waitFor()
})

test('what cannot be taken back says so and can be tried again; the words are kept', async () => {
  const page = await openSite(await openBrowser(), '/karts/b-dasher/')
  await page.getByRole('row', { name: '3DS Daisy Hills' }).getByRole('button', { name: 'Is this shelf wrong?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report a change' })
  await dialog.getByText('Add an old picture or a note').click()
  await dialog.getByLabel('Note').fill('Seen in a video.')
  const link = dialog.getByLabel('Link to an old picture')
  await link.fill('nonsense')
  // No place is the default.
  await link.press('Enter')
  await dialog.getByText('Add an old picture or a note').click()
  await dialog.getByRole('button', { name: 'Middle shelf' }).click()
  await dialog.getByText('Enter a web address that begins with https://').waitFor()
  await expect.poll(() => link.evaluate((field) => field === document.activeElement)).toBe(true)
  await link.fill('https://example.org/shot.png')
  await link.press('Enter')
  await dialog.getByText('You are the first to report this.').waitFor()

  await page.route('**/api/reports/take-back', (route) => route.abort())
  const takeBack = dialog.getByRole('button', { name: 'Take it back' })
  await takeBack.click()
  await dialog.getByRole('alert').getByText('The server cannot be reached.').waitFor()
  expect(await findFaults(page)).toEqual([])
  await page.unroute('**/api/reports/take-back')
  await takeBack.press('Enter')
  await dialog.getByText('Your report has been taken back.').waitFor()
  expect(await dialog.getByLabel('Note').inputValue()).toBe('Seen in a video.')
  expect(await link.inputValue()).toBe('https://example.org/shot.png')

  await dialog.getByRole('button', { name: 'Middle shelf' }).click()
  await dialog.getByText('You are the first to report this.').waitFor()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await dialog.waitFor({ state: 'detached' })
  // The second of the same reader counts for nothing, so there is nothing to take back.
  await page.getByRole('row', { name: '3DS Daisy Hills' }).getByRole('button', { name: 'Is this shelf wrong?' }).click()
  await dialog.getByRole('button', { name: 'Middle shelf' }).click()
  await dialog.getByText('You have reported this before.').waitFor()
  expect(await takeBack.count()).toBe(0)
})

test('a report that waits for the server is taken back without it', async () => {
  const page = await openSite(await openBrowser(), '/karts/b-dasher/')
  await page.route('**/api/reports/*', (route) => route.abort())
  await page.getByRole('row', { name: '3DS Daisy Hills' }).getByRole('button', { name: 'Is this shelf wrong?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report a change' })
  await dialog.getByRole('button', { name: 'Top from level 6' }).click()
  await dialog.getByText('Your report is saved in this browser').waitFor()
  await dialog.getByRole('button', { name: 'Take it back' }).click()
  await dialog.getByText('Your report has been taken back.').waitFor()
  expect(
    await page.evaluate(
      (prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)),
      waitingReportsPrefix,
    ),
  ).toEqual([])
})

test('by touch and without an account: two presses on the item’s page, kept across a reload until the server can be reached', async () => {
  const page = await openSite(await openBrowser(phone), '/karts/b-dasher/')
  await page.route('**/api/reports/send', (route) => route.abort())
  await page.getByRole('row', { name: '3DS Daisy Hills' }).getByRole('button', { name: 'Is this shelf wrong?' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Report a change' })
  await dialog.getByText('We say: Top shelf').waitFor()
  expect(await findFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Top from level 3' }).tap()
  await dialog.getByText('Your report is saved in this browser').waitFor()
  expect(await findFaults(page)).toEqual([])

  await page.unroute('**/api/reports/send')
  await page.reload()
  await untilSaid(page, '1 report sent. Thank you!')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.reload()
  await untilAwake(page)
  await page.waitForLoadState('networkidle')
  expect(sent.filter((url) => url.includes('/api/reports/'))).toEqual([])
})

test('by keyboard: a report of a row, then the review of it with single keys', async () => {
  const { page } = await openConfirmedAccount('/karts/royale/', reviewer)
  await page.goto('/drivers/mario/')
  await untilAwake(page)
  await page.locator('tbody tr a').first().focus()
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Report a change' })
  await dialog.getByText('We say:').waitFor()
  // The question has the focus: what opened the dialog may still be held down, and must not answer it.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await dialog.getByText('You are the first to report this.').waitFor()
  await dialog.getByRole('link', { name: 'Decisions so far' }).press('Enter')
  await page.getByRole('heading', { name: 'Corrections', level: 1 }).waitFor()

  await page.goto('/user/review/')
  const claim = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Mario on/ }) })
  await claim.getByText('0 confirmations').waitFor()
  expect(await findFaults(page)).toEqual([])
  await claim.getByRole('link', { name: 'Mario' }).focus()
  await page.keyboard.press('x')
  await claim.getByText('Refused').waitFor()
  await page.keyboard.press('u')
  await claim.getByRole('button', { name: 'Accept' }).waitFor()
  await page.keyboard.press('a')
  await claim.getByText('Accepted').waitFor()
  expect(await findFaults(page)).toEqual([])
  await page.keyboard.press('?')
  await page.getByRole('dialog').getByText('Accept or refuse a report, or undo that').waitFor()

  const { page: reader } = await openAccount('/user/review/')
  await reader.getByRole('heading', { name: 'Off the track' }).waitFor()
  await reader.goto('/corrections/')
  await reader.getByText('Accepted, not on the pages yet').waitFor()
  expect(await findFaults(reader)).toEqual([])
})

test('a lost connection keeps the queue of reports back, which says so and can be asked for again', async () => {
  const { page } = await openAccount()
  const lost = ['**/api/reports/queue', '**/assets/data/404/*']
  for (const address of lost) await page.route(address, (route) => route.abort())
  await page.goto('/user/review/')
  const alert = page.getByRole('alert')
  await alert.waitFor()
  expect(await alert.innerText()).toMatch(/^The server cannot be reached\. Check your connection and try again\./)
  for (const address of lost) await page.unroute(address)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Off the track' }).waitFor()
})

test('the answer to a report takes no focus once its dialog is closed', async () => {
  const page = await openSite(await openBrowser(), '/')
  const letGo = await holdBack(page, '/api/reports/send')
  await sendWords(page, 'The tour is another.')
  const finish = await holdFading(page)
  await page.keyboard.press('Escape')
  await letGo()
  await page.getByText('You are the first to report this.').waitFor()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await finish()
})

test('a report that is being sent can no longer be edited, and the focus stays in its dialog', async () => {
  const page = await openSite(await openBrowser(), '/karts/b-dasher/')
  const letGo = await holdBack(page, '/api/reports/send')
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Report a change' })
  await dialog.getByRole('button', { name: 'Something else is wrong' }).click()
  const note = dialog.getByLabel('What is wrong?')
  await note.fill('The debut is another.')
  await dialog.getByLabel('Link to an old picture').press('Enter')
  const focused = () => readFocused(page)
  await expect.poll(focused).toBe('Send report')
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => focused()).toBe('A shelf is wrong')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('More')
  expect(await note.inputValue()).toBe('The debut is another.')
  await letGo()
  // Should it say something else, the message of the test says what.
  await expect
    .poll(() => page.locator('[role=dialog]').allInnerTexts())
    .toEqual([expect.stringContaining('You are the first to report this.')])
  await expect.poll(focused).toBe('Thank you!')
})

test('a shelf that is being sent can be pressed no second time, and keeps the focus', async () => {
  const page = await openSite(await openBrowser(), '/karts/b-dasher/')
  const letGo = await holdBack(page, '/api/reports/send')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.getByRole('row', { name: '3DS Daisy Hills' }).getByRole('button', { name: 'Is this shelf wrong?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report a change' })
  await dialog.getByRole('button', { name: 'Top from level 8' }).press('Enter')
  await page.keyboard.press('Enter')
  await expect.poll(() => readFocused(page)).toBe('Top from level 8')
  await dialog.getByRole('button', { name: 'Bottom shelf' }).press('Enter')
  await expect.poll(() => dialog.locator('[inert]').innerText()).toContain('Add an old picture or a note')
  await letGo()
  await dialog.getByText('You are the first to report this.').waitFor()
  await expect.poll(() => readFocused(page)).toBe('Thank you!')
  expect(sent.filter((url) => url.endsWith('/api/reports/send'))).toHaveLength(1)
})

test('a report about a day: that day must exist, and the shelf that the page says may have been right already', async () => {
  const page = await openSite(await openBrowser(phone), '/karts/b-dasher/')
  await page.getByRole('row', { name: '3DS Daisy Hills' }).getByRole('button', { name: 'Is this shelf wrong?' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Report a change' })
  const already = dialog.getByRole('button', { name: 'Top shelf, already then' })
  await dialog.getByText('One press sends the report.').waitFor()
  expect(await already.count()).toBe(0)
  const day = dialog.getByLabel('On which day?')
  await day.fill('2019-09-01')
  await already.tap()
  await dialog.getByText('Choose a day from 26 Sep 2019 to').waitFor()
  await expect.poll(() => day.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await findFaults(page)).toEqual([])
  await day.fill('2020-05-05')
  const sent = page.waitForRequest('**/api/reports/send')
  await already.tap()
  expect((await sent).postDataJSON()).toMatchObject({ day: '2020-05-05', seen: { shelf: 'top', level: 1 } })
  await dialog.getByRole('heading', { name: 'Thank you!' }).waitFor()
})

test('a report about a course without shelves on record calls it by its name', async () => {
  const courseId = 'gba-bowsers-castle-4'
  const unrecorded = [{ id: `${courseId}-t`, courseId, name: "GBA Bowser's Castle 4T" }]
  const game = encodePlannerGame({ items: [], variants: [], tours: [], unrecorded }, '2020-11-20')
  const page = await openSite(await openBrowser(), '/karts/b-dasher/')
  await page.route(`**${plannerDataPath}`, (route) => route.fulfill({ json: game }))
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Report a change' })
  await dialog.getByLabel('On which course?').fill('bowser')
  await dialog.getByRole('button', { name: "GBA Bowser's Castle 4T" }).click()
  await expect.poll(() => dialog.locator('.report-subject').innerText()).toBe("B Dasher on GBA Bowser's Castle 4T")
  expect(await dialog.getByText('We say:').innerText()).toBe('We say: Not on record')
})

function readFocused(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.textContent)
}

/** Reports the shown page by keyboard. */
async function sendWords(page: Page, words: string): Promise<void> {
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Report a change' })
  await dialog.getByLabel('What is wrong?').fill(words)
  await dialog.getByLabel('Link to an old picture').press('Enter')
}
