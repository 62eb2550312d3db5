import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findFaults } from './find-faults.ts'
import { chooseTool } from './press.ts'
import { openPage, toAddress, visit } from './site-page.ts'
import { untilSaid } from './until-said.ts'

const moreItems = ['pauline', 'baby-mario', 'royale', 'birthday-girl', 'cloud-glider', 'swooper']
const levels = { mario: 3, 'mario-halloween': 2, 'b-dasher': 8, 'super-glider': 1 }

async function own(page: Page, owned: Readonly<Record<string, number>>): Promise<void> {
  const checklist = Object.fromEntries(Object.entries(owned).map(([id, level]) => [id, [level, 1]]))
  await page.evaluate((text) => localStorage.setItem('topshelf-checklist', text), JSON.stringify(checklist))
}

async function openRecord(address = '/record/', owned: Readonly<Record<string, number>> = levels): Promise<Page> {
  const page = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] })
  // A file of the site, which runs none of its code.
  await page.goto('/robots.txt')
  await own(page, owned)
  await visit(page, address)
  return page
}

async function readDownload(page: Page, button: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return readFileSync(await download.path())
}

test('a collection is a record from the tour in which its player began', async () => {
  const page = await openRecord()
  await page.getByLabel('I began in').selectOption('tokyo-tour')
  expect(toAddress(page.url())).toBe('/record/?from=tokyo-tour')
  await page.getByLabel('Your name').fill('Toad')
  await page.getByRole('heading', { name: 'Toad’s record' }).waitFor()
  const text = await page.locator('.record-sheet').innerText()
  expect(text).toMatch(/\d+ tours, from the Tokyo Tour to the end/)
  expect(text).toMatch(/^4 of \d+ items/m)
  expect(await page.locator('.record-emblems li').count()).toBe(4)
  expect(await findFaults(page, 'main')).toEqual([])
})

test('its pictures have the size of their shape, with nothing cut at the edges; a device that draws none says what to do', async () => {
  const page = await openRecord()
  await page.getByLabel('Your name').fill('A name as long as a name can be, fourty.')
  await page.getByRole('button', { name: 'Picture' }).click()
  for (const [shape, height] of [
    ['For a phone’s screen', 1920],
    ['Square', 1080],
  ] as const) {
    await page.getByLabel(shape).check()
    await page.locator(`img.record-picture[height="${height}"]`).waitFor()
    const { data, info } = await sharp(await readDownload(page, 'Save as PNG'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([1080, height])
    // Text is of the colours of chalk, which the ground has at its lower edge alone.
    const isBright = (x: number, y: number) =>
      Math.min(...data.subarray((y * 1080 + x) * info.channels, (y * 1080 + x) * info.channels + 3)) > 150
    const rows = Array.from({ length: height - 50 }, (_, y) => y)
    const isEdgeBright = rows.some((y) => [0, 20, 40, 1040, 1060, 1079].some((x) => isBright(x, y)))
    const isMiddleBright = rows.some((y) => isBright(540, y) || isBright(100, y))
    expect([isEdgeBright, isMiddleBright], shape).toEqual([false, true])
  }
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (callback) => callback(null)
  })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Picture' }).click()
  await page.getByText('This device could not draw the picture').waitFor()
  expect(await page.getByRole('dialog').innerText()).toContain('print the record')
})

test('prints on sheets without what only a screen can do', async () => {
  const more = Object.fromEntries([...Object.keys(levels), ...moreItems].map((id) => [id, 1]))
  const page = await openRecord()
  for (const [owned, sheets] of [
    [levels, 1],
    [more, 2],
  ] as const) {
    await own(page, owned)
    await visit(page, '/record/')
    await page.locator('.record-sheet').waitFor()
    const paper = await page.pdf({ format: 'A4', printBackground: true })
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(sheets)
  }
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.record-tools').isVisible()).toBe(false)
})

