import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { readShifts, visitRecordingShifts } from './layout-shifts.ts'
import { buildMoment, openOwnPage, openPage, untilAddress, untilAwake, untilHeading, visit } from './site-page.ts'

// The fixture's site is of 20 November 2020: week 1 of its tour, Mario Cup, ends on the 25th.

async function openHome(moment: string): Promise<Page> {
  const page = await openOwnPage()
  await page.clock.install({ time: moment })
  await visitRecordingShifts(page, '/')
  return page
}

function readPlates(page: Page): Promise<string[]> {
  return page.locator('.plates b').allTextContents()
}

async function readSecondsLeft(page: Page): Promise<number> {
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = (await readPlates(page)).map(Number)
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds
}

function readMessage(page: Page): Promise<string> {
  return page.locator('.countdown > p:first-child').innerText()
}

describe('the countdown on the home page', () => {
  test('runs to 6:00 UTC, second by second, without moving the page', async () => {
    const page = await openHome('2020-11-22T06:00:00Z')
    await expect.poll(() => readPlates(page)).not.toContain('––')
    expect(await readMessage(page)).toBe('Mario Cup ends Wed 25 Nov 2020, 06:00 UTC')
    const before = await readSecondsLeft(page)
    // The clock goes on while the page loads, which may take its time.
    expect(before).toBeGreaterThan(3 * 86_400 - 60)
    expect(before).toBeLessThanOrEqual(3 * 86_400)
    await page.clock.runFor(3000)
    await expect.poll(() => readSecondsLeft(page)).toBeLessThanOrEqual(before - 3)
    expect(await readShifts(page)).toEqual([])
  })

  test('leads to the card of the next ranked cup', async () => {
    const page = await openHome('2020-11-22T06:00:00Z')
    const coming = page.locator('.hero-coming')
    const name = await coming.getByRole('link').textContent()
    await coming.getByRole('link').click()
    await untilHeading(page, 'Race card')
    expect(await page.locator('.race-title').textContent()).toBe(name)
  })

  test('stands beside the next tour, on one line of a phone however long its name is', async () => {
    const page = await openHome('2020-11-22T06:00:00Z')
    const next = page.locator('.hero-next')
    expect(await next.textContent()).toMatch(/^Next: .+, 2–16 Dec 2020$/)
    await page.setViewportSize({ width: 390, height: 844 })
    const { height } = (await next.boundingBox())!
    await next.getByRole('link').evaluate((link) => (link.textContent = 'Peach vs. Bowser Tour '.repeat(4)))
    expect((await next.boundingBox())!.height).toBe(height)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  test('a page built yesterday shows what is on today', async () => {
    const page = await openHome('2020-11-25T07:00:00Z')
    await expect.poll(() => readMessage(page)).toContain('ranked week 2 ends Wed 2 Dec 2020, 06:00 UTC')
  })

  test('switches to the next week while the page is open', async () => {
    // Its clock runs: on a busy machine the page takes a while to be read.
    const page = await openHome('2020-11-25T05:55:00Z')
    expect(await readMessage(page)).toBe('Mario Cup ends Wed 25 Nov 2020, 06:00 UTC')
    await page.clock.fastForward('06:00')
    await expect.poll(() => readMessage(page)).toContain('ranked week 2 ends Wed 2 Dec 2020')
  })

  test.each([
    ['2020-11-18T05:00:00Z', 'Mario Cup begins Wed 18 Nov 2020, 06:00 UTC'],
    ['2020-12-02T07:00:00Z', 'Baby Mario Cup ends Wed 9 Dec 2020, 06:00 UTC'],
    ['2020-12-16T07:00:00Z', 'Baby Mario Cup ended Wed 9 Dec 2020, 06:00 UTC'],
    ['2031-01-01T00:00:00Z', 'Baby Mario Cup ended Wed 3 Mar 2021, 06:00 UTC'],
  ])('at %s, as on the page of race cards: %s', async (moment, message) => {
    const page = await openHome(moment)
    await expect.poll(() => readMessage(page)).toBe(message)
    await visit(page, '/race/')
    await expect.poll(() => readMessage(page)).toBe(message)
  })

  test('a tour later, the last cup that is known is called the last, beside its own tour', async () => {
    const page = await openHome('2020-12-16T07:00:00Z')
    await expect.poll(() => readMessage(page)).toContain('ended Wed 9 Dec 2020')
    expect(await page.locator('h1').innerText()).toBe('The last known race card')
    expect(await page.locator('.hero .eyebrow a').innerText()).toBe('Tokyo Tour (2028)')
    expect(await page.locator('.hero-next').textContent()).toMatch(/^Now: .+, 16–30 Dec 2020$/)
  })

  test('a cup of a tour that the page does not know is beside that tour', async () => {
    const page = await openHome('2031-01-01T00:00:00Z')
    await expect.poll(() => readMessage(page)).toContain('ended Wed 3 Mar 2021')
    expect(await page.locator('.hero .eyebrow a').innerText()).toBe('Tokyo Tour (2030)')
  })

  test.each([
    ['in the week after', '2020-12-02T07:00:00Z', /^Now: .+, 2–16 Dec 2020$/],
    ['a tour later', '2020-12-16T07:00:00Z', /^Now: .+, 16–30 Dec 2020$/],
  ])('%s, a page that can load no more keeps the last cup that it knows', async (_, moment, now) => {
    const page = await openOwnPage()
    await page.clock.install({ time: moment })
    await page.route('**/race/**', (route) => route.abort())
    await visit(page, '/')
    await expect.poll(() => readMessage(page)).toContain('ended Wed 2 Dec 2020')
    expect(await page.locator('h1').innerText()).toBe('The last known race card')
    expect(await page.locator('.hero .eyebrow a').innerText()).toBe('New York Tour (2028)')
    expect(await page.locator('.hero-next').textContent()).toMatch(now)
  })

  test('without scripts, the page shows the date alone', async () => {
    const page = await openPage({ javaScriptEnabled: false })
    await page.goto('/')
    expect(await readMessage(page)).toBe('Mario Cup ends Wed 25 Nov 2020, 06:00 UTC')
    expect(await page.locator('.plates').isVisible()).toBe(false)
  })
})

test('with letters twice as large as usual, a phone shows the whole name of the next tour', async () => {
  const page = await openPage({ now: buildMoment })
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/')
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const isCropped = page.locator('.hero-next a').evaluate((link) => link.scrollWidth > link.clientWidth)
  expect(await isCropped).toBe(false)
})

test.each([320, 360, 390, 768, 1440])(
  'with letters twice as large as usual, a screen of %i px keeps the buttons of the header, and its height for the page',
  async (width) => {
    const page = await openPage()
    await page.setViewportSize({ width, height: 844 })
    await visit(page, '/')
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const header = page.locator('.site-header')
    expect((await header.boundingBox())!.height).toBe(width < 576 ? 60 : 120)
    for (const button of await header.locator('.site-header-end > *').all()) {
      const { x, y, width: across, height } = (await button.boundingBox())!
      expect(x + across).toBeLessThanOrEqual(width)
      expect(y + height).toBeLessThanOrEqual(width < 576 ? 60 : 120)
    }
    expect(await header.locator('.menu-button').isVisible()).toBe(true)
  },
)

test.each([390, 360, 320])('the search link is one line on a phone %i px wide, without a key', async (width) => {
  const page = await openPage({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true })
  await visit(page, '/')
  const link = page.locator('.home-search')
  expect(await link.locator('kbd').isVisible()).toBe(false)
  // The fixture has fewer items than the game, whose number is longer.
  const lines = await link.locator('span').evaluate((span) => {
    span.textContent = span.textContent.replace(/\d+/, '1,393')
    const range = document.createRange()
    range.selectNodeContents(span)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  })
  expect(lines).toBe(1)
})

test('the search link opens the search', async () => {
  const page = await openPage()
  await visit(page, '/')
  await page.locator('.home-search').click()
  await page.getByRole('dialog').waitFor()
  expect(await page.getByRole('dialog').locator('input[type=search]').count()).toBe(1)
})

describe('static islands', () => {
  test('are prerendered without their code, and rendered with it after a navigation', async () => {
    const page = await openPage()
    const scripts: string[] = []
    page.on('request', (request) => request.url().includes('/item-now-') && scripts.push(request.url()))
    await visit(page, '/drivers/mario/')
    expect(await page.locator('#now .item-rank').isVisible()).toBe(true)
    expect(await page.locator('#ahead').getByRole('heading', { name: 'Next in a ranked cup' }).isVisible()).toBe(true)
    expect(scripts).toEqual([])
    await page.locator('.pager a').first().click()
    await expect.poll(() => scripts.length).toBe(1)
    await page.locator('#now .item-rank').waitFor()
    expect(await page.locator('#footer').getByText('unofficial fan site').isVisible()).toBe(true)
  })
})

describe('courses and tours', () => {
  test('the history of a shelf is drawn on opening', async () => {
    const page = await openPage()
    await visit(page, '/courses/3ds/daisy-hills/')
    const history = page.locator('details.drawn').first()
    expect(await history.locator('.shelf-events').count()).toBe(0)
    await history.locator('summary').click()
    await history.locator('.shelf-events > li').first().waitFor()
    expect(await history.locator('.shelf-events > li').last().innerText()).toContain('First record')
  })

  test('the days of a tour link to their rankings', async () => {
    const page = await openPage({ javaScriptEnabled: false })
    await page.goto('/tours/tokyo-tour/')
    const days = page.locator('.week-days')
    expect(await days.count()).toBe(2)
    await days.first().getByRole('link', { name: 'Thu 10 Oct 2019: its ranking' }).click()
    await untilAddress(page, '/ranking/2019-10-10/')
  })

  test('the list of tours starts near today and collapses distant tours', async () => {
    const page = await openPage()
    await visit(page, '/tours/')
    const numbers = await page.locator('.listing > .rows .row-number').allTextContents()
    expect(numbers.slice(0, 5)).toEqual(['34', '33', '32', '31', '30'])
    expect(await page.locator('.listing details .row').first().isVisible()).toBe(false)
    await page.goto('/tours/?sort=oldest')
    await untilAwake(page)
    await expect.poll(() => page.locator('.row-number').first().textContent()).toBe('1')
    expect(await page.locator('.listing details').count()).toBe(0)
  })
})
