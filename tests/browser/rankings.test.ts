import type { Locator, Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { decodeItemHistory } from '#pages/data/decode-item-history.ts'
import type { ItemPage } from '#pages/data/item-pages.ts'
import type { PageData } from '#pages/data/page-data.ts'
import { pageDataPath } from '#pages/routes/routes.ts'
import { formatDay } from '#wording/days.ts'
import { fixtureDay } from '../fixture-site.ts'
import { startFailingNetwork } from './failing-network.ts'
import { readShifts, recordShifts, untilPainted, visitRecordingShifts } from './layout-shifts.ts'
import {
  countEntries,
  follow,
  holdBack,
  isSameDocument,
  markDocument,
  openPage,
  recordRequests,
  toAddress,
  untilAddress,
  untilAwake,
  untilHeading,
  visit,
} from './site-page.ts'
import { untilSaid } from './until-said.ts'

const today = '/ranking/2020-11-20/'
const lastDay = `/ranking/${fixtureDay}/`
const marioData = '**/assets/data/drivers/mario/index.json'

function whyButton(page: Page, name: string): Locator {
  return page.getByRole('button', { name: `Why ${name}`, exact: true })
}

async function readPageData(page: Page, path: string): Promise<PageData> {
  const response = await page.request.get(pageDataPath(path))
  return (await response.json()).data
}

async function readTexts(cells: Locator): Promise<string[]> {
  return (await cells.allInnerTexts()).map((text) => text.trim())
}

/** Names in the table of drivers, in their order. */
function readDrivers(page: Page): Promise<string[]> {
  return readTexts(page.locator('.ranking-table').first().locator('th .chip > span:first-of-type'))
}

/** "≈36,087", "+1,200" or "−3". */
function readNumber(text: string): number {
  return Number(text.replaceAll(/[≈,+±\s]/g, '').replace('−', '-'))
}

function levelOne(page: Page): Locator {
  return page.getByLabel('Every item at level 1')
}

const chart = '.chart-frame svg'

function dayField(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Day', exact: true })
}

async function readMario(page: Page): Promise<ItemPage> {
  const data = await readPageData(page, '/drivers/mario/')
  if (data.kind !== 'driver') throw new Error('Mario is no driver.')
  return data
}

/** Runs in the page. */
function isLoadingFonts(): boolean {
  return [...document.fonts].some(({ status }) => status === 'loading')
}

test('whatever loads after a part of a ranking moves nothing', async () => {
  const network = await startFailingNetwork(inject('siteFolder'))
  const page = await openPage({ baseURL: network.url })
  for (const [piece, before] of [
    ['<div class="day-kinds">', '.ranking-tools'],
    ['<tbody>', '.ranking-table thead'],
    ['</tbody>', '.ranking-table thead'],
  ] as const) {
    const letGo = network.pauseBefore(piece)
    await page.goto(today, { waitUntil: 'commit' })
    await page.locator(before).waitFor()
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
    await untilPainted(page)
    // In a document that has not arrived whole, `document.fonts.ready` is never fulfilled.
    await expect.poll(() => page.evaluate(isLoadingFonts)).toBe(false)
    await untilPainted(page)
    await recordShifts(page)
    await letGo()
    await page.waitForLoadState()
    await untilAwake(page)
    expect(await page.locator('.mover-list').first().isVisible(), piece).toBe(true)
    expect(await readShifts(page), piece).toEqual([])
  }
})

describe('reasons', () => {
  test('a row opens by keyboard, says what it is made of, stays open when the table is sorted, and closes', async () => {
    const page = await openPage()
    await visit(page, today)
    const why = whyButton(page, 'Mario')
    await why.focus()
    await page.keyboard.press('Enter')
    const reasons = page.getByRole('region', { name: 'Why Mario is at 4' })
    await reasons.waitFor()
    expect(await why.getAttribute('aria-expanded')).toBe('true')
    expect(await readTexts(reasons.locator('.race-parts tbody th'))).toEqual([
      'First place',
      'Base points',
      'Actions',
      'Combo',
      'Skills of kart and glider',
      'Level boosts',
    ])
    for (const column of [1, 2]) {
      const parts = await readTexts(reasons.locator(`.race-parts tbody td:nth-of-type(${column})`))
      const whole = await reasons.locator(`.race-parts tfoot td:nth-of-type(${column})`).innerText()
      expect(parts.reduce((sum, part) => sum + readNumber(part), 0)).toBe(readNumber(whole))
    }
    const words = await reasons.innerText()
    expect(words).toContain(
      'Kept its rank on 18 Nov 2020, when the New York Tour (2028) and its first week (Mario Cup) began: +1 top shelf in the ranked cup',
    )
    expect(words).toMatch(
      /#4 here: ≈\u00A0[\d,]+ points a race, [\d,]+ fewer than the best, with the top shelf on 1 of 3 courses of the ranked cup \(middle shelf on 2; lifted by the cup on 3\)/,
    )

    // The courses of the ranked cup come first, each with its shelf and level.
    const courses = page.locator('.courses-behind')
    await courses.getByRole('heading', { name: 'In the ranked cup' }).waitFor()
    const [first] = await readTexts(courses.locator('.chip'))
    expect(first?.split('\n').map((text) => text.trim())).toEqual(['New York Minute', 'Top shelf', 'Lv 3'])

    await page.getByRole('button', { name: 'Name' }).first().click()
    const rows = page.locator('.ranking-table').first().locator('tbody > tr')
    expect(await rows.nth(1).innerText()).toContain('Mario')
    expect(await rows.nth(2).getAttribute('class')).toBe('details')
    await why.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => reasons.count()).toBe(0)
  })

  test('a past day shows the courses of that day', async () => {
    const page = await openPage()
    await visit(page, '/ranking/2020-07-20/')
    await whyButton(page, 'Mario').click()
    await page.locator('.courses-behind .chip').first().waitFor({ state: 'attached' })
    const chips = await page.locator('.courses-behind .chip').allTextContents()
    expect(chips.toSorted()).toEqual([
      '3DS Daisy Hills TMiddle shelf',
      'New York MinuteMiddle shelf',
      'Tokyo BlurTop shelf',
    ])
  })

  test('courses that cannot be loaded say so, and load on retry', async () => {
    const page = await openPage()
    await visit(page, today)
    await page.route(marioData, (route) => route.abort(), { times: 1 })
    await whyButton(page, 'Mario').click()
    const failure = page.getByRole('alert').filter({ hasText: 'The courses of Mario could not be loaded' })
    await failure.getByRole('button', { name: 'Try again' }).click()
    await page.locator('.courses-behind .chip').first().waitFor()
    expect(await failure.count()).toBe(0)
  })

  test('without scripts, nothing looks as if it opened', async () => {
    const page = await openPage({ javaScriptEnabled: false })
    await page.goto(today)
    for (const dead of ['.why', '.level-one', '.day-form'])
      expect(await page.locator(dead).first().isHidden()).toBe(true)
    expect(await page.locator('.ranking-table a[href="/drivers/mario/"]').isVisible()).toBe(true)
    await page.goto('/drivers/mario/')
    expect(await page.locator('.history').isHidden()).toBe(true)
  })
})

