/** On a phone, what a page is about begins in its upper part, and the menu leads everywhere. */
import { expect, test } from 'vitest'
import { follow, openPage, untilAddress, untilHeading, visit } from './site-page.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const onItsSide = { width: 844, height: 390 }

const owned = JSON.stringify({ mario: [3, 1], 'b-dasher': [2, 1], swooper: [2, 1] })

/** How far down what a page is about may begin, in pixels, and how high its title and one line may be. */
const upperPart = 500
const highestHead = 66

/** With what comes first of what they are about. */
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

/** These say more about it before. */
const others = [
  ['/courses/3ds/daisy-hills/', '.course-best'],
  ['/ranking/2020-12-01/', 'tbody tr'],
  ['/rankings/', 'tbody tr'],
] as const

test('on a phone, what a page is about begins in the upper 500 px, below its title and one line, and on its side in one line', async () => {
  const page = await openPage(phone)
  await page.addInitScript((marks) => localStorage.setItem('topshelf-checklist', marks), owned)
  const readHead = () => page.locator('.page-header').evaluate((element) => element.getBoundingClientRect().height)
  await visit(page, '/')
  for (const [path, row] of [...lists, ...others]) {
    await page.setViewportSize(phone.viewport)
    await follow(page, path)
    await untilAddress(page, path)
    const first = page.locator('main').locator(row).first()
    await first.waitFor()
    const top = await first.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY))
    expect(top, path).toBeLessThan(upperPart)
    if (!lists.some(([each]) => each === path)) continue
    expect(await readHead(), path).toBeLessThanOrEqual(highestHead)
    await page.setViewportSize(onItsSide)
    expect(await readHead(), path).toBeLessThanOrEqual(highestHead)
  }
})

test('the menu has what the header of a phone has no room for; on a wide screen, the footer has it', async () => {
  const page = await openPage(phone)
  await visit(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Areas', exact: true })
  const below = page.getByRole('navigation', { name: 'Further pages' })
  const inMenu = await menu.getByRole('link').allTextContents()
  expect(inMenu).toEqual(expect.arrayContaining(['Race card', 'Checklist', 'Compare items', 'Offline']))
  expect(inMenu).not.toContain('Badges')
  // The footer does not repeat it.
  const inFooter = await below.getByRole('link').allTextContents()
  expect(inFooter).toContain('Badges')
  expect(inFooter.filter((name) => inMenu.includes(name))).toEqual([])
  await menu.getByRole('button', { name: 'Report a change' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await menu.waitFor({ state: 'hidden' })
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await below.getByRole('link').allTextContents()).toEqual(expect.arrayContaining(['Compare items', 'Offline']))
  await below.getByRole('button', { name: 'Report a change' }).click()
  await dialog.waitFor()
})

test('whoever looks at her own race card three times is offered to read offline, once', async () => {
  const page = await openPage(phone)
  await page.addInitScript(() => {
    if (localStorage.getItem('topshelf-checklist') === null)
      localStorage.setItem('topshelf-checklist', JSON.stringify({ mario: [3, 1], 'b-dasher': [2, 1], swooper: [2, 1] }))
  })
  await visit(page, '/drivers/')
  let looks = 0
  const look = async () => {
    await follow(page, '/drivers/')
    await untilHeading(page, 'Drivers')
    await follow(page, '/race/')
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
