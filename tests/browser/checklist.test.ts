import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  addAccount,
  chooseFromMenu,
  createAccount,
  openAccount,
  openBrowser,
  openSite,
  serveAccounts,
  signIn,
  signInAside,
  signInElsewhere,
} from './accounts-site.ts'
import { readDocument, readDownload } from './player-data.ts'
import { chooseTool } from './press.ts'
import { follow, holdBack, visit } from './site-page.ts'
import { untilSaid } from './until-said.ts'

serveAccounts()

/** Of an item, whose level is in its corner. */
function cellOf(page: Page, id: string) {
  return page.locator(`.entry-cell[data-item="${id}"]`)
}

async function untilLevels(page: Page, levels: Readonly<Record<string, string>>): Promise<void> {
  for (const [id, level] of Object.entries(levels)) {
    const readLevel = async () => (await cellOf(page, id).locator('.cell-level').allTextContents()).join()
    await cellOf(page, id).waitFor({ state: 'attached' })
    await expect.poll(readLevel, { message: id }).toBe(level === '–' ? '' : level)
  }
}

async function setLevel(page: Page, id: string, level: string): Promise<void> {
  await cellOf(page, id).getByRole('button').press(level)
}

async function untilSaved(page: Page): Promise<void> {
  await page.locator('.save-state.saved').waitFor()
}

/** What the server has. */
function readLevels(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async () => {
    const { user } = await (await fetch('/api/auth/session')).json()
    const { data } = await (await fetch(`/api/docs/users/${user.uid}`)).json()
    const entries: [string, [number, number]][] = Object.entries(data?.checklist ?? {})
    return Object.fromEntries(entries.map(([id, [level]]) => [id, level]))
  })
}

/** Waits until this browser has kept a mark of a visitor. */
async function untilStored(page: Page, mark: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('topshelf-checklist'))).toContain(mark)
}

/** A page of somebody who has marked items as a visitor before. */
async function openVisitor(marks: Readonly<Record<string, readonly [number, number]>>, path: string): Promise<Page> {
  const page = await (await openBrowser()).newPage()
  // A file of the site, which runs none of its code.
  await page.goto('/robots.txt')
  await page.evaluate((text) => localStorage.setItem('topshelf-checklist', text), JSON.stringify(marks))
  await visit(page, path)
  return page
}

test('a visitor’s marks join a new account, another device sees them live, and offline changes from both are merged', async () => {
  const page = await openSite(await openBrowser(), '/drivers/pauline/')
  await page.getByRole('button', { name: 'I own this' }).click()
  await page.getByLabel('Level', { exact: true }).selectOption('3')
  // Marks wait for their code, which does not come once the page has been left.
  await untilStored(page, '"pauline":[3,')
  await visit(page, '/karts/')
  await page.getByRole('button', { name: 'Mark owned', exact: true }).click()
  await page.getByRole('button', { name: 'I own B Dasher' }).click()
  await untilStored(page, '"b-dasher":[1,')
  // They are stored: another page of this browser knows them.
  await page.goto('/drivers/')
  await expect.poll(() => page.locator('a[href="/drivers/pauline/"]').getAttribute('data-level')).toBe('3')
  expect(await page.locator('a[href="/drivers/mario/"]').first().getAttribute('data-level')).toBeNull()

  const email = await createAccount(page)
  // An empty account takes them without a question.
  await untilSaid(page, '2 items of this browser are in your account now.')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.goto('/user/checklist/')
  await untilLevels(page, { pauline: '3', 'b-dasher': '1', mario: '–' })
  await untilSaved(page)
  expect(await readLevels(page)).toEqual({ pauline: 3, 'b-dasher': 1 })
  // They belong to the account now: a visitor of this browser has none of them.
  expect(await page.evaluate(() => localStorage.getItem('topshelf-checklist'))).toBeNull()

  const other = await signInElsewhere(email, '/user/checklist/')
  await untilLevels(other, { pauline: '3', 'b-dasher': '1' })
  await cellOf(page, 'mario').getByRole('button').click()
  await untilLevels(other, { mario: '1' })

  await Promise.all([page.context().setOffline(true), other.context().setOffline(true)])
  await setLevel(page, 'pauline', '5')
  await setLevel(page, 'swooper', '2')
  await setLevel(other, 'royale', '4')
  await setLevel(other, 'pauline', '6')
  await page.locator('.save-state.offline').waitFor()
  await Promise.all([page.context().setOffline(false), other.context().setOffline(false)])
  const merged = { pauline: '6', swooper: '2', royale: '4', mario: '1', 'b-dasher': '1' }
  await untilLevels(page, merged)
  await untilLevels(other, merged)
  await Promise.all([untilSaved(page), untilSaved(other)])
  expect(await readLevels(page)).toEqual({ pauline: 6, swooper: 2, royale: 4, mario: 1, 'b-dasher': 1 })
})