describe('level 1', () => {
  const inOrder = ['Pauline', 'Mario (Halloween)', 'Baby Mario', 'Mario']
  const atLevelOne = ['Baby Mario', 'Pauline', 'Mario', 'Mario (Halloween)']

  test('shows points and shelves of items at level 1, and the address says so, without history; one with weights of old shows the ranking as it is', async () => {
    const page = await openPage()
    await visit(page, `${today}?points=0&skill=0`)
    const note = page.getByText('This address weighs parts of a score that rankings no longer have')
    await note.waitFor()
    const entries = await countEntries(page)
    expect(await readDrivers(page)).toEqual(inOrder)
    const best = page.locator('.ranking-table').first().locator('tbody .score').first()
    const points = readNumber(await best.innerText())
    await levelOne(page).check()
    await untilAddress(page, `${today}?level=1`)
    expect(await note.count()).toBe(0)
    await expect.poll(() => readDrivers(page)).toEqual(atLevelOne)
    expect(readNumber(await best.innerText())).toBeLessThan(points)
    const mario = page
      .locator('.ranking-table')
      .first()
      .locator('tbody tr', { has: whyButton(page, 'Mario') })
    expect(await mario.locator('.count.all').innerText()).toBe('2')
    expect(await countEntries(page)).toBe(entries)
    await levelOne(page).uncheck()
    await untilAddress(page, today)
    expect(await readDrivers(page)).toEqual(inOrder)
  })

  test('is what a shared address shows, moves nothing, and survives a jump', async () => {
    const page = await openPage()
    await visitRecordingShifts(page, `${today}?level=1`)
    await expect.poll(() => readDrivers(page)).toEqual(atLevelOne)
    expect(await levelOne(page).isChecked()).toBe(true)
    expect(await readShifts(page)).toEqual([])
    await page.locator('.kinds a', { hasText: 'Karts' }).click()
    await untilAddress(page, `${today}?level=1#karts`)
    await expect.poll(() => readDrivers(page)).toEqual(atLevelOne)
  })

  test('is there for a tour and for a course', async () => {
    const page = await openPage()
    for (const [path, heading] of [
      ['/tours/new-york-tour-2028/', 'Best drivers'],
      ['/courses/tour/new-york-minute/', 'Best drivers on New York Minute'],
    ] as const) {
      await visit(page, path)
      await page.locator('a[href^="/rankings/id/"]', { hasText: 'Drivers' }).first().click()
      await untilHeading(page, heading)
      await levelOne(page).check()
      await expect.poll(() => page.getByRole('table', { name: /every item at level 1$/ }).count()).toBe(1)
    }
  })
})

