/** On a phone, what a page is about begins in its upper part, and the menu leads everywhere. */
import { describe, expect, test } from 'vitest'
import { openPage, visit } from './site-page.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const onItsSide = { width: 844, height: 390 }

const owned = JSON.stringify({ mario: [3, 1], 'b-dasher': [2, 1], swooper: [2, 1] })

/** Opens a page for a reader who owns something, as far as it is there at first, and measures it, in pixels. */
async function measure(path: string, row: string) {
  const page = await openPage(phone)
  await page.addInitScript((marks) => localStorage.setItem('topshelf-checklist', marks), owned)
  await visit(page, path)
  const first = page.locator('main').locator(row).first()
  await first.waitFor()
  const readHead = () => page.locator('.page-header').evaluate((element) => element.getBoundingClientRect().height)
  const firstRow = await first.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY))
  const head = await readHead()
  await page.setViewportSize(onItsSide)
  return { firstRow, head, headOnItsSide: await readHead() }
}

const lists = [
  ['/drivers/', '.item-card'],
  ['/courses/', '.item-card'],
  ['/skills/', '.item-card'],
  ['/badges/', '.cards li'],
  ['/tours/', '.rows .row'],
  ['/tips-and-tricks/', '.guide-card'],
  ['/compare/', 'button'],
  ['/race/', '.race-slot'],
  ['/planner/?show=next', '.next-table tbody tr'],
  ['/planner/?show=gaps', '.gap-card'],
] as const

describe('on a phone, what a page is about begins in the upper 500 px', () => {
  test.each(lists)('%s, below its title and one line, and on its side in one line', async (path, row) => {
    const { firstRow, head, headOnItsSide } = await measure(path, row)
    expect(firstRow).toBeLessThan(500)
    expect(head).toBeLessThanOrEqual(66)
    expect(headOnItsSide).toBeLessThanOrEqual(66)
  })

  test.each([
    ['/courses/3ds/daisy-hills/', '.course-best'],
    ['/ranking/2020-12-01/', 'tbody tr'],
    ['/rankings/', 'tbody tr'],
  ])('%s', async (path, row) => {
    expect((await measure(path, row)).firstRow).toBeLessThan(500)
  })
})

test('the menu has what the header has no room for', async () => {
  const page = await openPage(phone)
  await visit(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Areas', exact: true })
  expect(await menu.getByRole('link').allTextContents()).toEqual(
    expect.arrayContaining(['Race card', 'Checklist', 'Compare items', 'Offline']),
  )
  expect(await menu.getByRole('link', { name: 'Badges' }).count()).toBe(0)
  // The footer does not repeat it.
  const inMenu = new Set(await menu.getByRole('link').allTextContents())
  const below = await page.getByRole('navigation', { name: 'Further pages' }).getByRole('link').allTextContents()
  expect(below).toContain('Badges')
  expect(below.filter((name) => inMenu.has(name))).toEqual([])
  await menu.getByRole('button', { name: 'Report a change' }).click()
  await page.getByRole('dialog').waitFor()
  await menu.waitFor({ state: 'hidden' })
})

test('on a wide screen, the footer has them', async () => {
  const page = await openPage({ viewport: { width: 1440, height: 900 } })
  await visit(page, '/drivers/')
  const below = page.getByRole('navigation', { name: 'Further pages' })
  expect(await below.getByRole('link').allTextContents()).toEqual(expect.arrayContaining(['Compare items', 'Offline']))
  await below.getByRole('button', { name: 'Report a change' }).click()
  await page.getByRole('dialog').waitFor()
})

test('whoever looks at her own race card three times is offered to read offline, once', async () => {
  const page = await openPage(phone)
  await page.addInitScript(() => {
    if (localStorage.getItem('topshelf-checklist') === null)
      localStorage.setItem('topshelf-checklist', JSON.stringify({ mario: [3, 1], 'b-dasher': [2, 1], swooper: [2, 1] }))
  })
  let looks = 0
  const look = async () => {
    await visit(page, '/race/')
    await page.locator('main').getByText('Lv 3').first().waitFor()
    // It is counted a moment after it is shown, and no more often than it takes.
    looks = Math.min(looks + 1, 3)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('topshelf-card-looks'))).toBe(`${looks}`)
  }
  const offer = page.getByRole('button', { name: 'Read offline' })
  await look()
  await look()
  expect(await offer.count()).toBe(0)
  await look()
  await offer.click()
  // One press is all that it takes.
  await page.getByRole('heading', { name: 'Downloaded to this device' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/offline/')
  await look()
  await page.waitForLoadState('networkidle')
  expect(await offer.count()).toBe(0)
})