test('taken back from a new account, a visitor’s marks wait, and no page asks to mark what is owned', async () => {
  const page = await openVisitor({ pauline: [3, 1], 'b-dasher': [1, 1] }, '/karts/')
  await createAccount(page)
  const toast = page.locator('.toast').filter({ hasText: '2 items of this browser are in your account now.' })
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => readLevels(page)).toEqual({ pauline: 0, 'b-dasher': 0 })

  await follow(page, '/')
  const waiting = '2 items marked in this browser before you signed in are not in your account yet.'
  await page.locator('.race-help').getByText(waiting).waitFor()
  await follow(page, '/planner/')
  await page.locator('.waiting-items').getByText(waiting).waitFor()
  expect(await page.getByText('Tell the planner what you own').count()).toBe(0)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.getByRole('button', { name: 'Review' }).click()
  const preview = page.getByRole('dialog', { name: 'Add this browser’s items?' })
  await preview.getByText('New, level 3').waitFor()
  expect(await preview.getByRole('listitem').count()).toBe(2)
  // The dialog hides everything else, but not what is said meanwhile.
  expect(await page.locator('.toast-region').getAttribute('aria-hidden')).toBeNull()
  expect(await page.locator('#main').evaluate((main) => main.closest('[aria-hidden="true"]') !== null)).toBe(true)
  await preview.getByRole('button', { name: 'Add 2 items' }).click()
  await untilSaid(page, '2 items added to your account.')
  await page.locator('.planner').waitFor()
  await expect.poll(() => readLevels(page)).toEqual({ pauline: 3, 'b-dasher': 1 })
})

test('a visitor has the whole checklist: bulk changes, files and snapshots stay in the browser and come along at sign-in', async () => {
  // As earlier versions of the site have left it.
  const page = await openVisitor({ pauline: [3, 1_750_000_000_000] }, '/')
  await page.locator('header').getByRole('link', { name: 'Checklist' }).click()
  await untilLevels(page, { pauline: '3', mario: '–' })
  expect(new URL(page.url()).pathname).toBe('/checklist/')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.locator('.save-state.local').waitFor()

  await page.getByRole('button', { name: /^Karts/ }).click()
  await page.getByRole('button', { name: 'Set all 4…' }).click()
  await page.getByRole('dialog').getByRole('radio', { name: '2' }).check()
  await page.getByRole('button', { name: 'Change 4 items' }).click()
  await untilLevels(page, { royale: '2', 'b-dasher': '2' })

  // Pressed twice while its code loads, a tool opens once.
  const letGo = await holdBack(page, '/assets/js/show-checklist-tool-*.js')
  for (let press = 0; press < 2; press += 1) await chooseTool(page, 'Snapshots')
  await letGo()
  await page.getByText('Before a bulk change').waitFor()
  expect(await page.getByRole('dialog', { includeHidden: true }).count()).toBe(1)
  await page.keyboard.press('Escape')
  await chooseTool(page, 'Export')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Checklist (CSV)' }).click(),
  ])
  const table = (await readDownload(file)).toString('utf8')
  expect(table).toMatch(/^pauline,Pauline,driver,high-end,3,,20/m)
  // Text for a message: copied where the browser lets a page do that, and else there to be copied by hand.
  const list = page.getByLabel('What you own')
  const copy = page.getByRole('button', { name: 'Copy the list' })
  await page.evaluate(() => {
    Object.assign(window, { copied: [] })
    navigator.clipboard.writeText = (text) => Promise.resolve(void Reflect.get(window, 'copied').push(text))
  })
  await copy.click()
  await untilSaid(page, 'List copied.')
  const [copied] = await page.evaluate((): string[] => Reflect.get(window, 'copied'))
  expect(copied?.split('\n')).toContain('Pauline 3')
  expect(await list.count()).toBe(0)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await copy.click()
  expect(await list.inputValue()).toBe(copied)
  await page.keyboard.press('Escape')
  await chooseTool(page, 'Import')
  await page
    .getByLabel('File to import')
    .setInputFiles({ name: 'mine.csv', mimeType: 'text/csv', buffer: Buffer.from('id,level\nswooper,5\n') })
  await page.getByRole('button', { name: 'Merge 1 item' }).click()
  const levels = { pauline: 3, royale: 2, 'b-dasher': 2, swooper: 5 }
  await page.goto('/planner/')
  await page.locator('.planner-source a').first().click()
  await untilLevels(page, { pauline: '3', royale: '2', swooper: '5' })
  expect(await page.getByRole('dialog').count()).toBe(0)

  await createAccount(page)
  await untilSaid(page, '6 items of this browser are in your account now.')
  await untilSaved(page)
  expect(await readLevels(page)).toMatchObject(levels)
  await chooseFromMenu(page, 'Checklist')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/user/checklist/')
  await untilLevels(page, { pauline: '3', royale: '2', swooper: '5' })
})