describe('keys and days', () => {
  test('brackets lead to the days before and after, through other lists, and from the ranking of a tour to that of the tour before', async () => {
    const page = await openPage()
    await visit(page, '/ranking/2020-11-19/')
    await markDocument(page)
    await page.keyboard.press('[')
    await untilAddress(page, '/ranking/2020-11-18/')
    await page.keyboard.press(']')
    await untilAddress(page, '/ranking/2020-11-19/')

    await follow(page, '/drivers/mario/')
    await untilHeading(page, 'Mario')
    const next = await page.locator('#main a[rel="next"]').getAttribute('href')
    expect(next).toMatch(/^\/drivers\//)
    await page.keyboard.press(']')
    await untilAddress(page, next ?? '')

    await follow(page, '/tours/new-york-tour-2028/')
    await page.locator('a[href^="/rankings/id/"]', { hasText: 'Karts' }).first().click()
    await untilHeading(page, 'Best karts')
    const before = await page.locator('.pager a[rel="prev"]').getAttribute('href')
    expect(before).toMatch(/^\/rankings\/id\//)
    await page.keyboard.press('[')
    await untilAddress(page, before ?? '')
    await untilHeading(page, 'Best karts')
    expect(await isSameDocument(page)).toBe(true)
  })

  test('they do nothing in fields, with modifiers, and at the end of the list', async () => {
    const page = await openPage()
    await visit(page, lastDay)
    await page.keyboard.press(']')
    await dayField(page).focus()
    await page.keyboard.press('[')
    await page.locator('h1').focus()
    await page.keyboard.press('Control+[')
    expect(toAddress(page.url())).toBe(lastDay)
    // Keys have their turn one after the other: had one of them led to the day before, this one would lead further.
    await page.keyboard.press('[')
    await untilHeading(page, '30 Nov 2020')
    expect(toAddress(page.url())).toBe('/ranking/2020-11-30/')

    // Any day can be jumped to; one without a ranking leads to the previous one, with a note.
    await markDocument(page)
    await dayField(page).fill('2020-02-29')
    await page.keyboard.press('Enter')
    await untilAddress(page, '/ranking/2020-02-29/')
    await untilHeading(page, '29 Feb 2020')
    await dayField(page).fill('2019-10-02')
    await page.getByRole('button', { name: 'Go' }).click()
    await untilAddress(page, '/ranking/2019-10-01/')
    await untilSaid(page, '2 Oct 2019 has no ranking. The nearest is that of 1 Oct 2019.')
    expect(await page.locator('h1').innerText()).toBe('Ranking of 1 Oct 2019')
    expect(await isSameDocument(page)).toBe(true)
  })

  test('a link followed after Go wins, even while its own page loads', async () => {
    const page = await openPage()
    await visit(page, today)
    const letCalendarGo = await holdBack(page, pageDataPath('/ranking/'))
    const letGlidersGo = await holdBack(page, pageDataPath('/gliders/'))
    const calendar = page.waitForResponse(`**${pageDataPath('/ranking/')}`)
    await dayField(page).fill('2019-10-02')
    await page.getByRole('button', { name: 'Go' }).click()
    await follow(page, '/gliders/')
    await letCalendarGo()
    await (await calendar).finished()
    await letGlidersGo()
    await untilHeading(page, 'Gliders')
    expect([await page.locator('.toast').count(), toAddress(page.url())]).toEqual([0, '/gliders/'])
  })
})

test('a row as a card labels each of its cells, and the mark of a rarity follows the last word of its name; a complete list is not called the best', async () => {
  const page = await openPage({ viewport: { width: 390, height: 844 } })
  await visit(page, today)
  const labels = await page
    .locator('.of-day tbody tr')
    .first()
    .locator(':is(.cup, .tour, .all)')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content))
  expect(labels).toEqual(['"Cup "', '"Tour "', '"Game "'])
  expect(await page.locator('.section-head', { hasText: 'Drivers' }).innerText()).toMatch(/All \d+, /)

  // Also of a name that takes two lines.
  const { lines, right, mark } = await page
    .locator('.ranking-table .chip > span')
    .first()
    .evaluate((span) => {
      span.textContent = 'Rocky Wrench Mii Racing Suit'
      const range = document.createRange()
      range.selectNodeContents(span)
      const words = [...range.getClientRects()]
      const { x } = span.getBoundingClientRect()
      return {
        lines: words.length,
        right: words.at(-1)!.right - x,
        mark: Number.parseFloat(getComputedStyle(span, '::after').left),
      }
    })
  expect(lines).toBe(2)
  expect(mark).toBeCloseTo(right, 0)
})

