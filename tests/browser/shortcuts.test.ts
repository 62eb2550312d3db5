import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  follow,
  holdBack,
  holdFading,
  openPage,
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

// Which key means what by the time that its code is there: key-turns.test.ts. Where ] leads: neighbour-walk.test.ts.
test('keys move through the rows of a list and open dialogs, which give the focus back; closing ones hold nothing up', async () => {
  const page = await openPage()
  await visit(page, '/drivers/')
  const names = await page.locator('.cards > li b').allTextContents()
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  const search = page.getByRole('dialog', { name: 'Search everywhere' })
  // What they do is still being loaded; none is lost, and none overtakes another.
  for (const key of ['j', 'j', 'j', 'k']) await page.keyboard.press(key)
  await expect.poll(() => focused(page)).toContain(names[1])
  await page.keyboard.press('k')
  await page.keyboard.press('k')
  await expect.poll(() => focused(page)).toContain(names[0])

  const filter = page.getByRole('button', { name: 'Filters' })
  await filter.focus()
  await page.keyboard.press('?')
  await list.getByText('Search everywhere').waitFor()
  // Those of reviewers stand in the list of reports alone.
  expect(await list.getByText('Accept or refuse').count()).toBe(0)
  // The focus follows the dialog by a frame.
  await expect.poll(() => list.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  // Below an open dialog they rest.
  await page.keyboard.press('/')
  expect(await page.getByRole('dialog').count()).toBe(1)
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe('Filters')

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

  // They are off while the reader types.
  await field.fill('')
  await field.pressSequentially('j?/o]')
  expect(await field.inputValue()).toBe('j?/o]')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await untilAddress(page, '/drivers/?q=j%3F%2Fo%5D')
})

test('o and the digits mark the item of the page or the row, and nothing where no page is', async () => {
  const page = await openPage()
  await visit(page, '/drivers/nobody/')
  await untilHeading(page, 'Off the track')
  // None overtakes another: once the list is there, the others have done what they do.
  for (const key of ['3', 'o', '?']) await page.keyboard.press(key)
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('checklist')))).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await follow(page, '/drivers/mario/')
  await untilHeading(page, 'Mario')
  await page.keyboard.press('3')
  await untilSaid(page, 'Mario: level 3')
  await page.getByRole('button', { name: '✓ I own this', pressed: true }).waitFor()

  await follow(page, '/drivers/')
  await untilHeading(page, 'Drivers')
  await page.keyboard.press('j')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('A')
  const level = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['level'])
  await page.keyboard.press('o')
  await expect.poll(level).toBe('1')
  await page.keyboard.press('6')
  await expect.poll(level).toBe('6')
  const name = await page.evaluate(() => document.activeElement?.querySelector('b')?.textContent ?? '')
  await untilSaid(page, `${name}: level 6`)
  await page.keyboard.press('o')
  await expect.poll(level).toBeUndefined()
  await page.keyboard.press('Enter')
  await untilHeading(page, name)
})

test('a dialog opens once, however often its key or its button is pressed; when it closes, the next key is not its field’s', async () => {
  const page = await openPage()
  await visit(page, '/drivers/mario/')
  const dialogs = page.getByRole('dialog', { includeHidden: true })
  for (const [key, code] of [
    ['?', '/assets/js/show-shortcut-list-*.js'],
    ['r', '/assets/js/show-report-*.js'],
  ] as const) {
    const letGo = await holdBack(page, code)
    await page.keyboard.press(key)
    await page.keyboard.press(key)
    await page.locator(`[data-shortcut="${key}"]`).last().click()
    await letGo()
    await dialogs.first().waitFor()
    expect(await dialogs.count(), key).toBe(1)
    await page.keyboard.press('Escape')
    await dialogs.first().waitFor({ state: 'detached' })
  }

  // Even if nothing had the focus before.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  expect(await focused(page)).toBe('')
  const finish = await startClosing(page, 'r', page.getByRole('dialog', { name: 'Report a change' }))
  await page.keyboard.press('/')
  await expect.poll(() => hasFocus(page.getByRole('dialog', { name: 'Search everywhere' }))).toBe(true)
  await finish()
  await page.keyboard.press('Escape')
  await dialogs.first().waitFor({ state: 'detached' })

  // Escape and a press elsewhere close the note on the record.
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

test('shortcuts can be turned off, and on again from the footer; a key or the search leads to light and dark', async () => {
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
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

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

test('keys lead through the rows of a table, not hidden under its header, and from day to day and item to item', async () => {
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

  // With the karts, and then from an item whose links are below the first screen.
  await follow(page, '/ranking/2020-11-10/#karts')
  await untilAddress(page, '/ranking/2020-11-10/#karts')
  for (const day of ['2020-11-11', '2020-11-12']) {
    await page.keyboard.press(']')
    await untilAddress(page, `/ranking/${day}/#karts`)
  }
  await expect.poll(() => page.locator('#karts').evaluate((part) => part.getBoundingClientRect().top)).toBeLessThan(200)
  // Before the visit: what is held back is settled a moment after it has been asked for.
  const letGo = await holdBack(page, '/assets/data/drivers/mario-halloween/index.json')
  await follow(page, '/drivers/pauline/')
  await untilHeading(page, 'Pauline')
  for (const key of [']', ']']) await page.keyboard.press(key)
  await letGo()
  await expect.poll(() => toAddress(page.url())).toBe('/drivers/mario/')
})

test('a key whose code is still loading does nothing to the page to which Back was leading when it was pressed', async () => {
  const page = await openPage()
  await visit(page, '/karts/b-dasher/')
  await follow(page, '/drivers/mario/')
  await untilHeading(page, 'Mario')
  // The data of the kart has to be fetched again.
  await page.reload()
  await untilAwake(page)
  const letGo = await holdBack(page, '/assets/js/own-row-*.js')
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
