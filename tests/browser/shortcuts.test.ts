import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  follow,
  holdBack,
  holdFading,
  openPage,
  recordRequests,
  toAddress,
  untilAddress,
  untilAwake,
  untilHeading,
  visit,
} from './site-page.ts'
import { untilSaid } from './until-said.ts'

/** The text of what has the focus; empty when nothing has it. */
const focused = (page: Page) =>
  page.evaluate(() =>
    document.activeElement === document.body ? '' : (document.activeElement?.textContent?.trim() ?? ''),
  )

const hasFocus = (element: Locator) => element.evaluate((shown) => shown.contains(document.activeElement))

/** Opens a dialog and closes it. @returns lets it fade out */
async function startClosing(page: Page, key: string, dialog: Locator): Promise<() => Promise<void>> {
  await page.keyboard.press(key)
  await expect.poll(() => hasFocus(dialog)).toBe(true)
  const finish = await holdFading(page)
  await page.keyboard.press('Escape')
  return async () => {
    await finish()
    await dialog.waitFor({ state: 'detached' })
  }
}

test('? lists the shortcuts and returns the focus', async () => {
  const page = await openPage()
  await visit(page, '/drivers/')
  const filter = page.getByRole('button', { name: 'Filters' })
  await filter.focus()
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await dialog.getByText('Search everywhere').waitFor()
  // Those of reviewers stand in the list of reports alone.
  expect(await dialog.getByText('Accept or refuse').count()).toBe(0)
  // The focus follows the dialog by a frame.
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  // Below an open dialog they rest.
  await page.keyboard.press('/')
  expect(await page.getByRole('dialog').count()).toBe(1)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe('Filters')
})

test('a dialog that is closing holds up neither the next key nor the next click, and does not take the focus back', async () => {
  const page = await openPage()
  await visit(page, '/drivers/')
  const names = await page.locator('.cards > li b').allTextContents()
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  const search = page.getByRole('dialog', { name: 'Search everywhere' })
  await page.keyboard.press('j')
  await expect.poll(() => focused(page)).toContain(names[0])

  const finish = await startClosing(page, '?', list)
  await page.keyboard.press('/')
  await expect.poll(() => hasFocus(search)).toBe(true)
  await finish()
  expect(await hasFocus(search)).toBe(true)
  await page.keyboard.press('Escape')
  await search.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toContain(names[0])

  const finishAgain = await startClosing(page, '?', list)
  await page.keyboard.press('j')
  await expect.poll(() => focused(page)).toContain(names[1])
  await finishAgain()
  expect(await focused(page)).toContain(names[1])

  const finishLast = await startClosing(page, '?', list)
  const field = page.getByRole('searchbox', { name: 'Search drivers' })
  await field.click()
  await page.keyboard.type('mario')
  await finishLast()
  expect([await field.inputValue(), await hasFocus(field)]).toEqual(['mario', true])
})

test('the field of a dialog that is closing does not take the next key, even if nothing had the focus before', async () => {
  const page = await openPage()
  await visit(page, '/drivers/mario/')
  expect(await focused(page)).toBe('')
  const finish = await startClosing(page, 'r', page.getByRole('dialog', { name: 'Report a change' }))
  await page.keyboard.press('/')
  await expect.poll(() => hasFocus(page.getByRole('dialog', { name: 'Search everywhere' }))).toBe(true)
  await finish()
})

test('shortcuts can be turned off, and on again from the footer', async () => {
  const page = await openPage()
  await visit(page, '/')
  await page.keyboard.press('?')
  const onOff = page.getByRole('switch', { name: 'Use keyboard shortcuts' })
  await onOff.uncheck()
  await page.keyboard.press('Escape')
  await onOff.waitFor({ state: 'detached' })

  await visit(page, '/drivers/')
  for (const key of ['?', '/', 'j']) await page.keyboard.press(key)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await onOff.check()
  await page.keyboard.press('Escape')
  await onOff.waitFor({ state: 'detached' })
  await page.keyboard.press('/')
  await page.getByRole('dialog', { name: 'Search everywhere' }).waitFor()
})

test('j and k move through the rows of lists; Enter opens one', async () => {
  const page = await openPage()
  await visit(page, '/drivers/')
  const names = await page.locator('.cards > li b').allTextContents()
  // What they do is still being loaded; none is lost, and none overtakes another.
  for (const key of ['j', 'j', 'j', 'k']) await page.keyboard.press(key)
  await expect.poll(() => focused(page)).toContain(names[1])
  await page.keyboard.press('k')
  await page.keyboard.press('k')
  await expect.poll(() => focused(page)).toContain(names[0])
  await page.keyboard.press('Enter')
  await untilHeading(page, names[0] ?? '')
})

