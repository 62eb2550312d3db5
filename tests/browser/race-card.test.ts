import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { encodePlannerGame, plannerDataPath } from '#pages/player/planner-data.ts'
import { findFaults } from './find-faults.ts'
import { sumShifts, visitRecordingShifts } from './layout-shifts.ts'
import { readDownload } from './player-data.ts'
import {
  buildMoment,
  follow,
  holdBack,
  openPage,
  recordRequests,
  toAddress,
  untilAddress,
  untilHeading,
  visit,
} from './site-page.ts'
import { untilSaid } from './until-said.ts'

const phone = { viewport: { width: 390, height: 844 }, now: buildMoment }

/** Course by course, what the card shows of each kind. */
function readCard(page: Page): Promise<string[]> {
  return page
    .locator('.race-course > ul')
    .evaluateAll((lists) =>
      lists.map((list) =>
        [...list.querySelectorAll('.race-pick')]
          .map((pick) =>
            [pick.querySelector('b')?.textContent, pick.querySelector('.level')?.textContent].filter(Boolean).join(' '),
          )
          .join(', '),
      ),
    )
}

/** Until the card is that of the week that begins on a day. */
async function untilShown(page: Page, day: string): Promise<void> {
  await expect.poll(() => page.locator('.race-week[aria-current]').innerText()).toContain(day)
  await page.locator('.race-course').first().waitFor()
}

/** Until the game is there, the card of a reader with a checklist waits. */
async function visitUntilGame(page: Page, path: string): Promise<void> {
  const game = page.waitForResponse((response) => response.url().endsWith(plannerDataPath))
  await visit(page, path)
  await (await game).finished()
}

test('home has the card of the last ranked cup, with the best there are, with the reader’s own after a mark, and a link to copy', async () => {
  const page = await openPage(phone)
  const requests = recordRequests(page, plannerDataPath)
  await visit(page, '/')
  const best = await readCard(page)
  expect(best).toHaveLength(3)
  expect(best.join()).toContain('Pauline')
  expect(await page.locator('.race-help').innerText()).toContain('Mark what you own')

  await visit(page, '/drivers/mario/')
  // A reader who owns nothing does not need the whole game.
  expect(requests).toEqual([])
  await page.getByRole('button', { name: 'I own this' }).click()
  await page.getByLabel('Level', { exact: true }).waitFor()
  await follow(page, '/')
  await expect.poll(() => readCard(page).then((card) => card[0])).toContain('Mario Lv 1')

  // Once more as a document: the best are prerendered, and the reader's own take their place.
  await visitRecordingShifts(page, '/')
  await expect.poll(() => readCard(page).then((card) => card[0])).toContain('Mario Lv 1')
  expect(await page.locator('.race-help').innerText()).toContain('Mark a kart and a glider, too')
  expect(await page.locator('.race-help a').last().getAttribute('href')).toBe(
    '/planner/?show=next&on=2020-11-18&in=cup',
  )
  // A word below a name may move a little; anything else would move further.
  expect(await sumShifts(page)).toBeLessThan(0.001)
  expect(await findFaults(page, '.race-card')).toEqual([])

  // Where the browser refuses to copy a link, it is shown in a field and selected.
  await page.getByRole('button', { name: 'Share link' }).click()
  const field = page.getByRole('dialog', { name: 'Copy the link' }).getByLabel('Link')
  await field.waitFor()
  expect(toAddress(await field.inputValue())).toMatch(/^\/race\/\?week=2020-11-18&courses=/)
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionEnd === input.value.length)).toBe(true)
  expect(await page.getByText('could not be shared').count()).toBe(0)
  expect(await findFaults(page, '[role=dialog]')).toEqual([])
})

test('on a phone of 360 px, a shelf and the level on it are one line', async () => {
  const page = await openPage({ ...phone, viewport: { width: 360, height: 780 } })
  await page.addInitScript(() => localStorage.setItem('topshelf-checklist', '{"royale":[2,1],"mario":[1,1]}'))
  await visitUntilGame(page, '/')
  const lines = page.locator('.race-pick small').filter({ hasText: /^(?:Middle|Bottom)/ })
  await lines.first().waitFor()
  // Once the typeface is there.
  await expect
    .poll(() => lines.evaluateAll((all) => Math.max(...all.map(({ clientHeight }) => clientHeight))))
    .toBeLessThan(24)
})

