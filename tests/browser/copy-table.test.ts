import { expect, test } from 'vitest'
import { openPage, toAddress, untilAwake, visit } from './site-page.ts'
import { untilSaid } from './until-said.ts'

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }

test('the records of a section are copied as one table; a click beside the links of a row marks it, and a second one unmarks it', async () => {
  const page = await openPage(clipboard)
  await visit(page, '/records/')
  const section = page.locator('section[aria-labelledby="days-at-number-one"]')
  await section.getByRole('button', { name: 'Copy as CSV' }).click()
  await untilSaid(page, 'copied as CSV')
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).trim().split('\n')
  expect(lines[0]).toBe('table,Days,Record,When,Why,How it is known')
  expect(lines).toHaveLength(1 + (await section.locator('tbody tr').count()))
  expect(lines[1]).toMatch(/^Most days at number one: Drivers,\d+,/)

  // What marks rows comes after the page is alive: a row that was pressed too early is followed by the next one, so that no
  // press takes an earlier one back.
  const rows = page.locator('#records-part tr:has(.figure)')
  let pressed = -1
  await expect
    .poll(async () => {
      pressed += 1
      await rows.nth(pressed).locator('.figure').click()
      return rows.nth(pressed).evaluate((row) => row.classList.contains('marked-row'))
    })
    .toBe(true)
  expect(await page.locator('.marked-row').count()).toBe(1)
  await rows.nth(pressed).locator('.figure').click()
  await expect.poll(() => page.locator('.marked-row').count()).toBe(0)
  expect(toAddress(page.url())).toBe('/records/')
})

test('a key copies the tours, and another puts a row into the address, which marks it again', async () => {
  const page = await openPage(clipboard)
  await visit(page, '/tours/')
  await untilAwake(page)
  await page.keyboard.press('c')
  await untilSaid(page, 'copied as CSV')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Tokyo Tour')
  await page.keyboard.press('j')
  await page.keyboard.press('m')
  await page.locator('.marked-row').waitFor()
  const address = toAddress(page.url())
  expect(address).toMatch(/\?row=.*tours\./)

  await visit(page, address)
  await page.locator('.marked-row').waitFor()
  expect(await page.locator('.marked-row').count()).toBe(1)
})

test('the shelves of a course are copied as one table, and an address marks an item on a shelf that is shut', async () => {
  const page = await openPage(clipboard)
  await visit(page, '/courses/3ds/daisy-hills/')
  await untilAwake(page)
  const shelves = page.getByRole('region', { name: 'Karts on 3DS Daisy Hills', exact: true })
  await shelves.locator('.middle [data-rows] li').first().waitFor({ state: 'attached' })
  await shelves.locator('.top [data-rows] a').first().focus()
  await page.keyboard.press('c')
  await untilSaid(page, 'copied as CSV')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const [head, ...lines] = copied.trim().split('\n')
  const items = shelves.locator('[data-rows] > li')
  expect([head, lines.length]).toEqual(['table,item,skill,level', await items.count()])
  const name = await items
    .first()
    .locator('.chip > span')
    .first()
    .evaluate((span) => span.firstChild!.textContent!.trim())
  expect(lines[0]).toMatch(new RegExp(`^"?Karts, top shelf"?,${name},`))

  const shut = shelves.locator('.middle [data-rows] a').first()
  const path = await shut.getAttribute('href')
  const row = `3ds-daisy-hills.${path!.replaceAll('/', '.').replaceAll(/^\.|\.$/g, '')}`
  await visit(page, `/courses/3ds/daisy-hills/?row=${row}`)
  await page.locator('details[open] .marked-row').waitFor()
  expect(await page.locator('.marked-row a').getAttribute('href')).toBe(path)
})
