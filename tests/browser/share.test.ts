import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { collectShared, nothingFeatured } from '#site/features/sharing/collect-shared.ts'
import { sharedAddress } from '#site/features/sharing/shared-address.ts'
import { findFaults } from './find-faults.ts'
import { byKeyboard, byTouch, chooseTool, press } from './press.ts'
import type { SharedPage } from './profiles.ts'
import { follow, openPage, toAddress, untilHeading, visit } from './site-page.ts'
import { untilSaid } from './until-said.ts'

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }

async function own(page: Page, levels: Readonly<Record<string, number>>): Promise<void> {
  const checklist = Object.fromEntries(Object.entries(levels).map(([id, level]) => [id, [level, 1]]))
  await page.addInitScript((text) => localStorage.setItem('topshelf-checklist', text), JSON.stringify(checklist))
}

/** The items that are listed, each with its levels. */
function readItems(page: Page): Promise<string[]> {
  return page
    .locator('.cards .card-text')
    .evaluateAll((cards) => cards.map((card) => [...card.children].map((child) => child.textContent).join(': ')))
}

test('a collection is shared and seen beside the receiver’s own, by keyboard and by touch, without accounts', async () => {
  const sender = await openPage({ ...byKeyboard, ...clipboard })
  await own(sender, { mario: 3, 'mario-halloween': 2, 'b-dasher': 8 })
  const link = await shareCollection(sender, byKeyboard)

  const receiver = await openPage({ ...byTouch, ...clipboard })
  await own(receiver, { mario: 5, swooper: 1, 'b-dasher': 8 })
  await visit(receiver, link)
  await receiver.getByRole('heading', { name: 'Toad’s collection' }).waitFor()
  const theirs = ['Mario: Level 3', 'Mario (Halloween): Level 2', 'B Dasher: Level 8']
  await expect.poll(() => readItems(receiver).then((items) => items.toSorted())).toEqual(theirs.toSorted())
  const compare = receiver.getByLabel('Compare with mine')
  await compare.tap()
  expect(await compare.isChecked()).toBe(true)
  await expect.poll(() => readItems(receiver)).toContain('Swooper: Theirs: not ownedYours: level 1')
  expect(await findFaults(receiver, 'main')).toEqual([])
  await press(receiver, byTouch, 'Yours is higher 1')
  await expect.poll(() => readItems(receiver)).toEqual(['Mario: Theirs: level 3Yours: level 5'])
  // The address still holds what was sent, and what is asked of it.
  expect(toAddress(receiver.url())).toBe(`/shared/?view=compare&q=compare%3Alower${link.slice('/shared/'.length)}`)

  await receiver.emulateMedia({ media: 'print' })
  expect(await receiver.locator('main .list-tools').isVisible()).toBe(false)
  expect(await receiver.locator('.shared-levels').isVisible()).toBe(true)
  await receiver.emulateMedia({ media: 'screen' })

  await visit(sender, await shareCollection(receiver, byTouch))
  await sender.getByLabel('Their items').focus()
  await sender.keyboard.press('ArrowRight')
  expect(await sender.getByLabel('Compare with mine').isChecked()).toBe(true)
  await press(sender, byKeyboard, 'Theirs is higher 1')
  await expect.poll(() => readItems(sender)).toEqual(['Mario: Theirs: level 5Yours: level 3'])

  await receiver.goto('about:blank')
  await visit(receiver, link.slice(0, -4))
  await receiver.getByText('This link is damaged').waitFor()
})

/** Of a reader whose clipboard can be read. @returns the address */
async function shareCollection(page: SharedPage, look: typeof byTouch | typeof byKeyboard): Promise<string> {
  await visit(page, '/checklist/')
  await page.locator('.entry-cell').first().waitFor()
  await chooseTool(page, 'Share', look)
  await page.getByLabel('Your name').fill('Toad')
  expect(await findFaults(page, '[role=dialog]')).toEqual([])
  await press(page, look, 'Copy')
  await untilSaid(page, 'Link copied')
  const link = toAddress(await page.evaluate(() => navigator.clipboard.readText()))
  expect(link).toMatch(/^\/shared\/#v=1&name=Toad&/)
  return link
}

test('a loadout of the planner is shared as a race with one’s own picks', async () => {
  const page = await openPage(clipboard)
  await own(page, { mario: 3, 'mario-halloween': 2, 'b-dasher': 8 })
  await visit(page, '/planner/?show=loadouts')
  await page
    .getByRole('button', { name: /^Share the loadout for/ })
    .first()
    .click()
  await untilSaid(page, 'Whoever opens it sees your loadout')
  const loadout = toAddress(await page.evaluate(() => navigator.clipboard.readText()))
  expect(loadout).toMatch(/^\/race\/\?courses=[\w-]+&picks=mario\S*\.\d,b-dasher\.8,$/)
})

test('queries in words that only a shared collection has are offered there, old ones too, and nowhere else', async () => {
  const page = await openPage()
  await own(page, { mario: 5, swooper: 1 })
  await page.addInitScript(() => {
    // All were kept in one place once.
    if (localStorage.getItem('topshelf-saved-queries') !== null) return
    localStorage.setItem('topshelf-saved-queries', '{"items":["missing","compare:mine","sort:level"]}')
  })
  const shared = sharedAddress(collectShared('Toad', nothingFeatured, new Map([['mario', 3]]), new Map(), new Map()))
  const saved = page.locator('section:has(> h2:text-is("Saved queries")) .filter-chip[aria-pressed]')
  async function readOffered(address: string): Promise<string[]> {
    await follow(page, '/drivers/')
    await untilHeading(page, 'Drivers')
    await follow(page, address)
    await page.getByRole('heading', { name: address === '/checklist/' ? 'Checklist' : 'Toad’s collection' }).waitFor()
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await saved.first().waitFor()
    return saved.allInnerTexts()
  }

  await visit(page, '/')
  expect(await readOffered('/checklist/')).toEqual(['missing'])
  expect(await readOffered(shared)).toEqual(['sort:level'])
  const compared = shared.replace('#', '?view=compare#')
  expect(await readOffered(compared)).toEqual(['compare:mine'])

  await page.locator('#search').fill('compare:lower')
  await page.getByRole('button', { name: 'Save “compare:lower”' }).click()
  expect(await readOffered(compared)).toEqual(['compare:lower', 'compare:mine'])
  expect(await readOffered('/checklist/')).toEqual(['missing'])
  await page.keyboard.press('/')
  const options = page.getByRole('group', { name: 'Saved queries' }).getByRole('option')
  await options.first().waitFor()
  expect(await options.allInnerTexts()).toEqual([expect.stringContaining('missing')])
})
