import { expect, test } from 'vitest'
import { changeElsewhere, chooseFromMenu, openAccount, serveAccounts } from './accounts-site.ts'
import { findFaults } from './find-faults.ts'
import { sumShifts, visitRecordingShifts } from './layout-shifts.ts'
import { readDocument, readDownload } from './player-data.ts'

serveAccounts()

test('featured parts are references, one per slot; the first badge is the avatar; the card is a PNG', async () => {
  const { page } = await openAccount('/user/profile/')
  await page.getByRole('button', { name: 'Edit name and picture' }).click()
  await page.getByLabel('Display name').fill('Toad')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.locator('.player-head').getByRole('heading', { name: 'Toad' }).waitFor()
  await page.getByRole('button', { name: /^Driver/ }).click()
  const drivers = page.getByRole('dialog').getByLabel('Search drivers')
  await drivers.press('Enter')
  await drivers.fill('paul')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Pauline/ })
    .waitFor()
  await drivers.press('Enter')
  await page.getByRole('button', { name: /^Driver Pauline/ }).waitFor()
  await page.getByRole('button', { name: /Team Rally/ }).click()
  await expect
    .poll(async () => (await readDocument(page))?.userDetails)
    .toEqual({
      displayName: 'Toad',
      featuredParts: { driver: { $ref: 'drivers/pauline' }, badges: { gameBadge: [{ $ref: 'badges/team-rally' }] } },
    })
  await expect
    .poll(() => page.locator('.player-avatar').getAttribute('src'))
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

  await page.getByRole('button', { name: 'Share as a link' }).click()
  const sharing = page.getByRole('dialog', { name: 'Share your profile' })
  await sharing.getByLabel('Your name').fill('Toad')
  await page.goto(await sharing.getByLabel('Link', { exact: true }).inputValue())
  await page.getByRole('heading', { name: 'Toad’s featured items and badges' }).waitFor()
  expect(await page.locator('.shared-featured .card-text').allTextContents()).toEqual([
    'PaulineDriver, wanted',
    'Team Rally badge',
  ])
})

test('a profile: its pickers, an item that does not exist, the order of badges, and a flag in a name', async () => {
  const { page } = await openAccount('/user/profile/')
  await changeElsewhere(page, {
    checklist: { pauline: [2, 1] },
    userDetails: {
      featuredParts: { driver: { $ref: 'drivers/mario-halloween' }, kart: { $ref: 'karts/does-not-exist' } },
    },
  })
  // A picker begins with the chosen item, then owned ones; only what contains the typed text is found, if any.
  await page.getByRole('button', { name: /^Driver Mario \(Halloween\)/ }).click()
  const dialog = page.getByRole('dialog')
  const names = dialog.locator('.picker li span:not([class])')
  await expect.poll(async () => (await names.allTextContents()).slice(0, 2)).toEqual(['Mario (Halloween)', 'Pauline'])
  const field = dialog.getByLabel('Search drivers')
  await field.fill('ma')
  await expect.poll(() => names.count()).toBe(3)
  // Fuzzy matches would have come by now.
  await page.waitForTimeout(500)
  expect(await names.allTextContents()).not.toContain('Pauline')
  await field.fill('paulina')
  await expect.poll(() => names.allTextContents()).toContain('Pauline')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  // A featured item that does not exist leaves its slot empty, also on a page that begins with it.
  await page.reload()
  await page.getByRole('button', { name: 'Kart Choose' }).click()
  await dialog.getByRole('button', { name: /B Dasher/ }).click()
  await page.getByRole('button', { name: /^Kart B Dasher/ }).waitFor()
  await dialog.waitFor({ state: 'detached' })

  // Featured badges show their order; pressing the first twice makes the next one the picture.
  const press = (name: RegExp) => page.getByRole('button', { name }).click()
  const readOrder = () => page.locator('.featured-badges small').allTextContents()
  await press(/^Team Rally/)
  await press(/^General badge/)
  await expect.poll(readOrder).toEqual(['#2', '#1, your picture'])
  await press(/^Team Rally/)
  await expect.poll(readOrder).toEqual(['#1, your picture'])
  await press(/^Team Rally/)
  await expect.poll(readOrder).toEqual(['#1, your picture', '#2'])
  for (const badge of [/^General badge/, /^Team Rally/]) await press(badge)
  await expect.poll(readOrder).toEqual([])

  // A flag that begins a name stands whole on the card, where there is no picture.
  await page.evaluate(() => {
    const { prototype } = CanvasRenderingContext2D
    const fill = prototype.fillText
    prototype.fillText = function fillText(...line) {
      document.documentElement.dataset['written'] += `${line[0]}\n`
      fill.apply(this, line)
    }
  })
  await changeElsewhere(page, { userDetails: { displayName: '🇩🇪 Team' } })
  await page.locator('main').getByRole('heading', { name: '🇩🇪 Team' }).waitFor()
  await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as PNG' }).click()])
  const written = await page.evaluate(() => document.documentElement.dataset['written']?.split('\n'))
  expect(written).toContain('🇩🇪')
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

test('player pages meet WCAG 2.2 AA: empty, half full and complete', async () => {
  const { page } = await openAccount()
  const faults: string[] = []
  for (const [state, owned] of [
    ['empty', []],
    ['half', all.slice(0, 6)],
    ['complete', all],
  ] as const) {
    await changeElsewhere(page, { checklist: Object.fromEntries(owned.map((id) => [id, [2, 1]])) })
    for (const [name, entry] of [
      ['Profile', '.board'],
      // Half full, the checklist is looked at in accessibility.test.ts.
      ...(state === 'half' ? [] : [['Checklist', '.checklist'] as const]),
      // They are the same, whatever their reader owns.
      ...(state === 'empty' ? [['Settings', '#delete'] as const] : []),
    ] as const) {
      await chooseFromMenu(page, name)
      await page.locator(`main ${entry}`).waitFor()
      faults.push(...(await findFaults(page, 'main')).map((fault) => `${state} ${name} ${fault}`))
    }
  }
  expect(faults).toEqual([])
})

test('settings and profile load without layout shift, on a phone and on a desktop', async () => {
  const { page } = await openAccount()
  const shifts: Record<string, number> = {}
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    for (const [path, entry] of [
      ['/user/settings/', '#delete'],
      ['/user/profile/', '.board'],
    ] as const) {
      await visitRecordingShifts(page, path)
      await page.locator(`main ${entry}`).waitFor()
      // What the account still has to say. Its stream stays open, so the network is never idle.
      await page.waitForTimeout(500)
      shifts[`${path} ${width}`] = await sumShifts(page)
    }
  }
  expect(Object.entries(shifts).filter(([, shift]) => shift >= 0.02)).toEqual([])
})
