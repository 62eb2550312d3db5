import { buffer } from 'node:stream/consumers'
import { source } from 'axe-core'
import type { AxeResults } from 'axe-core'
import type { Download, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  changeElsewhere,
  chooseFromMenu,
  fillIn,
  openAccount,
  openSignIn,
  password,
  serveAccounts,
  signInElsewhere,
  untilSignedOut,
} from './accounts-site.ts'

serveAccounts()
const soon = { timeout: 10_000 }

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel('File to bring in').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
}

async function download(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return (await readDownload(file)).toString('utf8')
}

/** The browser may be on another machine: what it has downloaded is asked for. */
async function readDownload(file: Download): Promise<Buffer> {
  return buffer(await file.createReadStream())
}

function readDocument(page: Page): Promise<{ userDetails?: object; checklist?: Record<string, [number, number]> }> {
  return page.evaluate(async () => {
    const { user } = await (await fetch('/api/auth/session')).json()
    return (await (await fetch(`/api/docs/users/${user.uid}`)).json()).data
  })
}

async function untilLevelOf(page: Page, id: string, level: number): Promise<void> {
  await expect.poll(async () => (await readDocument(page))?.checklist?.[id]?.[0], soon).toBe(level)
}

test('[settings] a wrong file changes nothing and says where; a right one is shown first; what goes out comes in again', async () => {
  const { page } = await openAccount('/user/settings/')
  await chooseFile(page, 'mine.csv', 'id,level\nmario,4\nmarjo,1\npauline,9\n')
  const faults = page.getByRole('alert').filter({ hasText: 'Nothing has changed' })
  await faults.getByText('Row 3, id "marjo" is no item of the game').waitFor()
  await faults.getByText('Row 4, level "9" is not a level from 0 to 8').waitFor()
  await chooseFile(page, 'mine.csv', 'id,level\nmario,4\npauline,0\nroyale,2\n')
  const preview = page.getByRole('dialog', { name: 'Bring this in?' })
  await preview.getByText('2 new').waitFor()
  await preview.getByRole('button', { name: 'Merge 2 items' }).click()
  await untilLevelOf(page, 'royale', 2)

  const table = await download(page, 'Checklist (CSV)')
  expect(table).toMatch(/^\uFEFFid,name,kind,rarity,level,changed\n/)
  expect(table).toMatch(/^mario,Mario,driver,super,4,20/m)
  expect(table).toMatch(/^pauline,Pauline,driver,high-end,0,$/m)
  const everything = await download(page, 'Everything (JSON)')
  expect(JSON.parse(everything)).toMatchObject({ format: 'topshelf-export', version: 1, preferences: {}, profile: {} })
  await chooseFile(page, 'same.json', everything)
  await preview.getByRole('button', { name: 'Nothing would change' }).waitFor()
  await page.keyboard.press('Escape')

  await chooseFile(page, 'less.csv', 'id,level\nroyale,1\n')
  await preview.getByText('Replace', { exact: true }).click()
  await preview.getByText('Level 4 → not owned').waitFor()
  await preview.getByRole('button', { name: 'Replace 2 items' }).click()
  await untilLevelOf(page, 'mario', 0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await untilLevelOf(page, 'mario', 4)
  await untilLevelOf(page, 'royale', 2)
})

test('[settings] name, picture and look are kept in the account; only https pictures are taken', async () => {
  const { page, email } = await openAccount('/user/settings/')
  await page.getByLabel('Picture address').fill('http://example.org/me.png')
  await page.getByText('A picture needs an address that begins with https://.').waitFor()
  expect(await page.getByRole('button', { name: 'Save name and picture' }).isDisabled()).toBe(true)
  await page.getByLabel('Picture address').fill('https://example.org/me.png')
  await page.getByLabel('Display name').fill('Lakitu')
  await page.getByRole('button', { name: 'Save name and picture' }).click()
  await expect
    .poll(async () => (await readDocument(page))?.userDetails, soon)
    .toEqual({
      displayName: 'Lakitu',
      photoURL: 'https://example.org/me.png',
    })
  await page.getByText('Dark', { exact: true }).click()
  await page.getByRole('group', { name: 'Lists' }).getByText('Compact').click()
  expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({
    theme: 'dark',
    density: 'compact',
  })
  await page.goto('/karts/')
  await page.locator('button[aria-pressed="true"]', { hasText: 'Compact' }).waitFor()
  // Another device takes the look over.
  const other = await signInElsewhere(email)
  await other.locator('html[data-theme="dark"][data-density="compact"]').waitFor()
})

test('[settings] a deleted account is gone, with all that this browser kept of it', async () => {
  const { page, email } = await openAccount('/user/settings/')
  await changeElsewhere(page, { checklist: { mario: [3, 1] } })
  await page.getByRole('button', { name: 'Delete my account…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  expect(await dialog.getByRole('button', { name: 'Delete for ever' }).isDisabled()).toBe(true)
  expect(await download(page, 'Download my data')).toContain('"mario"')
  await dialog.getByLabel('Your e-mail address, to be sure').fill(email)
  await dialog.getByRole('button', { name: 'Delete for ever' }).click()
  await untilSignedOut(page)
  await expect.poll(() => new URL(page.url()).pathname, soon).toBe('/')
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('topshelf-checklist')),
  )
  expect(kept).toEqual([])
  await openSignIn(page)
  await fillIn(page, email, password)
  await page.keyboard.press('Enter')
  await page.getByText('Address and password do not belong together').waitFor()
})

test('[profile] featured parts are references, each its own slot; the first badge is the picture; the card is a PNG', async () => {
  const { page } = await openAccount('/user/profile/')
  await page.getByRole('button', { name: /^Driver/ }).click()
  await page.getByRole('dialog').getByLabel('Search drivers').fill('paul')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Pauline/ })
    .click()
  await page.getByRole('button', { name: /^Driver Pauline/ }).waitFor()
  await page.getByRole('button', { name: /Team Rally/ }).click()
  await expect
    .poll(async () => (await readDocument(page))?.userDetails, soon)
    .toEqual({
      featuredParts: { driver: { $ref: 'drivers/pauline' }, badges: { gameBadge: [{ $ref: 'badges/team-rally' }] } },
    })
  await expect
    .poll(() => page.locator('.player-avatar').getAttribute('src'), soon)
    .toBe('/assets/emblems/badges/team-rally.svg')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as PNG' }).click(),
  ])
  const picture = await readDownload(file)
  expect([picture.toString('latin1', 1, 4), picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([
    'PNG',
    1200,
    630,
  ])
})

