import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findFaults } from './find-faults.ts'
import { byKeyboard, byTouch, chooseTool, press } from './press.ts'
import { openPage, visit } from './site-page.ts'

test('from home, without an account: three taps and pasting move a list in; then, by touch and by keyboard, one of another language with slips', async () => {
  const page = await openPage({ ...byTouch, permissions: ['clipboard-read', 'clipboard-write'] })
  await visit(page, '/')
  const checklist = page.locator('.doors').getByRole('link', { name: /^Checklist/ })
  await checklist.tap()
  await page.locator('.entry-cell').first().waitFor()
  await press(page, byTouch, 'import a list')
  const box = page.getByLabel('Paste a list or a table')
  const paste = async (list: string) => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), list)
    await box.press('ControlOrMeta+v')
  }
  await paste('Mario 3\nSwooper 6')
  const preview = page.getByRole('dialog', { name: 'Import these items?' })
  await preview.getByText('2 items could be read.').waitFor()
  await expect.poll(() => preview.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  // Whoever goes back is where they were, with what they pasted; a line that is pasted there waits with the others.
  await page.keyboard.press('Escape')
  await preview.waitFor({ state: 'detached' })
  await expect.poll(() => box.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.press('End')
  await paste('\nPauline 5')
  expect(await box.inputValue()).toBe('Mario 3\nSwooper 6\nPauline 5')
  expect(await preview.count()).toBe(0)
  await page.keyboard.press('ControlOrMeta+a')
  await paste('Mario 3\nSwooper 6')
  await press(page, byTouch, 'Merge 2 items')
  await box.waitFor({ state: 'detached' })
  await expect.poll(() => readLevels(page)).toEqual({ mario: 3, swooper: 6 })

  for (const [level, look] of [
    [6, byTouch],
    [4, byKeyboard],
  ] as const) {
    if (look === byKeyboard) {
      await page.setViewportSize(look.viewport)
      await page.emulateMedia({ colorScheme: look.colorScheme })
    }
    await chooseTool(page, 'Import', look)
    await box.waitFor()
    expect(await findFaults(page, '[role=dialog]')).toEqual([])
    await box.fill(`マリオ\t${level}\nPaulin\t${level}\n=HYPERLINK(0)\t2`)
    await press(page, look, 'Read the list')
    await preview.getByText('2 lines need a look').waitFor()
    expect(await findFaults(page, '[role=dialog]')).toEqual([])
    await press(page, look, 'Pauline?')
    await preview.getByText('1 line needs a look').waitFor()
    await press(page, look, 'Merge 2 items')
    await preview.waitFor({ state: 'detached' })
    expect(await box.inputValue()).toBe('=HYPERLINK(0)\t2')
    // The rest is fixed in a file, which is dropped on the box.
    const file = await page.evaluateHandle((swooper) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([`name;level\nSwooper;${swooper}`], 'mine.csv', { type: 'text/csv' }))
      return transfer
    }, level + 1)
    await box.dispatchEvent('drop', { dataTransfer: file })
    await press(page, look, 'Merge 1 item')
    await box.waitFor({ state: 'detached' })
    await expect.poll(() => readLevels(page)).toEqual({ mario: level, pauline: level, swooper: level + 1 })
  }
})

test('a tracker’s list brings points caps; where two columns may hold the levels, the reader says which', async () => {
  const page = await openPage(byKeyboard)
  await visit(page, '/checklist/')
  await page.locator('.entry-cell').first().waitFor()
  const pasteList = async (text: string) => {
    await chooseTool(page, 'Import')
    await page.getByLabel('Paste a list or a table').fill(text)
    await page.getByRole('button', { name: 'Read the list' }).click()
  }
  await pasteList('MARIO,D,3,2,1,8,4\nPAULINE,D,5,,')
  const preview = page.getByRole('dialog', { name: 'Import these items?' })
  await preview.getByText('1 points cap will change. Level-ups in progress and limits are not kept.').waitFor()
  await preview.getByRole('button', { name: 'Merge 2 items' }).click()
  await expect.poll(() => readLevels(page)).toEqual({ mario: 3, pauline: 5 })
  expect(await page.evaluate(() => localStorage.getItem('topshelf-checklist-caps'))).toMatch(/^\{"mario":\[2,\d+\]\}$/)

  await pasteList('Mario,4,1\nPauline,6,2')
  await page.getByRole('button', { name: 'Column 2: 4, 6' }).click()
  await preview.getByRole('button', { name: 'Merge 2 items' }).click()
  await expect.poll(() => readLevels(page)).toEqual({ mario: 4, pauline: 6 })

  // Where nothing else changes, what cannot be read goes into the box, too, with the letters that it has.
  await chooseTool(page, 'Import')
  // Excel on Windows saves CSV as windows-1252.
  const buffer = Buffer.from('name;level\nKönig Bob-omb;6', 'latin1')
  await page.getByLabel('File to import').setInputFiles({ name: 'mine.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Fix the line' }).click()
  await expect.poll(() => page.getByLabel('Paste a list or a table').inputValue()).toBe('König Bob-omb\t6')

  // Of an export, a visitor gets the items, and is told to sign in for the profile.
  const checklist = [{ id: 'mario', name: 'Mario', level: 5, changed: new Date().toISOString() }]
  const exportedAt = new Date().toISOString()
  const file = {
    format: 'topshelf-export',
    version: 1,
    exportedAt,
    profile: { displayName: 'Rosa' },
    preferences: {},
    checklist,
  }
  await page.getByLabel('File to import').setInputFiles({
    name: 'mine.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  })
  await preview.getByText('Sign in to import the profile, too.').waitFor()
  expect(await preview.getByRole('switch').count()).toBe(0)
})

async function readLevels(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const entries: [string, [number, number]][] = Object.entries(
      JSON.parse(localStorage.getItem('topshelf-checklist') ?? '{}'),
    )
    return Object.fromEntries(entries.map(([id, [level]]) => [id, level]))
  })
}