test('its files are read by the import, and its link shows it to anybody', async () => {
  const page = await openRecord('/record/?from=tokyo-tour')
  const csv = (await readDownload(page, 'CSV')).toString()
  expect(csv).toMatch(/^b-dasher,B Dasher,kart,.*,8,/m)
  const json = JSON.parse((await readDownload(page, 'JSON')).toString()) as { format: string; checklist: unknown[] }
  expect(json).toMatchObject({ format: expect.stringContaining('topshelf') })
  expect(json.checklist).toHaveLength(4)

  await page.getByRole('button', { name: 'Link' }).click()
  await untilSaid(page, 'Link copied')
  const link = toAddress(await page.evaluate(() => navigator.clipboard.readText()))
  expect(link).toMatch(/^\/record\/\?from=tokyo-tour#v=1&/)
  const friend = await openRecord(link, { mario: 8 })
  await expect.poll(() => friend.locator('.record-emblems li').count()).toBe(4)
  await friend.getByLabel('Beside it').selectOption('mine')
  await friend.getByRole('heading', { name: 'Mine' }).waitFor()
  expect(await friend.locator('.record-sheet').nth(1).innerText()).toContain('(−3)')
})

test('where there is nothing to show, a sentence says why and what to do', async () => {
  const page = await openRecord('/record/', {})
  const untilSaysSo = async (sentence: string) => {
    await page.getByText(sentence).waitFor()
    expect(await page.locator('.empty a, .empty div').first().isVisible()).toBe(true)
  }
  await untilSaysSo('Nothing is marked as owned yet')
  await own(page, levels)
  for (const [address, sentence] of [
    ['/record/#v=1&name=Toad&items=abc&sum=zzzz', 'This link is damaged'],
    ['/record/?#v=1&name=Toad', 'The end of this link is missing'],
    ['/record/?of=12345', 'This snapshot is not in this browser'],
  ] as const) {
    await visit(page, address)
    await untilSaysSo(sentence)
  }
})

test('a snapshot of an older form, without points caps, is shown beside the collection as it is', async () => {
  const page = await openPage()
  await page.addInitScript(() => {
    localStorage.setItem('topshelf-checklist', JSON.stringify({ mario: [3, 1], 'b-dasher': [8, 1] }))
    const snapshot = { takenAtMs: 1_700_000_000_000, reason: 'bulk', levels: { mario: 1 } }
    localStorage.setItem('topshelf-checklist-snapshots', JSON.stringify([snapshot]))
  })
  await visit(page, '/record/?of=1700000000000&beside=mine')
  await page.locator('.record-sheet').nth(1).waitFor()
  const [then, later] = await page.locator('.record-sheet').allInnerTexts()
  expect(then).toContain('None on record')
  expect(later).toContain('(+1)')
})

test('a snapshot that is kept by name is a record, and stands beside the collection as it is', async () => {
  const page = await openRecord('/checklist/')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Snapshots' }).click()
  await page.getByRole('button', { name: 'Keep the checklist as it is…' }).click()
  await page.getByLabel('Name of the snapshot').fill('In March 2024')
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await untilSaid(page, '“In March 2024” is kept.')
  expect(await page.getByRole('dialog').locator('.snapshots').innerText()).toContain('4 items, the same as now')
  expect(await findFaults(page, '[role=dialog]')).toEqual([])
  await page.goto('/record/')
  await page.getByLabel('Beside it').selectOption('In March 2024')
  await page.getByRole('heading', { name: 'In March 2024' }).waitFor()
  expect(toAddress(page.url())).toMatch(/^\/record\/\?beside=\d+$/)
  expect(await page.locator('.record-sheet').nth(1).innerText()).toContain('(the same)')

  // It is in the file of everything, and comes back with it.
  await page.goto('/checklist/')
  await chooseTool(page, 'Export')
  const buffer = await readDownload(page, 'Everything (JSON)')
  const other = await openPage()
  await visit(other, '/checklist/')
  await chooseTool(other, 'Import')
  await other.getByLabel('File to import').setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer })
  await other.getByText('Import 1 snapshot kept by name, too').click()
  await other.getByRole('button', { name: 'Merge 4 items' }).click()
  await untilSaid(other, '1 snapshot imported.')
  await other.goto('/record/')
  await other.getByLabel('Beside it').selectOption('In March 2024')
  await expect.poll(() => other.locator('.record-sheet').nth(1).innerText()).toContain('(the same)')
})

test('a 21st snapshot is refused in a sentence with what to do, and stays among the last five', async () => {
  const page = await openPage()
  await page.addInitScript(() => {
    if (localStorage.getItem('topshelf-collections') !== null) return
    const keys = Array.from({ length: 20 }, (_, index) => `kept00${String(index).padStart(2, '0')}`)
    const names = keys.map((key, index) => [key, { name: `No. ${index}`, changedAtMs: 1, takenAtMs: index + 1 }])
    for (const key of keys) localStorage.setItem(`topshelf-checklist:+${key}`, JSON.stringify({ mario: [1, 1] }))
    localStorage.setItem('topshelf-collections', JSON.stringify(Object.fromEntries(names)))
    localStorage.setItem('topshelf-checklist', JSON.stringify({ mario: [3, 1] }))
    const snapshot = { takenAtMs: 1_700_000_000_000, reason: 'bulk', levels: { mario: 2 } }
    localStorage.setItem('topshelf-checklist-snapshots', JSON.stringify([snapshot]))
  })
  await visit(page, '/checklist/')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Snapshots' }).click()
  await page.getByRole('button', { name: /^Keep the checklist from/ }).click()
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await page.getByText('You keep 20 snapshots, as many as there can be. Remove one').waitFor()
  expect(await page.locator('.snapshots > li').count()).toBe(21)
  await page.getByRole('button', { name: 'Remove “No. 19”' }).click()
  await page.getByRole('button', { name: /^Keep the checklist from/ }).click()
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await untilSaid(page, '“November 2023” is kept.')
})
