import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { startFailingNetwork } from './failing-network.ts'
import { readShifts, visitRecordingShifts } from './layout-shifts.ts'
import { openPage, recordRequests, visit } from './site-page.ts'

const pages = ['/drivers/', '/ranking/2019-09-26/', '/courses/3ds/daisy-hills/', '/skills/lucky-seven/']

/** Another tab of the same profile. */
function openBeside(page: Page): Promise<Page> {
  return page.context().newPage()
}

/** What the marks on a page's emblems say, by item. */
function readMarks(page: Page): Promise<Record<string, string | null>> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/drivers/"]')]
    return Object.fromEntries(
      links
        .filter((link) => link.querySelector('.emblem'))
        .map((link) => [link.pathname, link.getAttribute('data-level')]),
    )
  })
}

/** Emblems of items that look different from those of readers without a checklist. */
function countDimmed(page: Page): Promise<number> {
  return page.locator('main a .emblem').evaluateAll(
    (emblems) =>
      emblems.filter((emblem) => {
        const { filter, opacity } = getComputedStyle(emblem)
        return filter !== 'none' || opacity !== '1'
      }).length,
  )
}

test('items a visitor owns are marked on lists, rankings, courses and skills without layout shift', async () => {
  const network = await startFailingNetwork(inject('siteFolder'))
  const page = await openPage({ baseURL: network.url })
  await visit(page, '/drivers/pauline/')
  await page.getByRole('button', { name: 'I own this' }).click()
  await page.getByLabel('Level', { exact: true }).selectOption('3')
  const marked = new Set<string>()
  for (const path of pages) {
    await visitRecordingShifts(page, path, network)
    await expect.poll(async () => (await readMarks(page))['/drivers/pauline/'], { message: path }).toBe('3')
    const { '/drivers/pauline/': own, ...others } = await readMarks(page)
    marked.add(`${path} ${own}`)
    for (const level of Object.values(others)) expect(level).toBeNull()
    expect(await countDimmed(page), path).toBe(0)
    expect(await readShifts(page), path).toEqual([])
  }
  expect([...marked]).toEqual(pages.map((path) => `${path} 3`))
})

test('a reader who owns nothing sees no marks, and a first item that is marked with the keyboard counts at once', async () => {
  const page = await openPage()
  await visit(page, '/drivers/')
  expect(Object.values(await readMarks(page))).not.toHaveLength(0)
  for (const mark of Object.values(await readMarks(page))) expect(mark).toBeNull()
  await page.keyboard.press('j')
  await page.locator('.listing a:focus').waitFor()
  await page.keyboard.press('o')
  await page.getByRole('button', { name: 'Owned 1', exact: true }).waitFor()
  await expect.poll(() => page.locator('.listing a:focus').getAttribute('data-level')).toBe('1')
})

test('a first item that is marked in another tab is marked here as well', async () => {
  const page = await openPage()
  await visit(page, '/drivers/')
  const other = await openBeside(page)
  await visit(other, '/drivers/mario/')
  const scripts = recordRequests(page, '/assets/js/')
  await other.locator('.theme-toggle').click()
  await page.locator('.theme-toggle').click()
  // A reader who owns nothing does not need the checklist's code.
  expect(scripts).toEqual([])
  await other.getByRole('button', { name: 'I own this' }).click()
  await page.locator('.listing a[href="/drivers/mario/"][data-level="1"]').waitFor()
  await page.getByRole('button', { name: 'Owned 1', exact: true }).waitFor()
})

test('a page that Back restores shows a first item that was marked on another page', async () => {
  const page = await openPage()
  await visit(page, '/drivers/')
  await page.evaluate(() => {
    // As another page has left it.
    localStorage.setItem('topshelf-checklist', JSON.stringify({ mario: [4, 1] }))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect.poll(async () => (await readMarks(page))['/drivers/mario/']).toBe('4')
})