test('items deselected in the preview stay out, and newer levels in the account stay', async () => {
  const email = await addAccount({ mario: [6, Date.now()] })
  const page = await openVisitor({ mario: [1, 1], pauline: [2, Date.now()], royale: [3, Date.now()] }, '/karts/')
  await signIn(page, email)
  const preview = page.getByRole('dialog', { name: 'Add this browser’s items?' })
  // What a press of Enter does that was meant for something else must change nothing.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Not now')
  // Put off, they wait where they are looked for.
  await preview.getByRole('button', { name: 'Not now' }).click()
  const tab = await openSite(page.context(), '/user/checklist/')
  await tab.locator('.waiting-items').getByRole('button', { name: 'Review' }).waitFor()
  expect(await tab.getByRole('dialog').count()).toBe(0)
  await tab.close()
  await page.goto('/user/checklist/')
  await page.locator('.waiting-items').getByRole('button', { name: 'Review' }).click()
  await preview.getByRole('list', { name: 'Items that stay' }).getByText('Mario').waitFor()
  await preview.getByLabel('Royale').uncheck()
  await preview.getByRole('button', { name: 'Add 1 item' }).click()
  // The button that had the focus is gone, along with its purpose.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await untilLevels(page, { mario: '6', pauline: '2', royale: '–' })
  await expect.poll(() => readLevels(page)).toEqual({ mario: 6, pauline: 2 })
})

test('the preview of what a visitor has marked waits for a reader who is writing, and for the press after that', async () => {
  const email = await addAccount({ 'b-dasher': [3, 1] })
  const page = await (await openBrowser()).newPage()
  await page.addInitScript(() => localStorage.setItem('topshelf-checklist', '{"mario":[1,1]}'))
  const letGo = await holdBack(page, '/assets/js/show-merge-preview-*.js')
  await visit(page, '/drivers/')
  await signIn(page, email)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const field = page.getByRole('searchbox', { name: 'Search drivers' })
  await field.click()
  await page.keyboard.type('baby')
  const arrival = page.waitForResponse('**/assets/js/show-merge-preview-*.js')
  await letGo()
  await (await arrival).finished()
  await page.keyboard.type(' mario', { delay: 50 })
  expect(await field.inputValue()).toBe('baby mario')
  expect(await page.getByRole('dialog').count()).toBe(0)
  const filters = page.getByRole('button', { name: 'Filters' })
  await filters.hover()
  // The field loses the focus at once; the button is pressed when the pointer is let go.
  await page.mouse.down()
  await page.waitForTimeout(300)
  await page.mouse.up()
  await expect.poll(() => filters.getAttribute('aria-expanded')).toBe('true')
  await page.getByRole('dialog', { name: 'Add this browser’s items?' }).waitFor()
})

