import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { byKeyboard, chooseTool } from './press.ts'
import { holdBack, holdFading, openPage, readFocusOnceShown, visit } from './site-page.ts'

const isIn = (field: Locator) => field.evaluate((element) => element === document.activeElement)

/** What has the focus, by its name. */
function readFocused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) return 'nothing'
    return activeElement.getAttribute('aria-label') ?? activeElement.textContent.trim()
  })
}

/** Whether what has the focus is wholly behind the dock. */
function isBehindDock(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const dock = document.querySelector('.dock')
    const focused = document.activeElement
    if (!dock || !focused || dock.contains(focused)) return false
    const { top, left } = dock.getBoundingClientRect()
    const box = focused.getBoundingClientRect()
    return getComputedStyle(dock).position === 'sticky' && box.top >= top && box.right > left
  })
}

/** Presses a button with Enter, as a reader does who has come to it with Tab. */
async function enter(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name })
  // At once: focus alone scrolls smoothly.
  await button.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }))
  await button.press('Enter')
}

/** How much more room a page keeps for its dock than that takes. */
function readSpareRoom(): number {
  const dock = document.querySelector('.dock')!
  const box = dock.getBoundingClientRect()
  // Beside the list, it takes none.
  const isBelow = getComputedStyle(dock).position === 'sticky' && box.width > innerWidth / 2
  const taken = isBelow ? box.height : 0
  return parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) - taken
}

async function checkRoomForDock(page: Page): Promise<void> {
  for (const [width, height] of [
    [1200, 800],
    [390, 844],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect
      .poll(() => page.evaluate(readSpareRoom), { message: `${width}` })
      .toSatisfy((spare) => spare >= 0 && spare < 40)
  }
}

test('an item that is marked on its page has the focus, but not after a pointer: the next key is meant for the page', async () => {
  const page = await openPage()
  await visit(page, '/karts/b-dasher/')
  const level = page.getByRole('combobox', { name: 'Level' })
  await page.getByRole('button', { name: 'I own this' }).click()
  await level.waitFor()
  expect(await readFocused(page)).toBe('nothing')
  await enter(page, '✓ I own this')
  await level.waitFor({ state: 'detached' })
  await enter(page, 'I own this')
  await level.waitFor()
  await expect.poll(() => readFocused(page)).toBe('✓ I own this')
})

test('the tab of the smallest set, and its buttons, have the focus in turn', async () => {
  const page = await openPage()
  await visit(page, '/planner/')
  // A search that has not found anything yet.
  await page.route('**/cover-worker*', () => undefined)
  await enter(page, /smallest sets/)
  await expect.poll(() => readFocused(page)).toBe('Smallest set')
  await enter(page, 'Stop')
  await expect.poll(() => readFocused(page)).toBe('Search for 10 more seconds')
  await page.keyboard.press('Enter')
  await expect.poll(() => readFocused(page)).toBe('Stop')
})

test('the checklist keeps the focus from one layout to the other and in its keypad, and out from behind its dock', async () => {
  const page = await openPage()
  await visit(page, '/checklist/')
  await page.locator('.dock').waitFor()
  await checkRoomForDock(page)
  await enter(page, 'Show as a list')
  await page.locator('.own-tile').first().waitFor()
  await expect.poll(() => readFocused(page)).toBe('Show as a grid')
  await checkRoomForDock(page)
  for (const [width, height] of [
    [390, 560],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.locator('#search').focus()
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('Tab')
      await expect.poll(() => isBehindDock(page), { message: `${width}, ${step}` }).toBe(false)
    }
  }

  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('button', { name: 'Set level: Mario', exact: true }).press('Enter')
  await expect.poll(() => readFocused(page)).toMatch('Not owned')
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    await expect.poll(() => page.locator('.keypad :focus').count()).toBe(1)
  }
  await page.keyboard.press('Escape')
  await expect.poll(() => readFocused(page)).toMatch(/^Set level: Mario$/)

  await enter(page, 'Show as a grid')
  await page.locator('.entry-cell').first().waitFor()
  await expect.poll(() => readFocused(page)).toBe('Show as a list')
})

