import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { itemKinds, rarities } from '#catalogue/entities.ts'
import type { ChecklistPage, ChecklistRow } from '#pages/data/player-pages.ts'
import { pageDataPath, routes } from '#pages/routes/routes.ts'
import { enterItems, pickItems, secondsPerGesture } from './enter-items.ts'
import { byTouch } from './press.ts'
import { follow, openOwnPage, openPage, visit } from './site-page.ts'

/** As many as the game has: rarest first. */
const counts = { driver: [15, 53, 199], kart: [17, 45, 278], glider: [9, 17, 212] } as const

function listRows(kind: keyof typeof counts): ChecklistRow[] {
  return rarities.toReversed().flatMap((rarity) => {
    const index = rarities.indexOf(rarity)
    return Array.from({ length: counts[kind][index] ?? 0 }, (_, position): ChecklistRow => {
      const id = `${rarity}-${kind}-${position}`
      return [id, `Name of ${id}`, index, null, null, null, null, 0, null]
    })
  })
}

const rows: ChecklistPage['rows'] = { driver: listRows('driver'), kart: listRows('kart'), glider: listRows('glider') }
const ids = itemKinds.flatMap((kind) => rows[kind].map(([id]) => id))

/** Quick entry with all the items of a game, for the fixture has a dozen. */
async function openQuickEntry(page: Page): Promise<void> {
  await page.route(`**${pageDataPath(routes.checklist)}`, async (route) => {
    const file = await (await route.fetch()).json()
    await route.fulfill({ json: { ...file, data: { ...file.data, rows } } })
  })
  await visit(page, '/')
  await follow(page, routes.checklist)
  await page.locator(`[data-item="${ids.at(-1)}"]`).waitFor({ state: 'attached' })
}

function readLevels(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const entries: [string, [number, number]][] = Object.entries(
      JSON.parse(localStorage.getItem('topshelf-checklist') ?? '{}'),
    )
    return Object.fromEntries(entries.flatMap(([id, [level]]) => (level > 0 ? [[id, level]] : [])))
  })
}

