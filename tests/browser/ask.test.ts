import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { findFaults } from './find-faults.ts'
import { byKeyboard, byTouch, waysToPress } from './press.ts'
import { holdBack, openPage, toAddress, untilAddress, untilHeading, visit } from './site-page.ts'

function isInView(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })
}

test.for(waysToPress)(
  'one query is understood in the search, the checklist and the planner, $way',
  async ({ look }) => {
    const page = await openPage(look)
    await page.addInitScript(() =>
      localStorage.setItem('topshelf-checklist', '{"royale":[2,1],"mario":[1,1],"swooper":[1,1]}'),
    )
    await visit(page, '/')
    if (look === byTouch) await page.getByRole('banner').getByRole('link', { name: 'Search' }).tap()
    else await page.keyboard.press('/')
    const field = page.getByRole('combobox', { name: 'Search everywhere' })
    await field.fill('kart missing sort:worth')
    const items = page.getByRole('group', { name: 'Items' })
    await items.getByRole('option', { name: 'B Dasher' }).waitFor()
    expect(await items.getByRole('option', { name: 'Royale' }).count()).toBe(0)
    expect(await findFaults(page, '.search-dialog')).toEqual([])
    await field.fill('kart roiale')
    // No kart and no course has that name: what resembles it is sought among all names.
    await page.getByRole('group', { name: 'Karts' }).getByRole('option', { name: 'Royale' }).waitFor()
    await field.fill('kart rarty: super')
    await page.getByText('Did you mean “rarity:”?').waitFor()
    await field.fill('kart rarity: golden')
    await page.getByText('“golden” is not in “Rarity”.').waitFor()
    await field.fill('kart missing')
    const all = page.getByRole('option', { name: /in the checklist/ })
    await all.waitFor()
    if (look === byTouch) await all.tap()
    else await page.keyboard.press('Enter')
    await untilAddress(page, '/checklist/?q=kart+missing#list')
    const tiles = page.locator('.entry-cell')
    await tiles.first().waitFor()
    await expect.poll(() => isInView(tiles.first())).toBe(true)
    const missingKarts = await tiles.count()
    if (look === byTouch) await page.getByRole('button', { name: 'Filters', exact: true }).tap()
    await expect.poll(() => page.getByRole('button', { name: /^Karts \d+$/, pressed: true }).count()).toBe(1)
    // The rest is the same whatever the reader presses.
    if (look === byTouch) return

    await visit(page, '/karts/?q=kart+missing+level%3C6')
    await expect.poll(() => page.locator('.listing .item-card').count()).toBe(missingKarts)
    expect(toAddress(page.url())).toBe('/karts/?q=kart+missing+level%3C6')

    await visit(page, '/planner/?show=next')
    const steps = page.locator('.next-steps tbody tr')
    await steps.first().waitFor()
    // The number beside the field is that of the steps below it.
    const counts = await page.locator('.next-steps .section-head').allInnerTexts()
    const total = counts.reduce((sum, text) => sum + Number(/(\d+) (?:item|upgrade)/.exec(text)?.[1]), 0)
    expect(await page.locator('.toolbar output').innerText()).toBe(`${total} total`)
    await page.getByLabel('Search steps').fill('kart missing')
    await expect.poll(() => page.locator('.next-steps tbody').innerText()).not.toContain('Pauline')
    await page.getByLabel('Search steps').fill('nobody')
    await page.getByRole('button', { name: 'Show all steps' }).click()
    await steps.first().waitFor()
  },
)

test('Enter waits for the answer to a query with filters, but not after a whole name', async () => {
  const page = await openPage(byKeyboard)
  await visit(page, '/drivers/')
  const letGo = await holdBack(page, '/assets/js/answer-item-query-*.js')
  await page.keyboard.press('/')
  const field = page.getByRole('combobox', { name: 'Search everywhere' })
  await field.fill('royale')
  await page.getByRole('option', { name: 'Royale' }).first().waitFor()
  await page.keyboard.press('Enter')
  await untilAddress(page, '/karts/royale/')
  await page.keyboard.press('/')
  await field.fill('royale rarity:super')
  // No name has that, which says nothing about the answer.
  await page.getByRole('status').getByText('Loading…').waitFor()
  await page.keyboard.press('Enter')
  // Enter means what is written now.
  await field.fill('kart rarity:high-end')
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('Loading…').waitFor()
  expect(toAddress(page.url())).toBe('/karts/royale/')
  await letGo()
  await untilAddress(page, '/checklist/?q=kart+rarity%3Ahigh-end#list')
})

test('Enter before the answer to a phrase opens the answer, not a name that was there before', async () => {
  const page = await openPage(byKeyboard)
  await visit(page, '/drivers/')
  const letGo = await holdBack(page, '/assets/js/answer-item-query-*.js')
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search everywhere' }).fill('best karts')
  await page.getByRole('option', { name: 'Karts' }).first().waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('Loading…').waitFor()
  await letGo()
  await untilHeading(page, 'Karts worth having')
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('a name that the reader has chosen stays chosen when the answer to the phrase arrives', async () => {
  const page = await openPage(byKeyboard)
  await visit(page, '/drivers/')
  const letGo = await holdBack(page, '/assets/js/answer-item-query-*.js')
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search everywhere' }).fill('best karts')
  await page.getByRole('option', { name: 'Karts' }).first().waitFor()
  await page.keyboard.press('Home')
  await letGo()
  await page.getByRole('option', { name: 'Karts worth having' }).waitFor()
  expect(await page.getByRole('listbox').getByRole('option', { selected: true }).allTextContents()).toEqual(['Karts'])
  await page.keyboard.press('Enter')
  await untilAddress(page, '/karts/')
})

test('Enter before the names are there opens the name once they are', async () => {
  const page = await openPage(byKeyboard)
  await visit(page, '/drivers/')
  const letGo = await holdBack(page, '/assets/search-index.json')
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search everywhere' }).fill('royale')
  await page.keyboard.press('Enter')
  await letGo()
  await untilHeading(page, 'Royale')
  expect(toAddress(page.url())).toBe('/karts/royale/')
})

test('a phrase that is understood, and of which the reader has none, is answered', async () => {
  const page = await openPage()
  await page.addInitScript(() => localStorage.setItem('topshelf-checklist', '{"mario":[1,1]}'))
  await visit(page, '/')
  await page.keyboard.press('/')
  const field = page.getByRole('combobox', { name: 'Search everywhere' })
  const status = page.locator('.search-status')
  await field.fill('karts i own')
  await expect.poll(() => status.innerText()).toBe('You own no karts.')
  await field.fill('karts i own on 3ds daisy hills')
  await expect.poll(() => status.innerText()).toMatch(/^You own no such karts\. [1-9] results?$/)
  await field.fill('what i own')
  await expect.poll(() => status.innerText()).toBe('1 result')
})
