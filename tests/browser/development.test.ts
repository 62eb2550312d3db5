/** What an editor of the content sees on the development server. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { copyFixture, fixtureDay } from '../fixture-site.ts'
import { startDevServer, type DevServer } from './dev-server.ts'
import { openPage, untilAwake, untilHeading } from './site-page.ts'

const folder = copyFixture()
const mario = join(folder, 'drivers/mario.yaml')
/** Vite bundles libraries before the first page. */
const patience = { timeout: 60_000 }

let server: DevServer
let page: Page

beforeAll(async () => {
  server = await startDevServer(resolve('.'), ['--content', folder, '--today', fixtureDay])
})
afterAll(() => server[Symbol.asyncDispose]())
beforeEach(async () => {
  page = await openPage()
  await page.goto(`${server.url}/drivers/mario/`, patience)
  await untilAwake(page)
})

function editMario(from: string, to: string): void {
  const text = readFileSync(mario, 'utf8')
  expect(text).toContain(from)
  writeFileSync(mario, text.replace(from, to))
}

test('an edited content file shows on the open page, and on the others', async () => {
  editMario('name: Mario', 'name: Mario the Edited')
  await untilHeading(page, 'Mario the Edited')
  await page.goto(`${server.url}/drivers/`, patience)
  expect(await page.getByRole('link', { name: 'Mario the Edited' }).count()).toBeGreaterThan(0)
  editMario('name: Mario the Edited', 'name: Mario')
})

test('a content fault is shown in place of the page until it is corrected', async () => {
  editMario('rarity:', 'raritx:')
  const overlay = page.locator('vite-error-overlay')
  expect(await overlay.locator('.message').textContent()).toContain('drivers/mario.yaml:2: ')
  editMario('raritx:', 'rarity:')
  await overlay.waitFor({ state: 'detached' })
  await untilHeading(page, 'Mario')
})

test('a file that a build writes beside the pages exists, too', async () => {
  const calendar = await page.request.get(`${server.url}/api/v1/tours.ics`)
  expect(calendar.headers()['content-type']).toContain('text/calendar')
  expect(await calendar.text()).toContain('BEGIN:VCALENDAR')
})

test('what starts after a page has loaded starts here, too: the search answers phrases', async () => {
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search everywhere' }).fill('super karts')
  const all = page.getByRole('option', { name: /in the checklist/ })
  await all.waitFor(patience)
  expect(await all.getAttribute('href')).toBe('/checklist/?q=rarity%3Asuper+karts#list')
})
