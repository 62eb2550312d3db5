import { expect, test } from 'vitest'
import { openPage, toAddress, untilAwake, visit } from './site-page.ts'
import { untilSaid } from './until-said.ts'

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }

test('the records of a section are copied as one table', async () => {
  const page = await openPage(clipboard)
  await visit(page, '/records/')
  const section = page.locator('section[aria-labelledby="days-at-number-one"]')
  await section.getByRole('button', { name: 'Copy as CSV' }).click()
  await untilSaid(page, 'copied as CSV')
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).trim().split('\n')
  expect(lines[0]).toBe('table,Days,Record,When,Why,How it is known')
  expect(lines).toHaveLength(1 + (await section.locator('tbody tr').count()))
  expect(lines[1]).toMatch(/^Most days at number one: Drivers,\d+,/)
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

  const other = await openPage()
  await visit(other, address)
  await other.locator('.marked-row').waitFor()
  expect(await other.locator('.marked-row').count()).toBe(1)
})

test('a click beside the links of a row marks it, and a second one unmarks it', async () => {
  const page = await openPage()
  await visit(page, '/records/')
  await untilAwake(page)
  const figure = page.locator('#records-part .figure').first()
  await expect
    .poll(async () => {
      await figure.click()
      return page.locator('.marked-row').count()
    })
    .toBe(1)
  await figure.click()
  await expect.poll(() => page.locator('.marked-row').count()).toBe(0)
  expect(toAddress(page.url())).toBe('/records/')
})