async function draw(finger: CDPSession, points: readonly { readonly x: number; readonly y: number }[]): Promise<void> {
  for (const [index, { x, y }] of points.entries()) {
    const type = index === 0 ? 'touchStart' : 'touchMove'
    await finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/**
 * Brings a row near the end of the list into sight: how far a finger has thrown the page before depends on how fast its
 * events came.
 * @returns its items, with the centres of their cells in CSS pixels of the window
 */
function showRow(page: Page): Promise<{ id: string; x: number; y: number }[]> {
  return page
    .locator('.entry-cells')
    .last()
    .locator('.entry-cell')
    .evaluateAll((cells) => {
      const [first] = cells.slice(-10)
      first?.scrollIntoView({ block: 'center', behavior: 'instant' })
      return cells
        .filter((cell) => cell.getBoundingClientRect().top === first?.getBoundingClientRect().top)
        .map((cell) => {
          const { x, y, width, height } = cell.getBoundingClientRect()
          return { id: cell.getAttribute('data-item') ?? '', x: x + width / 2, y: y + height / 2 }
        })
    })
}

/** A page goes on scrolling after the finger has left it. */
async function untilStill(page: Page): Promise<void> {
  let last = Number.NaN
  await expect
    .poll(
      async () => {
        const before = last
        last = await page.evaluate(() => scrollY)
        return last === before
      },
      { interval: 300 },
    )
    .toBe(true)
}

test('keys enter items, too: arrows move, digits set the level, Enter raises it, and one Tab leaves the items', async () => {
  const page = await openPage({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' })
  await openQuickEntry(page)
  const columns = await page
    .locator('.entry-cells')
    .first()
    .evaluate((list) => {
      const [first] = list.children
      return [...list.children].filter(
        (cell) => cell.getBoundingClientRect().top === first?.getBoundingClientRect().top,
      ).length
    })
  await page.locator('.entry-cell button[tabindex="0"]').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('3')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const below = ids[columns + 1] ?? ''
  await expect.poll(() => readLevels(page)).toEqual({ [ids[1] ?? '']: 3, [below]: 2 })
  await page.locator('output', { hasText: `Name of ${below}: level 2` }).waitFor({ state: 'attached' })
  await page.keyboard.press('Tab')
  // One Tab leaves all of them.
  expect(await page.evaluate(() => document.activeElement?.closest('.dock') !== null)).toBe(true)

  // Two taps lead to the last part of the collection.
  await page.getByRole('button', { name: 'Gliders 238' }).click()
  await page.getByRole('button', { name: 'Normal 9' }).click()
  await expect.poll(() => page.locator('.entry-cells').count()).toBe(1)
  expect(await page.locator('.entry-cell').count()).toBe(9)
})

const phone = [390, 844] as const

// One page that is turned and resized: a list of all items takes a second to come.
test('by touch: on screens of all sizes the items begin at the top, and the levels stay in reach; sixty items take less than a minute; the first mark asks the browser to keep it; a swipe marks every item it crosses; a finger that rests opens a keypad', async () => {
  const page = await openOwnPage(byTouch)
  await page.addInitScript(() => {
    const { persist } = StorageManager.prototype
    StorageManager.prototype.persist = function () {
      sessionStorage.setItem('asked', `${sessionStorage.getItem('asked') ?? ''}x`)
      return persist.call(this)
    }
  })
  await openQuickEntry(page)
  const scroll = (top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
  const palette = page.locator('.level-choice')
  for (const [width, height] of [[844, 390], [320, 256], phone] as const) {
    const size = `${width} × ${height}`
    await page.setViewportSize({ width, height })
    await scroll(0)
    const readTop = () =>
      page
        .locator('.entry-cell')
        .first()
        .evaluate((cell) => cell.getBoundingClientRect().top)
    await expect.poll(readTop, { message: size }).toBeLessThanOrEqual(200)
    for (const top of [0, 3000]) {
      await scroll(top)
      const isInView = () =>
        palette.evaluate((element) => {
          const box = element.getBoundingClientRect()
          return box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth
        })
      await expect.poll(isInView, { message: `${size}, at ${top}` }).toBe(true)
    }
    const key = await palette.locator('label').last().boundingBox()
    expect(Math.min(key!.width, key!.height), size).toBeGreaterThanOrEqual(24)
  }

  // With text twice as large, a phone still shows more of the list than of the bars over it.
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'))
  await scroll(3000)
  const readGap = () =>
    page.evaluate(() => {
      const bars = [...document.querySelectorAll('.site-header, .group-head')].map((bar) => bar.getBoundingClientRect())
      const above = Math.max(...bars.filter(({ top }) => top < 200).map(({ bottom }) => bottom))
      return document.querySelector('.dock')!.getBoundingClientRect().top - above
    })
  await expect.poll(readGap).toBeGreaterThan(phone[1] / 2)
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  await scroll(0)

  const readAsked = () => page.evaluate(() => sessionStorage.getItem('asked'))
  expect(await readAsked()).toBeNull()
  // A fifth of them are entered: the others would take as many taps each, and no more swipes through the list.
  const items = pickItems(ids, 12)
  const { taps, swipes } = await enterItems(page, items, 'quick', async () => {})
  await expect.poll(() => readLevels(page)).toEqual(Object.fromEntries(items))
  await page.getByText('12 of 845').waitFor()
  // The browser is asked once.
  expect(await readAsked()).toBe('x')
  expect((5 * taps + swipes) * secondsPerGesture).toBeLessThan(60)

  const row = await showRow(page)
  expect(row.length).toBeGreaterThanOrEqual(4)
  const [above] = row
  const finger = await page.context().newCDPSession(page)
  await page.locator('.level-choice label:has-text("4")').tap()
  // Up or down a finger only scrolls.
  await draw(finger, [above!, { x: above!.x, y: above!.y - 15 }, { x: above!.x + 5, y: above!.y - 30 }])
  await untilStill(page)
  const stroked = await showRow(page)
  const [left, right] = [stroked[0]!, stroked.at(-1)!]
  await draw(finger, [left, { x: left.x + 20, y: left.y }, right])
  const before = Object.fromEntries(items)
  const painted = stroked.map(({ id }) => [id, Math.max(before[id] ?? 0, 4)] as const)
  await expect.poll(() => readLevels(page)).toEqual({ ...before, ...Object.fromEntries(painted) })
  // One stroke, one step back. Not tapped: soon after a stroke, a browser may take a tap for a finger that stops the page.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => readLevels(page)).toEqual(before)

  // A level that is too high is corrected by choosing the right one.
  const cell = page.locator(`.entry-cell[data-item="${left.id}"]`)
  const tap = async (level: number, expected: number) => {
    await page.locator(`.level-choice label:has-text("${level}")`).click()
    await cell.click()
    await expect.poll(async () => (await readLevels(page))[left.id]).toBe(expected)
  }
  await tap(6, 6)
  await tap(2, 2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await readLevels(page))[left.id]).toBe(6)
  await tap(2, 2)
  await tap(2, 3)

  // An item that is held, pressed with the other button, or by a key opens its keypad, for its points cap.
  await scroll(0)
  const id = ids[3] ?? ''
  const owned = await readLevels(page)
  const held = page.locator(`.entry-cell[data-item="${id}"]`)
  const keypad = page.getByRole('dialog', { name: `Name of ${id}` })
  const { x, y, width, height } = (await held.boundingBox())!
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await keypad.waitFor()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  // Lifting the finger has marked nothing, and has not closed it.
  expect(await readLevels(page)).toEqual(owned)
  await keypad.getByRole('button', { name: '5', exact: true }).tap()
  await expect.poll(() => readLevels(page)).toEqual({ ...owned, [id]: 5 })
  await keypad.waitFor({ state: 'detached' })

  const capOf = () => page.evaluate(() => localStorage.getItem('topshelf-checklist-caps') ?? '')
  await held.click({ button: 'right' })
  await keypad.getByRole('button', { name: 'Points cap 3' }).click()
  await expect.poll(capOf).toContain(`"${id}":[3,`)
  await page.keyboard.press('Escape')
  await keypad.waitFor({ state: 'detached' })
  await held.getByRole('button').press('p')
  await expect
    .poll(() => keypad.getByRole('button', { name: 'Points cap 3' }).getAttribute('aria-pressed'))
    .toBe('true')
  expect(await readLevels(page)).toEqual({ ...owned, [id]: 5 })
  await page.keyboard.press('Escape')
  await keypad.waitFor({ state: 'detached' })

  // Where the browser does not promise to keep marks, the page says what that means.
  await page.getByRole('button', { name: 'Saved in this browser' }).tap()
  await page.getByText('it may clear what sites store when space runs short').waitFor()
})