test('taps, levels, keys, undo and redo; the list can be filtered, and a bulk change can be undone', async () => {
  const { page, email } = await openAccount('/user/checklist/')
  await cellOf(page, 'mario').getByRole('button').click()
  await page.keyboard.press('4')
  await untilLevels(page, { mario: '4' })
  await page.keyboard.press('o')
  await untilLevels(page, { mario: '–' })
  await page.keyboard.press('o')
  await untilLevels(page, { mario: '4' })
  await page.locator('.dock').getByRole('button', { name: 'Undo' }).click()
  await untilLevels(page, { mario: '–' })
  await page.getByRole('button', { name: 'Redo' }).click()
  await untilLevels(page, { mario: '4' })

  await page.getByRole('button', { name: /^Karts/ }).click()
  await page.getByRole('button', { name: 'Set all 4…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set 4 items' })
  await dialog.getByRole('radio', { name: '2' }).check()
  await dialog.getByText('4 new').waitFor()
  await dialog.getByRole('button', { name: 'Change 4 items' }).click()
  await untilLevels(page, { royale: '2', 'b-dasher': '2' })
  // Every kart there is: that is worth a word.
  await untilSaid(page, 'Complete! You own all karts.')
  // Its message goes once its Undo would revert something else; it would stay for as long as it has the focus.
  const toast = page.locator('.toast').filter({ hasText: '4 items changed.' })
  await dialog.waitFor({ state: 'detached' })
  await toast.getByRole('button', { name: 'Undo' }).focus()
  await cellOf(page, 'royale').getByRole('button').dispatchEvent('click')
  await untilLevels(page, { royale: '1', 'b-dasher': '2' })
  await expect.poll(() => toast.count()).toBe(0)
  await page.locator('.dock').getByRole('button', { name: 'Undo' }).click()
  await untilLevels(page, { royale: '2' })
  await page.locator('.dock').getByRole('button', { name: 'Undo' }).click()
  await untilLevels(page, { royale: '–', 'b-dasher': '–' })

  await page.goto('/user/checklist/?own=missing')
  await expect.poll(() => cellOf(page, 'pauline').count()).toBe(1)
  expect(await cellOf(page, 'mario').count()).toBe(0)
  // It does not slip away from under the finger.
  await cellOf(page, 'pauline').getByRole('button').click()
  await untilLevels(page, { pauline: '1' })
  await untilSaved(page)
  // A mark made just before another site is opened reaches the account.
  const other = await signInAside(email)
  // In one step, so that the page has no time of its own after the mark.
  await cellOf(page, 'swooper')
    .getByRole('button')
    .evaluate((mark: HTMLElement) => {
      mark.click()
      location.href = 'about:blank'
    })
  await expect.poll(async () => (await readDocument(other))?.checklist?.['swooper']?.[0]).toBe(1)
})

test('a snapshot can be previewed and restored, and restoring can be undone', async () => {
  const { page } = await openAccount('/user/checklist/')
  await setLevel(page, 'mario', '4')
  await page.getByRole('button', { name: /^Set all \d+…/ }).click()
  await page.getByRole('dialog').getByRole('radio', { name: 'Not owned' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Change 1 item' }).click()
  await untilLevels(page, { mario: '–' })
  await untilSaved(page)
  await page.goto('/user/settings/')
  await page.getByText('Before a bulk change').waitFor()
  await page.getByRole('button', { name: /Preview the checklist from/ }).click()
  await page.getByRole('dialog').getByText('New, level 4').waitFor()
  await page.getByRole('button', { name: 'Restore 1 item' }).click()
  await untilSaid(page, 'Checklist restored.')
  await page.goto('/user/checklist/')
  await untilLevels(page, { mario: '4' })
  await untilSaved(page)
  // Beside the document, for the reader's other devices.
  const kept = await page.evaluate(async () => {
    const { user } = await (await fetch('/api/auth/session')).json()
    const { data } = await (await fetch(`/api/docs/snapshots/${user.uid}`)).json()
    return data.snapshots.map(({ reason, levels }: { reason: string; levels: object }) => [reason, levels])
  })
  expect(kept).toEqual([['bulk', { mario: 4 }]])
})