test('j moves through table rows without hiding them under sticky headers', async () => {
  const page = await openPage({ viewport: { width: 1280, height: 500 } })
  await visit(page, '/ranking/2019-09-26/')
  await page.evaluate(() => document.querySelector('tbody')?.scrollIntoView({ behavior: 'instant' }))
  const names = await page.locator('tbody > tr th a span').allTextContents()
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('j')
  await expect.poll(() => focused(page)).toContain(names[4])
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('k')
  await expect.poll(() => focused(page)).toContain(names[1])
  const isSeen = () =>
    page.evaluate(() => {
      const link = document.activeElement
      const { left, top, bottom } = link!.getBoundingClientRect()
      return document.elementFromPoint(left + 4, (top + bottom) / 2)?.closest('a') === link
    })
  await expect.poll(isSeen).toBe(true)
})

test('o marks the item in a row as owned; a digit sets its level', async () => {
  const page = await openPage()
  await visit(page, '/drivers/')
  await page.keyboard.press('j')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('A')
  const level = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['level'])
  await page.keyboard.press('o')
  await expect.poll(level).toBe('1')
  await page.keyboard.press('6')
  await expect.poll(level).toBe('6')
  const name = await page.evaluate(() => document.activeElement?.querySelector('b')?.textContent)
  await untilSaid(page, `${name}: level 6`)
  await page.keyboard.press('o')
  await expect.poll(level).toBeUndefined()
})

test('o and the digits mark the item of the page, and nothing where no page is', async () => {
  const page = await openPage()
  await visit(page, '/drivers/nobody/')
  await untilHeading(page, 'Off the track')
  // None overtakes another: once the list is there, the others have done what they do.
  for (const key of ['3', 'o', '?']) await page.keyboard.press(key)
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('checklist')))).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await follow(page, '/drivers/pauline/')
  await untilHeading(page, 'Pauline')
  await page.keyboard.press('3')
  await untilSaid(page, 'Pauline: level 3')
  await page.getByRole('button', { name: '✓ I own this', pressed: true }).waitFor()
})

test('] goes on from the day that is still loading, but not once the reader has gone elsewhere', async () => {
  const page = await openPage()
  const letGo = await holdBack(page, '/assets/data/ranking/2020-11-11/index.json')
  await visit(page, '/ranking/2020-11-10/')
  for (const key of [']', ']', ']']) await page.keyboard.press(key)
  await letGo()
  await untilHeading(page, /13 Nov 2020/)
  expect(toAddress(page.url())).toBe('/ranking/2020-11-13/')

  const requests = recordRequests(page, '/assets/data/ranking/2020-11-14/')
  const letBack = await holdBack(page, '/assets/data/ranking/2020-11-14/index.json')
  for (const key of [']', ']']) await page.keyboard.press(key)
  await expect.poll(() => requests.length).toBe(1)
  await follow(page, '/drivers/mario/')
  await untilHeading(page, 'Mario')
  // The day comes after that, and its key no longer counts.
  await letBack()
  await page.keyboard.press(']')
  await untilHeading(page, 'Baby Mario')
  await page.waitForLoadState('networkidle')
  expect(toAddress(page.url())).toBe('/drivers/baby-mario/')
})

test('] goes on from an item, whose links are below the first screen', async () => {
  const page = await openPage()
  // Before the visit: what is held back is settled a moment after it has been asked for.
  const letGo = await holdBack(page, '/assets/data/drivers/mario-halloween/index.json')
  await visit(page, '/drivers/pauline/')
  for (const key of [']', ']']) await page.keyboard.press(key)
  await letGo()
  await expect.poll(() => toAddress(page.url())).toBe('/drivers/mario/')
})

test('] stays with the karts from day to day', async () => {
  const page = await openPage()
  await visit(page, '/ranking/2020-11-10/#karts')
  for (const day of ['2020-11-11', '2020-11-12']) {
    await page.keyboard.press(']')
    await untilAddress(page, `/ranking/${day}/#karts`)
  }
  await expect.poll(() => page.locator('#karts').evaluate((part) => part.getBoundingClientRect().top)).toBeLessThan(200)
})