test('one key leads to the Undo of a message, which leads back; Undo and Redo keep the focus when nothing is left', async () => {
  const page = await openPage()
  await visit(page, '/checklist/')
  await enter(page, /^Set all \d+…/)
  await page.getByRole('button', { name: /^Change \d+ items/ }).press('Enter')
  const toast = page.locator('.toast', { hasText: 'Undo' })
  await page.getByRole('status').getByText('Undo: F8, Enter.').waitFor()
  await expect.poll(() => readFocused(page)).toMatch(/^Set all/)
  await page.keyboard.press('F8')
  await expect.poll(() => readFocused(page)).toMatch(/^Undo/)
  await page.keyboard.press('Enter')
  await toast.waitFor({ state: 'detached' })
  await expect.poll(() => readFocused(page)).toMatch(/^Set all/)
  expect(await page.evaluate(() => localStorage.getItem('topshelf-checklist'))).not.toMatch(/\[[1-8],/)

  await page.locator('[data-item="mario"] button').press('Space')
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.press('Enter')
  await page.getByRole('status').filter({ hasText: 'Undone: Mario: not owned' }).waitFor()
  await expect.poll(() => readFocused(page)).toMatch('Undo')
  expect(await undo.getAttribute('aria-disabled')).toBe('true')
  await undo.press('Enter')
  await page.getByRole('button', { name: 'Redo' }).press('Enter')
  await page.getByRole('status').filter({ hasText: 'Redone: Mario: level 1' }).waitFor()
})

test('an import leads to the lines that are left, and its Undo is in reach of its dialog', async () => {
  const page = await openPage()
  await visit(page, '/checklist/')
  await page.locator('.entry-cell').first().waitFor()
  await chooseTool(page, 'Import', byKeyboard)
  const box = page.getByLabel('Paste a list or a table')
  await box.fill('Mario 3\nNobody 2')
  await enter(page, 'Read the list')
  await page.getByRole('button', { name: 'Merge 1 item' }).press('Enter')
  await expect.poll(() => isIn(box)).toBe(true)
  const toast = page.locator('.toast', { hasText: 'Undo' })
  await toast.waitFor()
  await page.getByRole('dialog', { name: 'Import these items?' }).waitFor({ state: 'detached' })
  await page.keyboard.press('F8')
  await expect.poll(() => readFocused(page)).toMatch(/^Undo/)
  await page.keyboard.press('Enter')
  await toast.waitFor({ state: 'detached' })
  await expect.poll(() => isIn(box)).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('topshelf-checklist'))).not.toMatch(/\[[1-8],/)
})

test('a course on the race card can be replaced again at once', async () => {
  const page = await openPage()
  await visit(page, '/race/?courses=3ds-daisy-hills')
  await page.getByRole('button', { name: 'Change 3DS Daisy Hills' }).press('Enter')
  await page.getByLabel('Search courses').fill('daisy r/t')
  await page.keyboard.press('Enter')
  await expect.poll(() => readFocused(page)).toMatch('Change 3DS Daisy Hills R/T')
})

test('saving a query, removing one and removing a filter lead to what is next', async () => {
  const page = await openPage()
  await visit(page, '/karts/?q=rarity%3Asuper')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('button', { name: 'Save “rarity:super”' }).press('Enter')
  await expect.poll(() => readFocused(page)).toMatch(/^rarity:super$/)
  await page.getByRole('button', { name: 'Remove rarity:super' }).press('Enter')
  await expect.poll(() => readFocused(page)).toMatch('Search karts')

  await visit(page, '/drivers/?year=2019&year=2020')
  const first = page.getByRole('button', { name: 'Remove Debut year: 2020' })
  await first.press('Enter')
  await expect.poll(() => readFocused(page)).toMatch('Remove Debut year: 2019')
  await page.keyboard.press('Enter')
  await expect.poll(() => readFocused(page)).toMatch('Search drivers')
})

