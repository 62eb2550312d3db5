import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { follow, openPage, recordRequests, visit } from './site-page.ts'

const namesFile = '/assets/foreign-names.json'

function readFirst(page: Page): Promise<(string | null)[]> {
  return page.getByRole('option').first().locator(':scope > span, :scope > .alias').allTextContents()
}

async function openSearch(page: Page): Promise<void> {
  await visit(page, '/')
  await page.keyboard.press('/')
  await page.getByRole('dialog').getByRole('option').first().waitFor()
}

function field(page: Page) {
  return page.getByRole('combobox', { name: 'Search everywhere' })
}

describe('search everywhere', () => {
  test('a name in any language is found, with why, and can be compared; English needs no such names', async () => {
    const page = await openPage()
    const requests = recordRequests(page, namesFile)
    await openSearch(page)
    await field(page).fill('mario')
    await expect.poll(() => page.locator('.search-status').textContent()).toMatch(/results/)
    expect(requests).toEqual([])
    for (const [query, name, alias, language] of [
      ['マリオ', 'Mario', 'マリオ', 'ja'],
      ['马力欧', 'Mario', '马力欧', 'zh-Hans'],
      ['Vallee Daisy', '3DS Daisy Hills', '3DS Vallée Daisy', 'fr'],
      ['ﾏﾘｵ', 'Mario', 'マリオ', 'ja'],
      ['Feuerblume', 'Fire Flower', 'Feuerblume', 'de'],
    ] as const) {
      await field(page).fill(query)
      await expect.poll(() => readFirst(page)).toEqual([name, alias])
      expect(await page.locator('.alias').first().getAttribute('lang')).toBe(language)
    }
    expect(requests).toHaveLength(1)
    await field(page).fill('マリオ vs pauline')
    await expect
      .poll(() => page.getByRole('option').allInnerTexts())
      .toEqual([expect.stringContaining('Compare Mario with Pauline')])
  })

  test('if names cannot be loaded, the English ones still work, and a retry loads them', async () => {
    const page = await openPage()
    await openSearch(page)
    await page.route(`**${namesFile}`, (route) => route.abort(), { times: 1 })
    await field(page).fill('マリ')
    await expect.poll(() => page.locator('.search-status').textContent()).toMatch(/^No results for “マリ”\./)
    await field(page).fill('マリオ')
    await expect.poll(() => readFirst(page)).toEqual(['Mario', 'マリオ'])
  })
})

test('lists of items, courses and skills find them, too', async () => {
  const page = await openPage()
  await visit(page, '/')
  for (const [path, query, name] of [
    ['/drivers/', 'マリオ', 'Mario'],
    ['/courses/', 'デイジーヒルズ', '3DS Daisy Hills'],
    ['/skills/', 'Fleur de feu', 'Fire Flower'],
  ] as const) {
    await follow(page, `${path}?q=${encodeURIComponent(query)}`)
    await expect.poll(() => page.locator('.listing .card-text b').first().textContent()).toBe(name)
  }
})

test('items, courses and skills have a table of names, each in its own language', async () => {
  const page = await openPage({ javaScriptEnabled: false })
  for (const [path, japanese] of [
    ['/drivers/mario/', 'マリオ'],
    ['/courses/3ds/daisy-hills/', '3DS デイジーヒルズ'],
    ['/skills/fire-flower/', 'ファイアフラワー'],
  ] as const) {
    await page.goto(path)
    await page.getByText('In other languages', { exact: true }).click()
    const row = page.getByRole('row', { name: '日本語' })
    expect(await row.getByRole('cell').textContent()).toBe(japanese)
    expect(await row.getByRole('cell').getAttribute('lang')).toBe('ja')
    expect(await page.locator('.names td').count()).toBe(10)
  }
})
