import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findFaults } from './find-faults.ts'
import { buildMoment, openOwnPage, untilAwake } from './site-page.ts'

/** What a page says to a reader who owns something, once all of it is there. */
async function readPage(path: string, moment: string): Promise<string> {
  const page = await openOwnPage()
  await page.clock.install({ time: moment })
  await page.addInitScript(() =>
    localStorage.setItem('topshelf-checklist', JSON.stringify({ mario: [3, 1], 'b-dasher': [8, 1] })),
  )
  await page.goto(path)
  await untilAwake(page)
  await page.waitForLoadState('networkidle')
  await untilStill(page)
  expect(await findFaults(page)).toEqual([])
  return readMain(page)
}

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
  const then = await readPage(path, buildMoment)
  expect(then.length).toBeGreaterThan(200)
  expect(await readPage(path, '2031-01-01T12:00:00Z')).toBe(then)
})

test('the planner has the ranked cup, the tour and the year of a week, whatever the year', async () => {
  const page = await openOwnPage()
  await page.clock.install({ time: '2031-01-01T12:00:00Z' })
  await page.addInitScript(() => localStorage.setItem('topshelf-checklist', JSON.stringify({ mario: [3, 1] })))
  await page.goto('/planner/?on=2020-11-20')
  const heads = page.locator('.coverage-table thead button')
  await heads.first().waitFor()
  expect(await heads.allInnerTexts()).toEqual(['Ranked cup', 'Its tour', 'Year', 'Everything'])
  await heads.first().click()
  await page.getByRole('radio', { name: 'Year' }).waitFor()
})
