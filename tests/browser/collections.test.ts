/** Several collections of one player. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser, openSite, createAccount, serveAccounts, signInElsewhere } from './accounts-site.ts'
import { findFaults } from './find-faults.ts'
import { readDownload } from './player-data.ts'
import { chooseTool } from './press.ts'
import { follow, visit } from './site-page.ts'
import { untilSaid } from './until-said.ts'

serveAccounts()

const cellOf = (page: Page, id: string) => page.locator(`.entry-cell[data-item="${id}"]`)

async function addCollection(page: Page, name: string): Promise<void> {
  await chooseTool(page, 'Collections')
  await page.getByLabel('New collection').fill(name)
  await page.keyboard.press('Enter')
  await untilSaid(page, `“${name}” is shown now, on every page.`)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

const choose = (page: Page, name: string) =>
  page.getByLabel('Collection', { exact: true }).selectOption({ label: name })

async function untilOwned(page: Page, levels: Readonly<Record<string, string>>): Promise<void> {
  for (const [id, level] of Object.entries(levels)) {
    await cellOf(page, id).waitFor({ state: 'attached' })
    const read = async () => (await cellOf(page, id).locator('.cell-level').allTextContents()).join()
    await expect.poll(read, { message: id }).toBe(level)
  }
}

test('a visitor switches between collections, by a link as well; signed in, another device has each of them', async () => {
  const page = await openSite(await openBrowser(), '/checklist/')
  await cellOf(page, 'mario').getByRole('button').press('3')
  await addCollection(page, 'Rosa')
  await untilOwned(page, { mario: '' })
  await cellOf(page, 'swooper').getByRole('button').press('5')
  await untilOwned(page, { swooper: '5' })
  await choose(page, 'My collection')
  await untilOwned(page, { mario: '3', swooper: '' })
  // Other pages show the chosen one.
  await choose(page, 'Rosa')
  await follow(page, '/gliders/')
  await page.locator('a[href="/gliders/swooper/"][data-level="5"]').first().waitFor()
  await follow(page, '/planner/')
  await page.getByText('in “Rosa”').waitFor()
  await follow(page, '/checklist/')
  await chooseTool(page, 'Collections')
  await page.getByRole('link', { name: 'Link to “My collection”' }).waitFor()
  expect(await findFaults(page, '[role=dialog]')).toEqual([])
  const link = await page.getByRole('link', { name: 'Link to “My collection”' }).getAttribute('href')
  await page.keyboard.press('Escape')
  await follow(page, link!)
  await untilOwned(page, { mario: '3', swooper: '' })
  await expect.poll(() => new URL(page.url()).search).toBe('')

  const email = await createAccount(page)
  await untilSaid(page, '1 collection of this browser is in your account now.')
  await page.goto('/user/checklist/')
  await untilOwned(page, { mario: '3' })
  await choose(page, 'Rosa')
  await untilOwned(page, { swooper: '5', mario: '' })
  await page.locator('.save-state.saved').waitFor()

  const other = await signInElsewhere(email, '/user/checklist/')
  await untilOwned(other, { mario: '3' })
  await choose(other, 'Rosa')
  await untilOwned(other, { swooper: '5', mario: '' })
  await cellOf(other, 'royale').getByRole('button').press('2')
  await other.locator('.save-state.saved').waitFor()
  // The first device hears of it, without having been left.
  await untilOwned(page, { royale: '2', swooper: '5' })
  // All of it is in one file.
  await chooseTool(page, 'Export')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Everything (JSON)' }).click(),
  ])
  const all = JSON.parse((await readDownload(file)).toString('utf8'))
  expect(all.checklist.map(({ id }: { id: string }) => id)).toEqual(['mario'])
  expect(all.collections).toMatchObject([{ name: 'Rosa', checklist: [{ id: 'royale', level: 2 }, { id: 'swooper' }] }])
})

test('a friend’s shared collection is kept, and compared with one’s own; a removed one can be put back, and its name changed', async () => {
  const page = await openSite(await openBrowser(), '/checklist/')
  await cellOf(page, 'mario').getByRole('button').press('3')
  await addCollection(page, 'Toad')
  await cellOf(page, 'b-dasher').getByRole('button').press('4')
  await chooseTool(page, 'Share')
  expect(await page.getByLabel('Your name').inputValue()).toBe('Toad')
  const link = await page.getByLabel('Link', { exact: true }).inputValue()
  await page.keyboard.press('Escape')

  const friend = await openSite(await openBrowser(), '/checklist/')
  await cellOf(friend, 'swooper').getByRole('button').press('2')
  await visit(friend, link.replace(/^https?:\/\/[^/]+/, ''))
  await friend.getByRole('button', { name: 'Keep as a collection' }).click()
  await friend.locator('.toast').getByRole('button', { name: 'Show' }).click()
  await untilOwned(friend, { 'b-dasher': '4', swooper: '' })
  await choose(friend, 'My collection')
  await untilOwned(friend, { swooper: '2', 'b-dasher': '' })
  await chooseTool(friend, 'Collections')
  await friend.getByRole('link', { name: 'Compare “Toad” with the one that is shown' }).click()
  await friend.getByRole('heading', { name: 'Toad’s collection' }).waitFor()
  await friend.getByLabel('Compare with mine').waitFor({ state: 'attached' })

  await chooseTool(page, 'Collections')
  await page.getByRole('button', { name: 'Rename “Toad”' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Second account')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Remove “Second account”' }).click()
  await page.keyboard.press('Escape')
  await untilOwned(page, { mario: '3', 'b-dasher': '' })
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  await choose(page, 'Second account')
  await untilOwned(page, { 'b-dasher': '4', mario: '' })
  expect(await page.getByLabel('Collection', { exact: true }).locator('option').allInnerTexts()).toEqual([
    'My collection',
    'Second account',
  ])
})