describe('a key whose code is still loading', () => {
  test('waits for where the keys before it lead', async () => {
    const page = await openPage()
    const letGo = await holdBack(page, '/assets/js/own-row-*.js')
    await visit(page, '/drivers/')
    const names = await page.locator('.cards > li b').allTextContents()
    for (const key of ['j', 'j', '5']) await page.keyboard.press(key)
    await letGo()
    const toast = page.getByRole('status').filter({ hasText: 'level 5' })
    await expect.poll(() => toast.textContent()).toContain(`${names[1]}: level 5`)
  })

  test('means the row on which it was pressed, whatever was pressed on another before', async () => {
    const page = await openPage()
    const letGo = await holdBack(page, '/assets/js/own-row-*.js')
    await visit(page, '/drivers/')
    const rows = page.locator('.cards > li')
    for (const index of [0, 1]) {
      await rows.nth(index).getByRole('link').focus()
      await page.keyboard.press('o')
    }
    await letGo()
    const name = await rows.nth(1).locator('b').textContent()
    await untilSaid(page, `${name}: level 1`)
    // The code of the marks is asked for with the first of them.
    await expect.poll(() => rows.locator('[data-level]').count()).toBe(1)
    expect(await rows.nth(1).locator('[data-level]').count()).toBe(1)
  })

  test('means the row of the button that was pressed in its place, wherever the focus has gone', async () => {
    const page = await openPage()
    const letGo = await holdBack(page, '/assets/js/show-report-*.js')
    await visit(page, '/drivers/mario/')
    const row = page.locator('tbody tr').first()
    await row.locator('[data-shortcut="r"]').click()
    await page.keyboard.press('Tab')
    await expect.poll(() => hasFocus(row)).toBe(false)
    await letGo()
    await expect.poll(() => hasFocus(page.getByRole('dialog', { name: 'Report a change' }))).toBe(true)
  })

  test.each([
    ['page', '/drivers/mario/', ']'],
    ['row', '/drivers/', 'Tab'],
  ])('does nothing once the reader has gone to another %s', async (_place, path, key) => {
    const page = await openPage()
    const letGo = await holdBack(page, '/assets/js/own-row-*.js')
    await visit(page, path)
    await page.keyboard.press('j')
    await expect.poll(() => focused(page)).not.toBe('')
    const [address, row] = [page.url(), await focused(page)]
    await page.keyboard.press('5')
    await page.keyboard.press(key)
    await expect.poll(async () => page.url() !== address || (await focused(page)) !== row).toBe(true)
    await letGo()
    // Another key has its turn after it.
    const later = await focused(page)
    await expect.poll(() => page.keyboard.press('j').then(() => focused(page))).not.toBe(later)
    expect(await page.evaluate(() => localStorage.getItem('topshelf-checklist'))).toBeNull()
  })

  test('does nothing to the page to which Back was leading when it was pressed', async () => {
    const page = await openPage()
    const letGo = await holdBack(page, '/assets/js/own-row-*.js')
    await visit(page, '/karts/b-dasher/')
    await follow(page, '/drivers/mario/')
    await untilHeading(page, 'Mario')
    // The data of the kart has to be fetched again.
    await page.reload()
    await untilAwake(page)
    const letBack = await holdBack(page, '/assets/data/karts/b-dasher/index.json')
    await page.evaluate(() => history.back())
    await untilAddress(page, '/karts/b-dasher/')
    await page.keyboard.press('3')
    await letBack()
    await untilHeading(page, 'B Dasher')
    await letGo()
    // It would take the level away again.
    await page.keyboard.press('o')
    const said = page.getByRole('status').getByText('B Dasher: level 1', { exact: true })
    await expect.poll(() => said.count()).toBe(1)
  })

  test('does nothing behind a dialog that has opened meanwhile', async () => {
    const page = await openPage()
    const letGo = await holdBack(page, '/assets/js/show-shortcut-list-*.js')
    await visit(page, '/drivers/mario/')
    await page.keyboard.press('5')
    await untilSaid(page, 'Mario: level 5')
    for (const key of ['?', '3']) await page.keyboard.press(key)
    await letGo()
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('topshelf-checklist'))).toMatch(/"mario":\[5,/)
  })

  test.each(['?', 'r'])('opens one dialog, however often %s or its button is pressed', async (key) => {
    const page = await openPage()
    const letGo = await holdBack(
      page,
      key === '?' ? '/assets/js/show-shortcut-list-*.js' : '/assets/js/show-report-*.js',
    )
    await visit(page, '/drivers/mario/')
    await page.keyboard.press(key)
    await page.keyboard.press(key)
    await page.locator(`[data-shortcut="${key}"]`).last().click()
    await letGo()
    const dialogs = page.getByRole('dialog', { includeHidden: true })
    await dialogs.first().waitFor()
    expect(await dialogs.count()).toBe(1)
  })
})

test('Escape and a press elsewhere close the note on the record', async () => {
  const page = await openPage()
  await visit(page, '/drivers/mario/')
  const note = page.locator('details.record')
  const isOpen = () => note.evaluate((element: HTMLDetailsElement) => element.open)
  await note.locator('summary').click()
  await expect.poll(() => isOpen()).toBe(true)
  // Its code comes after the page is alive.
  await expect.poll(() => page.keyboard.press('Escape').then(isOpen)).toBe(false)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY')
  await note.locator('summary').click()
  await page.mouse.click(5, 300)
  await expect.poll(isOpen).toBe(false)
})

test('shortcuts are off while typing', async () => {
  const page = await openPage()
  await visit(page, '/drivers/')
  const field = page.getByRole('searchbox', { name: 'Search drivers' })
  await field.pressSequentially('j?/o]')
  expect(await field.inputValue()).toBe('j?/o]')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await untilAddress(page, '/drivers/?q=j%3F%2Fo%5D')
})

test('whoever has no account chooses light or dark, by a key or from the search', async () => {
  const page = await openPage()
  await visit(page, '/drivers/')
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme'])
  const dialog = page.getByRole('dialog', { name: 'Appearance' })
  await page.keyboard.press('t')
  await dialog.getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(theme).toBe('dark')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search everywhere' }).fill('dark mode')
  await page.getByRole('option', { name: /^Appearance/ }).click()
  await dialog.getByRole('radio', { name: 'Light' }).check()
  await expect.poll(theme).toBe('light')
  expect(toAddress(page.url())).toBe('/drivers/')
})