describe('history', () => {
  test('the chart comes when it is scrolled to, moves nothing, and its lines are told in words, too', async () => {
    const page = await openPage()
    await page.setViewportSize({ width: 390, height: 500 })
    const requests = recordRequests(page, '/assets/js/item-history')
    await visit(page, '/drivers/mario/')
    await untilPainted(page)
    expect(requests).toEqual([])
    await recordShifts(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.locator('.history').scrollIntoViewIfNeeded()
    await page.locator(chart).waitFor()
    expect(requests).toHaveLength(1)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
    expect(await readShifts(page)).toEqual([])

    // A cursor, a legend and a table say what the lines do.
    await page.setViewportSize({ width: 1280, height: 720 })
    expect(await readTexts(page.locator('.spell-legend li'))).toEqual([
      'Reconstructed',
      'Recorded',
      'Between two records',
      'Last known',
    ])

    const cursor = page.getByRole('slider', { name: 'Mario over time' })
    await cursor.focus()
    const read = () => cursor.getAttribute('aria-valuetext')
    await expect.poll(read).toMatch(/^1 Dec 2020, New York Tour \(2028\): rank \d, points [\d,]+, top shelves 3$/)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(read).toMatch(/^25 Nov 2020, New York Tour \(2028\)/)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(read).toMatch(/^18 Nov 2020, New York Tour \(2028\): rank \d, points [\d,]+, top shelves 3$/)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(read).toMatch(/^4 Nov 2020, Frost Tour \(2027\): rank \d, points [\d,]+, top shelves 3$/)
    await page.keyboard.press('PageDown')
    await expect.poll(read).toContain('21 Oct 2020, Tokyo Tour (2027)')
    await page.keyboard.press('Home')
    await expect.poll(read).toBe('26 Sep 2019, New York Tour: rank 3, points 17,491, top shelves 0')
    await expect.poll(() => page.locator('.chart-day').innerText()).toBe('26 Sep 2019, New York Tour')

    // The table says the same as the data, newest first.
    const summary = page.getByText('As a table')
    await summary.waitFor()
    expect(await page.locator('.history-numbers').count()).toBe(0)
    await summary.click()
    const rows = page.locator('.history-numbers tbody tr')
    await rows.first().waitFor()
    const { history } = await readMario(page)
    const expected = decodeItemHistory(history)
      .toReversed()
      .map(({ date, rank, score, top }) =>
        [formatDay(date), String(rank), (score ?? 0).toLocaleString('en'), String(top)].join('\t'),
      )
    await expect.poll(() => rows.allInnerTexts()).toEqual(expected)
  })

  test('a ranking shows its best over time; what fails can be tried again', async () => {
    const page = await openPage()
    await visit(page, '/tours/new-york-tour-2028/')
    const code = /\/best-history-[^/]+\.js/
    await page.route(code, (route) => route.abort())
    await page.route(marioData, (route) => route.abort(), { times: 1 })
    await page.locator('a[href^="/rankings/id/"]', { hasText: 'Drivers' }).first().click()
    await untilHeading(page, 'Best drivers')
    await page.locator('.history').scrollIntoViewIfNeeded()
    const again = page.getByRole('alert').getByRole('button', { name: 'Try again' })
    // Its code, twice, and then its data.
    for (const isLost of [true, false]) {
      await again.waitFor()
      if (!isLost) await page.unroute(code)
      const failed = page.waitForRequest(isLost ? code : marioData)
      await again.click()
      await failed
    }
    await again.click()
    await page.locator(chart).waitFor()
    expect(await page.locator('.panel-name').allTextContents()).toEqual(await readDrivers(page))
  })
})