test('a reader who owns nothing that is in the game sees the best there are', async () => {
  const page = await openPage()
  await page.addInitScript(() => localStorage.setItem('topshelf-checklist', JSON.stringify({ nobody: [3, 1] })))
  await visitUntilGame(page, '/')
  await expect.poll(() => page.locator('.race-help').innerText()).toContain('Mark what you own')
  expect(await page.locator('.race-pick.none').count()).toBe(0)
  await visitUntilGame(page, '/drivers/mario/')
  expect(await page.locator('.verdict').count()).toBe(0)
  await visitUntilGame(page, '/race/')
  await page.getByRole('link', { name: 'Change the courses' }).click()
  await untilHeading(page, 'Race card')
  await expect.poll(() => page.locator('.race-help').innerText()).toContain('Mark what you own')
})

test('until the reader’s own items are there, nothing of the best ones is seen or reached', async () => {
  const page = await openPage(phone)
  await page.addInitScript(() => localStorage.setItem('topshelf-checklist', JSON.stringify({ mario: [3, 1] })))
  const letGo = await holdBack(page, plannerDataPath)
  await visit(page, '/')
  const pick = page.locator('.race-card[aria-busy] .race-pick.marked').first()
  await pick.waitFor({ state: 'hidden' })
  // React may put its own in the place of the one that was found.
  await expect.poll(() => pick.evaluate((link) => getComputedStyle(link, '::after').visibility)).toBe('hidden')
  await letGo()
  await page.locator('.race-pick .level').first().waitFor()
})

test('a shared link shows the sender’s card, and one press away the same courses with the receiver’s items', async () => {
  const sender = await openPage({ ...phone, permissions: ['clipboard-read', 'clipboard-write'] })
  await sender.addInitScript(() =>
    localStorage.setItem('topshelf-checklist', JSON.stringify({ mario: [3, 1], 'b-dasher': [8, 1] })),
  )
  await visit(sender, '/')
  await expect.poll(() => readCard(sender).then((card) => card[0])).toContain('Mario Lv 3')
  const own = await readCard(sender)
  await sender.getByRole('button', { name: 'Share link' }).click()
  await untilSaid(sender, 'sees this card')
  const link = await sender.evaluate(() => navigator.clipboard.readText())
  const [file] = await Promise.all([
    sender.waitForEvent('download'),
    sender.getByRole('button', { name: 'Picture' }).click(),
  ])
  expect((await readDownload(file)).subarray(1, 4).toString()).toBe('PNG')

  const receiver = await openPage({ ...phone, permissions: ['clipboard-read', 'clipboard-write'] })
  await visit(receiver, '/')
  await receiver.getByRole('button', { name: 'Share link' }).click()
  await untilSaid(receiver, 'sees the best there are on these courses')
  await visit(receiver, toAddress(link))
  await receiver.getByRole('heading', { name: 'Shared with you: Mario Cup' }).waitFor()
  // Cups come again: of which week the card is.
  expect(await receiver.locator('.race-slot .day-range').innerText()).toMatch(/25 Nov 2020$/)
  const sent = await readCard(receiver)
  expect(await findFaults(receiver, '.race-slot')).toEqual([])
  expect(sent[0]).toMatch(/^Mario Lv 3, B Dasher Lv 8, /)
  expect(sent).toEqual(own)
  await receiver.getByRole('link', { name: 'The same courses with my items' }).click()
  await receiver.getByRole('heading', { name: 'Mario Cup', exact: true }).waitFor()
  expect((await readCard(receiver)).join()).toContain('Pauline')
  await receiver.goBack()
  await receiver.getByRole('heading', { name: 'Shared with you: Mario Cup' }).waitFor()
  expect(await readCard(receiver)).toEqual(sent)
})

/** Types a name and presses Enter while what finds it is still loading. @returns lets that come */
async function enterCourse(page: Page, name: string): Promise<() => Promise<void>> {
  await visit(page, '/race/?courses=tour-new-york-minute')
  const letGo = await holdBack(page, '/assets/js/foreign-search-*.js')
  await page.getByRole('button', { name: 'Change New York Minute' }).click()
  await page.getByLabel('Search courses').fill(name)
  await page.keyboard.press('Enter')
  return letGo
}

test('Enter takes a course named in another language as soon as it is found', async () => {
  const page = await openPage()
  const letGo = await enterCourse(page, 'デイジーヒルズ')
  await letGo()
  await expect.poll(() => toAddress(page.url())).toBe('/race/?courses=3ds-daisy-hills')
})

