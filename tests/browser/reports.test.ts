import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { reportEndpoints } from '#documents/report-endpoints.ts'
import { encodePlannerGame, plannerDataPath } from '#pages/player/planner-data.ts'
import { waitingReportsPrefix } from '#site/features/reports/waiting-reports.ts'
import { makeReport } from '../accounts/make-report.ts'
import { createReader } from '../accounts/reader.ts'
import { openAccount, openBrowser, openReviewer, openSite, serveAccounts } from './accounts-site.ts'
import { findFaults } from './find-faults.ts'
import { holdBack, holdFading, untilAwake } from './site-page.ts'
import { untilSaid } from './until-said.ts'

const server = serveAccounts()

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' } as const
/** What a dialog hides is looked at elsewhere. */
const inDialog = '[role=dialog]'

test('from home: three taps say that a shelf is wrong, and a fourth one takes that back', async () => {
  const page = await openSite(await openBrowser(phone), '/')
  await page.locator('.race-pick').first().tap()
  await page.getByRole('row').getByRole('button', { name: 'Is this shelf wrong?' }).first().tap()
  const dialog = page.getByRole('dialog', { name: 'Report a change' })
  await dialog.getByRole('button', { name: 'Bottom shelf' }).tap()
  await dialog.getByRole('heading', { name: 'Thank you!' }).waitFor()
  await dialog.getByText('You are the first to report this.').waitFor()
  expect(await findFaults(page, inDialog)).toEqual([])

  const subject = dialog.locator('.report-subject')
  await dialog.getByRole('button', { name: 'Take it back' }).tap()
  await dialog.getByText('Your report has been taken back.').waitFor()
  expect(await subject.innerText()).toMatch(/ on /)
  await expect.poll(() => readFocused(page)).toContain('What did the game show?')
  expect(await findFaults(page, inDialog)).toEqual([])
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
  expect(await findFaults(page, inDialog)).toEqual([])
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

test('by touch and without an account: a report is kept across a reload until the server can be reached; another is about a day', async () => {
  const page = await openSite(await openBrowser(phone), '/karts/b-dasher/')
  await page.route('**/api/reports/*', (route) => route.abort())
  await page.getByRole('row', { name: '3DS Daisy Hills' }).getByRole('button', { name: 'Is this shelf wrong?' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Report a change' })
  await dialog.getByText('We say: Top shelf').waitFor()
  expect(await findFaults(page, inDialog)).toEqual([])
  // A report that waits for the server is taken back without it.
  await dialog.getByRole('button', { name: 'Top from level 6' }).tap()
  await dialog.getByText('Your report is saved in this browser').waitFor()
  await dialog.getByRole('button', { name: 'Take it back' }).tap()
  await dialog.getByText('Your report has been taken back.').waitFor()
  expect(
    await page.evaluate(
      (prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)),
      waitingReportsPrefix,
    ),
  ).toEqual([])
  await dialog.getByRole('button', { name: 'Top from level 3' }).tap()
  await dialog.getByText('Your report is saved in this browser').waitFor()
  expect(await findFaults(page, inDialog)).toEqual([])

  await page.unroute('**/api/reports/*')
  await page.reload()
  await untilSaid(page, '1 report sent. Thank you!')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.reload()
  await untilAwake(page)
  await page.waitForLoadState('networkidle')
  expect(sent.filter((url) => url.includes('/api/reports/'))).toEqual([])

  // About a day, which must exist; the shelf that the page says may have been right already.
  await page.getByRole('row', { name: '3DS Daisy Hills' }).getByRole('button', { name: 'Is this shelf wrong?' }).tap()
  const already = dialog.getByRole('button', { name: 'Top shelf, already then' })
  await dialog.getByText('One press sends the report.').waitFor()
  expect(await already.count()).toBe(0)
  const day = dialog.getByLabel('On which day?')
  await day.fill('2019-09-01')
  await already.tap()
  await dialog.getByText('Choose a day from 26 Sep 2019 to').waitFor()
  await expect.poll(() => day.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await findFaults(page, inDialog)).toEqual([])
  await day.fill('2020-05-05')
  const request = page.waitForRequest('**/api/reports/send')
  await already.tap()
  expect((await request).postDataJSON()).toMatchObject({ day: '2020-05-05', seen: { shelf: 'top', level: 1 } })
  await dialog.getByRole('heading', { name: 'Thank you!' }).waitFor()
})

test('by keyboard: a report of a row, then the review of it with single keys', async () => {
  const page = await openReviewer('/drivers/mario/')
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
  expect(await findFaults(page, 'main')).toEqual([])
  await claim.getByRole('link', { name: 'Mario' }).focus()
  await page.keyboard.press('x')
  await claim.getByText('Refused').waitFor()
  await page.keyboard.press('u')
  await claim.getByRole('button', { name: 'Accept' }).waitFor()
  await page.keyboard.press('a')
  await claim.getByText('Accepted').waitFor()
  expect(await findFaults(page, 'main')).toEqual([])
  await page.keyboard.press('?')
  await page.getByRole('dialog').getByText('Accept or refuse a report, or undo that').waitFor()

  // To everybody else there is no such page, and a lost connection says so and can be tried again.
  const { page: reader } = await openAccount()
  const lost = ['**/api/reports/queue', '**/assets/data/404/*']
  for (const address of lost) await reader.route(address, (route) => route.abort())
  await reader.goto('/user/review/')
  const alert = reader.getByRole('alert')
  await alert.waitFor()
  expect(await alert.innerText()).toMatch(/^The server cannot be reached\. Check your connection and try again\./)
  for (const address of lost) await reader.unroute(address)
  await reader.getByRole('button', { name: 'Try again' }).click()
  await reader.getByRole('heading', { name: 'Off the track' }).waitFor()
  await reader.goto('/corrections/')
  await reader.getByText('Accepted, not on the pages yet').waitFor()
  expect(await findFaults(reader, 'main')).toEqual([])
})

test('a report that is being sent can be neither repeated nor edited, and its answer takes no focus from elsewhere', async () => {
  const page = await openSite(await openBrowser(), '/karts/b-dasher/')
  const dialog = page.getByRole('dialog', { name: 'Report a change' })
  const letWords = await holdBack(page, '/api/reports/send')
  await page.keyboard.press('r')
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
  await letWords()
  // Should it say something else, the message of the test says what.
  await expect
    .poll(() => page.locator('[role=dialog]').allInnerTexts())
    .toEqual([expect.stringContaining('You are the first to report this.')])
  await expect.poll(focused).toBe('Thank you!')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  // Once its dialog is closed, the answer takes no focus.
  const letLast = await holdBack(page, '/api/reports/send')
  await page.keyboard.press('r')
  await dialog.getByRole('button', { name: 'Something else is wrong' }).click()
  await dialog.getByLabel('What is wrong?').fill('The tour is another.')
  await dialog.getByLabel('Link to an old picture').press('Enter')
  const finish = await holdFading(page)
  await page.keyboard.press('Escape')
  await letLast()
  await page.getByText('You are the first to report this.').waitFor()
  expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') ?? null)).toBeNull()
  await finish()
  await dialog.waitFor({ state: 'detached' })

  const letShelf = await holdBack(page, '/api/reports/send')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.getByRole('row', { name: '3DS Daisy Hills' }).getByRole('button', { name: 'Is this shelf wrong?' }).click()
  await dialog.getByRole('button', { name: 'Top from level 8' }).press('Enter')
  await page.keyboard.press('Enter')
  await expect.poll(() => readFocused(page)).toBe('Top from level 8')
  await dialog.getByRole('button', { name: 'Bottom shelf' }).press('Enter')
  await expect.poll(() => dialog.locator('[inert]').innerText()).toContain('Add an old picture or a note')
  await letShelf()
  await dialog.getByText('You are the first to report this.').waitFor()
  await expect.poll(() => readFocused(page)).toBe('Thank you!')
  expect(sent.filter((url) => url.endsWith('/api/reports/send'))).toHaveLength(1)
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

test('a flood of one sender is deleted with one press; what others have sent stays', async () => {
  for (let count = 0; count < 12; count++) await send('203.0.113.7', 'flood')
  for (let count = 0; count < 11; count++) await send('203.0.113.8', 'flood')
  await send('203.0.113.9', 'Seen by an honest player.')

  const page = await openReviewer('/user/review/')
  const senders = page.getByRole('region', { name: 'Many from one sender' })
  await senders.getByText('come from 2 senders').waitFor()
  const claims = page.getByRole('listitem').filter({ hasText: 'Reported by' })
  expect(await claims.filter({ hasText: 'by sender 1.' }).count()).toBe(12)
  expect(await claims.filter({ hasText: 'by sender 2.' }).count()).toBe(11)
  expect(await findFaults(page, 'main')).toEqual([])

  await senders.getByText('Sender by sender').click()
  await senders.getByRole('button', { name: 'Delete 11 of sender 2' }).click()
  await untilSaid(page, '11 reports were deleted.')
  await senders.getByText('come from one sender').waitFor()
  await senders.getByRole('button', { name: 'Delete all 12' }).press('Enter')
  await untilSaid(page, '12 reports were deleted.')
  await senders.waitFor({ state: 'detached' })
  await page.getByText('Seen by an honest player.').waitFor()
  expect(await claims.filter({ hasText: 'flood' }).count()).toBe(0)
})

function readFocused(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.textContent)
}

function send(network: string, note: string): Promise<unknown> {
  return createReader(server().siteUrl).send(reportEndpoints.send.path, {
    body: makeReport({ note }),
    headers: { 'X-Forwarded-For': network },
  })
}
