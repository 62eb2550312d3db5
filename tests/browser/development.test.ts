/** What an editor of the content sees on the development server, and the page of every component, which is only there. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyFixture, fixtureDay } from '../fixture-site.ts'
import { findFaults, findFaultsInAllLooks } from './find-faults.ts'
import { startDevServer, type DevServer } from './dev-server.ts'
import { openPage, untilAwake, untilHeading } from './site-page.ts'

const folder = copyFixture()
const mario = join(folder, 'drivers/mario.yaml')
/** Vite bundles libraries before the first page. */
const patience = { timeout: 60_000 }

let server: DevServer

beforeAll(async () => {
  server = await startDevServer(resolve('.'), ['--content', folder, '--today', fixtureDay])
})
afterAll(() => server[Symbol.asyncDispose]())
function editMario(from: string, to: string): void {
  const text = readFileSync(mario, 'utf8')
  expect(text).toContain(from)
  writeFileSync(mario, text.replace(from, to))
}

test('an edited content file shows on the open page and on the others, a fault in it in place of the page', async () => {
  const page = await openPage()
  await page.goto(`${server.url}/drivers/mario/`, patience)
  await untilAwake(page)
  editMario('name: Mario', 'name: Mario the Edited')
  await untilHeading(page, 'Mario the Edited')
  // As it comes: the scripts of a page come one by one, hundreds of them.
  const list = await fetch(`${server.url}/drivers/`)
  expect(await list.text()).toContain('>Mario the Edited<')
  await untilAwake(page)
  editMario('rarity:', 'raritx:')
  const overlay = page.locator('vite-error-overlay')
  expect(await overlay.locator('.message').textContent()).toContain('drivers/mario.yaml:2: ')
  editMario('raritx:', 'rarity:')
  await overlay.waitFor({ state: 'detached' })
  await untilHeading(page, 'Mario the Edited')

  // What starts after a page has loaded starts here, too: the search answers phrases.
  await untilAwake(page)
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search everywhere' }).fill('super karts')
  const all = page.getByRole('option', { name: /in the checklist/ })
  await all.waitFor(patience)
  expect(await all.getAttribute('href')).toBe('/checklist/?q=rarity%3Asuper+karts#list')
})

test('a file that a build writes beside the pages exists, too', async () => {
  const calendar = await fetch(`${server.url}/api/v1/tours.ics`)
  expect(calendar.headers.get('content-type')).toContain('text/calendar')
  expect(await calendar.text()).toContain('BEGIN:VCALENDAR')
})

// The page of every component has controls that elsewhere lie behind others.

// Of each pair, the first is full, chosen or on: it may look neither like the other nor like the ground.
const pairs: readonly (readonly [string, string, '::before'?])[] = [
  ['.dots .middle', 'body'],
  ['.shelf-top', '.shelf-middle', '::before'],
  ['.tier', 'body', '::before'],
  ['.tab[data-active]', '.tab:not([data-active])'],
  ['[role=switch][aria-checked=true]', '[role=switch][aria-checked=false]', '::before'],
]

test('the page with every control fits 360 px, tells states apart in a contrast theme, and has no faults of accessibility in dialogs and menus', async () => {
  const page = await openPage({ viewport: { width: 360, height: 800 } })
  await page.goto(`${server.url}/design/`, patience)
  await page.getByRole('heading', { name: 'Design system' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  // The mark of a rarity looks the same beside a name and as an element of its own.
  const look = (selector: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, part) => {
        const { color, backgroundColor, borderColor, borderRadius } = getComputedStyle(element, part)
        return { color, backgroundColor, borderColor, borderRadius }
      }, pseudo)
  for (const rarity of ['normal', 'super', 'high-end']) {
    expect(await look(`.chip.marked.${rarity} > .emblem + span`, '::after')).toEqual(await look(`.rarity.${rarity}`))
  }

  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  const drawn = (selector: string, part?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, pseudo) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(
          element,
          element === document.body ? null : pseudo,
        )
        return `${backgroundColor} ${backgroundImage}`
      }, part)
  for (const [full, empty, part] of pairs) expect(await drawn(full, part), full).not.toBe(await drawn(empty, part))
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' })

  await page.getByRole('button', { name: 'Open a dialog' }).click()
  await page.getByRole('dialog', { name: 'Name your loadout' }).getByRole('textbox').waitFor()
  // In dark colours, others are looked at: share.test.ts.
  expect(await findFaults(page, '[role=dialog]')).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Open a menu' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).waitFor()
  expect(await findFaultsInAllLooks(page, '[role=menu]')).toEqual([])
  // Nor has the page behind it.
  expect(await findFaults(page)).toEqual([])
})