test('clearing the recent searches leads to the field and is announced; the menu closes when the focus goes on', async () => {
  const page = await openPage({ viewport: { width: 390, height: 844 } })
  await page.addInitScript(() =>
    localStorage.setItem('topshelf-recent-searches', '["/drivers/mario/","/drivers/pauline/"]'),
  )
  await visit(page, '/')
  await page.keyboard.press('/')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('option', { name: 'Pauline' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Delete')
  await dialog.getByRole('status').filter({ hasText: 'Mario removed' }).waitFor()
  await dialog.getByRole('button', { name: 'Clear recent searches' }).press('Enter')
  await dialog.getByRole('status').filter({ hasText: 'Recent searches cleared' }).waitFor()
  await expect.poll(() => readFocused(page)).toMatch('Search everywhere')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  const button = page.getByRole('button', { name: 'Menu' })
  await button.click()
  const menu = page.getByRole('navigation', { name: 'Areas', exact: true })
  await menu.waitFor()
  // Its own button closes it, and does not open it again.
  await menu.getByRole('link').first().focus()
  await button.click()
  await menu.waitFor({ state: 'hidden' })
  await button.click()
  await menu.getByRole('button').last().focus()
  await page.keyboard.press('Tab')
  await expect.poll(() => menu.isVisible()).toBe(false)
})

/** A report of a kart, by its key, whose data do not come yet. @returns lets them */
async function openLoadingReport(page: Page): Promise<() => Promise<void>> {
  await visit(page, '/karts/b-dasher/')
  const letGo = await holdBack(page, '/assets/planner.json')
  await page.keyboard.press('r')
  await page.locator('.report-stage:focus').waitFor()
  return letGo
}

test('a report begins in its first field when its data arrive, unless the reader has gone on', async () => {
  const page = await openPage()
  const dialog = page.getByRole('dialog', { name: 'Report a change' })
  const course = dialog.getByLabel('On which course?')
  const note = dialog.getByLabel('What is wrong?')

  // As soon as the first question is shown.
  await visit(page, '/drivers/mario/')
  const letQuestion = await holdBack(page, '/assets/planner.json')
  await page.locator('tbody tr a').first().focus()
  await page.keyboard.press('r')
  await page.locator('.report-stage:focus').waitFor()
  const focusOnceShown = readFocusOnceShown(page, 'What did the game show?')
  await letQuestion()
  expect(await focusOnceShown).toBe('FIELDSET')

  // Not if the reader has moved on to a button.
  const letForm = await openLoadingReport(page)
  await page.keyboard.press('Tab')
  await letForm()
  await course.waitFor()
  expect(await readFocused(page)).toBe('Something else is wrong')
  await page.keyboard.press('Enter')
  await note.waitFor()

  // Nor once the reader has closed it.
  const letClosed = await openLoadingReport(page)
  const finish = await holdFading(page)
  await page.keyboard.press('Escape')
  await letClosed()
  await page.getByLabel('On which course?').waitFor()
  expect(await readFocused(page)).toBe('nothing')
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search everywhere' }).waitFor()
  await finish()

  // When they were asked for again. Last, because a tab in which something was routed caches nothing.
  await visit(page, '/karts/b-dasher/')
  await page.route('**/assets/planner.json', (route) => route.abort())
  await page.keyboard.press('r')
  const again = dialog.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await page.unroute('**/assets/planner.json')
  await again.press('Enter')
  await expect.poll(() => isIn(course)).toBe(true)
  // Another sort of report leads to its first field, and keeps what was typed.
  await dialog.getByRole('button', { name: 'Something else is wrong' }).press('Enter')
  await expect.poll(() => isIn(note)).toBe(true)
  await note.fill('The debut is another.')
  await dialog.getByRole('button', { name: 'A shelf is wrong' }).press('Enter')
  await dialog.getByRole('button', { name: 'Something else is wrong' }).press('Enter')
  await expect.poll(() => note.inputValue()).toBe('The debut is another.')
})