const all = [
  'mario',
  'mario-halloween',
  'baby-mario',
  'pauline',
  'b-dasher',
  '8-bit-pipe-frame',
  'birthday-girl',
  'royale',
  'super-glider',
  'cloud-glider',
  'peach-parasol',
  'swooper',
]

// Nine pages looked at, each with its own load.
const axeMs = 90_000

test(
  '[accessibility] the pages of a player hold WCAG 2.2 AA, empty, half full and complete',
  { timeout: axeMs },
  async () => {
    const { page } = await openAccount()
    const faults: string[] = []
    for (const [state, owned] of [
      ['empty', []],
      ['half', all.slice(0, 6)],
      ['complete', all],
    ] as const) {
      await changeElsewhere(page, { checklist: Object.fromEntries(owned.map((id) => [id, [2, 1]])) })
      for (const [name, entry] of [
        ['Checklist', '.board'],
        ['Profile', '.board'],
        ['Settings', '#delete'],
      ] as const) {
        await chooseFromMenu(page, name)
        await page.locator(`main ${entry}`).waitFor()
        await page.evaluate(source)
        const { violations } = await page.evaluate<AxeResults>(() =>
          Reflect.get(globalThis, 'axe').run(document, {
            runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
          }),
        )
        faults.push(
          ...violations.flatMap(({ id, nodes }) =>
            nodes.map(({ target }) => `${state} ${name} ${id}: ${target.join(' ')}`),
          ),
        )
      }
    }
    expect(faults).toEqual([])
  },
)
