import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchHeadlessShell } from './chromium.ts'
import { createProfile } from './profiles.ts'
import { buildMoment, launchOnce, untilAwake } from './site-page.ts'

/** What a page says to a reader who owns something, once all of it is there. */
async function readPage(page: Page, path: string): Promise<string> {
  await page.goto(path)
  await untilAwake(page)
  await page.waitForLoadState('networkidle')
  await untilStill(page)
  return readMain(page)
}

/** Of a reader in some year. */
async function openInYear(moment: string): Promise<Page> {
  const options = { baseURL: inject('siteUrl'), serviceWorkers: 'block', hasDataSaver: true } as const
  const context = await createProfile(await launchOnce(launchHeadlessShell), options)
  await context.clock.install({ time: moment })
  await context.addInitScript(() =>
    localStorage.setItem('topshelf-checklist', JSON.stringify({ mario: [3, 1], 'b-dasher': [8, 1] })),
  )
  return context.newPage()
}

let then: Page
let later: Page

beforeAll(async () => {
  ;[then, later] = await Promise.all([openInYear(buildMoment), openInYear('2031-01-01T12:00:00Z')])
})
afterAll(() => Promise.all([then, later].map((page) => page.context().close())))

/** But for what ran on the reader's day of the calendar, which is theirs. */
async function readMain(page: Page): Promise<string> {
  const text = await page.locator('main').innerText()
  const [ofDay = ''] = await page.locator('.hero-day').allInnerTexts()
  return text.replace(ofDay, '')
}

/** Until what the reader owns has taken its place. */
async function untilStill(page: Page): Promise<void> {
  let before = ''
  await expect
    .poll(async () => {
      const [now, known] = [await readMain(page), before]
      before = now
      return now === known && (await page.locator('main [aria-busy=true], main .skeleton').count()) === 0
    })
    .toBe(true)
}

test.each([
  ['home', '/'],
  ['the race card', '/race/'],
  ['the race card of another week', '/race/?week=2020-10-14'],
  ['the planner', '/planner/'],
  ['the gaps of a week, its tour and its year', '/planner/?on=2020-10-14&show=gaps&in=year'],
  ['the list of tours', '/tours/'],
  ['a tour', '/tours/tokyo-tour/'],
  ['the checklist', '/checklist/'],
])('%s says the same in every year', async (_, path) => {
  const said = await readPage(then, path)
  expect(said.length).toBeGreaterThan(200)
  expect(await readPage(later, path)).toBe(said)
})

test('the planner has the ranked cup, the tour and the year of a week, whatever the year', async () => {
  await later.goto('/planner/?on=2020-11-20')
  const heads = later.locator('.coverage-table thead button')
  await heads.first().waitFor()
  expect(await heads.allInnerTexts()).toEqual(['Ranked cup', 'Its tour', 'Year', 'Everything'])
  await heads.first().click()
  await later.getByRole('radio', { name: 'Year' }).waitFor()
})
