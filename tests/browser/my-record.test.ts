import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { palette } from '#pages/config/palette.ts'
import { findFaults } from './find-faults.ts'
import { chooseTool } from './press.ts'
import { openPage, toAddress, visit } from './site-page.ts'
import { untilSaid } from './until-said.ts'

const moreItems = ['pauline', 'baby-mario', 'royale', 'birthday-girl', 'cloud-glider', 'swooper']
const levels = { mario: 3, 'mario-halloween': 2, 'b-dasher': 8, 'super-glider': 1 }

async function openRecord(address = '/record/', owned: Readonly<Record<string, number>> = levels): Promise<Page> {
  const page = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] })
  const checklist = Object.fromEntries(Object.entries(owned).map(([id, level]) => [id, [level, 1]]))
  await page.addInitScript((text) => localStorage.setItem('topshelf-checklist', text), JSON.stringify(checklist))
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
  expect(await findFaults(page)).toEqual([])
})

describe('a picture', () => {
  test.each([
    ['For a phone’s screen', 1920],
    ['Square', 1080],
  ])('%s: of its size, with nothing cut at its edges', async (shape, height) => {
    const page = await openRecord()
    await page.getByLabel('Your name').fill('A name as long as a name can be, fourty.')
    await page.getByRole('button', { name: 'Picture' }).click()
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
    expect([isEdgeBright, isMiddleBright]).toEqual([false, true])
  })

  test('its words are readable on its ground', () => {
    for (const words of ['chalk', 'chalk-soft', 'flag'] as const) {
      expect(contrast(palette[words], palette.asphalt)).toBeGreaterThan(4.5)
    }
  })

  test('a device that draws none says so, and what to do', async () => {
    const page = await openRecord()
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.toBlob = (callback) => callback(null)
    })
    await page.getByRole('button', { name: 'Picture' }).click()
    await page.getByText('This device could not draw the picture').waitFor()
    expect(await page.getByRole('dialog').innerText()).toContain('print the record')
  })
})

/** WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [light, dark] = [one, other].map(measureLuminance).toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function measureLuminance(hex: string): number {
  const digits = hex.slice(1).match(hex.length === 4 ? /./g : /../g) ?? []
  const [red = 0, green = 0, blue = 0] = digits.map((pair) => {
    const part = Number.parseInt(pair.padStart(2, pair), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test.each([
  ['a few items', levels, 1],
  ['more', Object.fromEntries([...Object.keys(levels), ...moreItems].map((id) => [id, 1])), 2],
])('prints %s on sheets without what only a screen can do', async (_what, owned, sheets) => {
  const page = await openRecord('/record/', owned)
  await page.locator('.record-sheet').waitFor()
  const paper = await page.pdf({ format: 'A4', printBackground: true })
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(sheets)
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

test.each([
  ['nothing owned', '/record/', {}, 'Nothing is marked as owned yet'],
  ['a damaged link', '/record/#v=1&name=Toad&items=abc&sum=zzzz', levels, 'This link is damaged'],
  ['a link without its end', '/record/#v=1&name=Toad', levels, 'The end of this link is missing'],
  ['a snapshot that is not there', '/record/?of=12345', levels, 'This snapshot is not in this browser'],
])('%s: a sentence and what to do', async (_what, address, owned, sentence) => {
  const page = await openRecord(address, owned)
  await page.getByText(sentence).waitFor()
  expect(await page.locator('.empty a, .empty div').first().isVisible()).toBe(true)
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
  expect(await findFaults(page)).toEqual([])
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