test.each([
  ['types on', ['x', 'Backspace']],
  ['leaves the field', ['Tab', 'Shift+Tab']],
])('Enter takes no course once the reader %s before one is found', async (_how, keys) => {
  const page = await openPage()
  const letGo = await enterCourse(page, 'デイジー')
  for (const key of keys) await page.keyboard.press(key)
  await letGo()
  await page
    .getByRole('dialog')
    .getByText(/^\d found$/)
    .waitFor({ state: 'attached' })
  await page.getByRole('dialog').getByRole('button', { name: '3DS Daisy Hills', exact: true }).waitFor()
  expect(toAddress(page.url())).toBe('/race/?courses=tour-new-york-minute')
  await page.keyboard.press('Enter')
  await untilAddress(page, '/race/?courses=3ds-daisy-hills')
})

test('courses of the tour’s ranked cups can be chosen untyped; a name that is found brings none that are merely like it', async () => {
  const page = await openPage(phone)
  await visit(page, '/race/?courses=tour-new-york-minute')
  await page.getByRole('button', { name: 'Change New York Minute' }).click()
  const dialog = page.getByRole('dialog')
  const offered = dialog.getByRole('listitem')
  await dialog.getByRole('button', { name: '3DS Daisy Hills 18–25 Nov 2020', exact: true }).waitFor()
  await page.getByLabel('Search courses').fill('york')
  await dialog.getByText(/^[1-9]\d* found$/).waitFor({ state: 'attached' })
  for (const name of await offered.allInnerTexts()) expect(name).toContain('New York Minute')
  await page.getByLabel('Search courses').fill('yorc minute')
  await offered.filter({ hasText: 'New York Minute 2' }).waitFor()
  await page.getByLabel('Search courses').fill('')
  await dialog.getByRole('button', { name: /^3DS Daisy Hills T \d/ }).click()
  await untilAddress(page, '/race/?courses=3ds-daisy-hills-t')
})

test('another week, and any courses found by their names; the address says which, and Back returns', async () => {
  const page = await openPage(phone)
  await visit(page, '/race/')
  // The courses are below it, in the list of headings, too.
  expect(await page.locator('.race-slot h2').allInnerTexts()).toEqual(['Mario Cup'])
  await page.locator('.race-week').nth(1).click()
  await expect.poll(() => toAddress(page.url())).toBe('/race/?week=2020-10-21')
  await untilShown(page, '21–28 Oct')
  await page.getByRole('link', { name: 'Change the courses' }).click()
  await page
    .getByRole('button', { name: /^Change / })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.evaluate((sheet) => Promise.all(sheet.getAnimations().map(({ finished }) => finished)))
  const place = await dialog.boundingBox()
  await page.getByLabel('Search courses').fill('york r/t')
  await dialog.getByText(/^\d+ found/).waitFor({ state: 'attached' })
  // Nothing has moved under the finger.
  expect(await dialog.boundingBox()).toEqual(place)
  await dialog.getByRole('button', { name: 'New York Minute R/T' }).click()
  await page.getByRole('heading', { name: 'New York Minute R/T' }).waitFor()
  expect(toAddress(page.url())).toMatch(/^\/race\/\?courses=tour-new-york-minute-rt,/)
  await page.goBack()
  await expect.poll(() => toAddress(page.url())).toBe('/race/?week=2020-10-21')
  await untilShown(page, '21–28 Oct')

  // Addresses of others may be anything.
  await follow(page, '/race/?week=1999-01-01')
  await page.getByText('The courses of a ranked cup on 1 Jan 1999 are not known. Here is the last one.').waitFor()
  expect(await readCard(page)).toHaveLength(3)
  await follow(page, '/race/?courses=no-such-course,3ds-daisy-hills&picks=nobody.9,mario.3')
  await page.getByText('Not every course in this link is known here.').waitFor()
  expect(await readCard(page)).toHaveLength(1)
  await untilHeading(page, 'Race card')
})

test('a link to a course without shelves on record says so, not that it was cut short', async () => {
  const courseId = 'gba-bowsers-castle-4'
  const unrecorded = [{ id: `${courseId}-t`, courseId, name: 'GBA Bowser’s Castle 4T' }]
  const game = encodePlannerGame({ items: [], variants: [], tours: [], unrecorded }, '2020-11-20')
  const page = await openPage(phone)
  await page.route(`**${plannerDataPath}`, (route) => route.fulfill({ json: game }))
  await visit(page, `/race/?courses=${courseId}-t`)
  await page.getByText('The shelves of GBA Bowser’s Castle 4T are not on record.').waitFor()
  expect(await page.getByText('cut short').count()).toBe(0)
})
