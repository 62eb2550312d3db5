import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { buildMoment, openOwnPage, visit } from './site-page.ts'

const paths = [
  '/',
  '/race/',
  '/race/?week=2020-10-14',
  '/planner/',
  '/planner/?on=2020-10-14&show=gaps&in=year',
  '/tours/',
  '/tours/tokyo-tour/',
  '/checklist/',
] as const

/** What the pages say to a reader who owns something, at the moment of the page's clock, once all of each is there. */
async function readPages(page: Page): Promise<Record<string, string>> {
  const said: Record<string, string> = {}
  for (const path of paths) {
    await visit(page, path)
    await page.waitForLoadState('networkidle')
    await untilStill(page)
    said[path] = await readMain(page)
    expect(said[path].length, path).toBeGreaterThan(200)
  }
  return said
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

test('pages say the same in every year, and the planner has the ranked cup, the tour and the year of a week', async () => {
  const page = await openOwnPage({ now: buildMoment })
  await page.addInitScript(() =>
    localStorage.setItem('topshelf-checklist', JSON.stringify({ mario: [3, 1], 'b-dasher': [8, 1] })),
  )
  const said = await readPages(page)
  await page.clock.setFixedTime('2031-01-01T12:00:00Z')
  expect(await readPages(page)).toEqual(said)

  await visit(page, '/planner/?on=2020-11-20')
  const heads = page.locator('.coverage-table thead button')
  await heads.first().waitFor()
  expect(await heads.allInnerTexts()).toEqual(['Ranked cup', 'Its tour', 'Year', 'Everything'])
  await heads.first().click()
  await page.getByRole('radio', { name: 'Year' }).waitFor()
})
