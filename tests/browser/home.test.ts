import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findFaultsInAllLooks } from './find-faults.ts'
import { sumShifts, visitRecordingShifts } from './layout-shifts.ts'
import { follow, openOwnPage, openPage, toAddress, untilAddress, visit } from './site-page.ts'

function readDays(page: Page): Promise<string[]> {
  return page.locator('.on-this-day a').allInnerTexts()
}

describe('on this day', () => {
  test('each year in which the game had that day, with its tour, without moving the page; each leads to its ranking', async () => {
    const page = await openOwnPage()
    await page.clock.install({ time: '2031-01-01T12:00:00Z' })
    for (const [moment, heading, days] of [
      // In the year in which the game started, that day was before.
      ['2031-01-01T12:00:00Z', 'On 1 January', ['2020\nTokyo Tour']],
      ['2031-10-11T12:00:00Z', 'On 11 October', ['2020\nNew York Tour', '2019\nTokyo Tour']],
    ] as const) {
      await page.clock.setFixedTime(moment)
      await visitRecordingShifts(page, '/')
      await expect.poll(() => page.locator('.hero-day h3').innerText()).toBe(heading)
      expect((await readDays(page)).map((text) => text.replace(/\s+/, '\n'))).toEqual(days)
      // A word may move by a fraction of a pixel.
      expect(await sumShifts(page)).toBeLessThan(0.001)
    }
    await page.locator('.on-this-day a').last().click()
    await expect.poll(() => toAddress(page.url())).toBe('/ranking/2019-10-11/')
  })

  test('is the last day without scripts, beside the way to all others', async () => {
    const page = await openPage({ javaScriptEnabled: false })
    await page.goto('/')
    expect(await page.locator('.hero-day h3').innerText()).toBe('On 1 December')
    expect(await page.locator('.hero-day form').isVisible()).toBe(false)
    expect(await page.getByRole('banner').getByRole('link', { name: 'Rankings' }).isVisible()).toBe(true)
  })
})

test('with letters twice as large as usual, a screen keeps the buttons of the header, and its height for the page', async () => {
  const page = await openPage()
  await visit(page, '/')
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const header = page.locator('.site-header')
  for (const width of [320, 360, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    expect((await header.boundingBox())!.height, `${width}`).toBe(width < 576 ? 60 : 120)
    for (const button of await header.locator('.site-header-end > *').all()) {
      const { x, y, width: across, height } = (await button.boundingBox())!
      expect(x + across, `${width}`).toBeLessThanOrEqual(width)
      expect(y + height, `${width}`).toBeLessThanOrEqual(width < 576 ? 60 : 120)
    }
    expect(await header.locator('.menu-button').isVisible()).toBe(true)
  }

  // Any week of the last round is two presses away, and what was on top on some day one press and the date.
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  await page.getByRole('link', { name: 'Any other week' }).click()
  await page.locator('.race-week').nth(4).click()
  await expect.poll(() => toAddress(page.url())).toMatch(/^\/race\/\?week=2020-/)
  await page.locator('.race-course').first().waitFor()
  await follow(page, '/')
  await page.getByLabel('Day', { exact: true }).fill('2019-12-24')
  await page.keyboard.press('Enter')
  await expect.poll(() => toAddress(page.url())).toBe('/ranking/2019-12-24/')
})

test('the search link is one line on a phone, without a key, and opens the search', async () => {
  const page = await openPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await visit(page, '/')
  const link = page.locator('.home-search')
  expect(await link.locator('kbd').isVisible()).toBe(false)
  // The fixture has fewer items than the game, whose number is longer.
  await link.locator('span').evaluate((span) => void (span.textContent = span.textContent.replace(/\d+/, '1,393')))
  const countLines = () =>
    link.locator('span').evaluate((span) => {
      const range = document.createRange()
      range.selectNodeContents(span)
      return new Set([...range.getClientRects()].map(({ top }) => top)).size
    })
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await countLines(), `${width}`).toBe(1)
  }
  await link.click()
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
    expect(await page.locator('#cups').getByRole('heading', { name: 'Last in a ranked cup' }).isVisible()).toBe(true)
    expect(scripts).toEqual([])
    await page.locator('.pager a').first().click()
    await expect.poll(() => scripts.length).toBe(1)
    await page.locator('#now .item-rank').waitFor()
    expect(await page.locator('#footer').getByText('unofficial fan site').isVisible()).toBe(true)
  })
})

describe('courses and tours', () => {
  test('the history of a shelf is drawn on opening, without faults of accessibility', async () => {
    const page = await openPage()
    await visit(page, '/courses/3ds/daisy-hills/')
    const history = page.locator('details.drawn').first()
    expect(await history.locator('.shelf-events').count()).toBe(0)
    await history.locator('summary').click()
    await history.locator('.shelf-events > li').first().waitFor()
    expect(await history.locator('.shelf-events > li').last().innerText()).toContain('First record')
    expect(await findFaultsInAllLooks(page, '.shelf-events')).toEqual([])
  })

  test('the days of a tour link to their rankings', async () => {
    const page = await openPage({ javaScriptEnabled: false })
    await page.goto('/tours/tokyo-tour/')
    const days = page.locator('.week-days')
    expect(await days.count()).toBe(2)
    await days.first().getByRole('link', { name: 'Thu 10 Oct 2019: its ranking' }).click()
    await untilAddress(page, '/ranking/2019-10-10/')
  })
})
