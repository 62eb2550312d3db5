import { expect, test } from 'vitest'
import { openPage, toAddress, untilAwake, visit } from './site-page.ts'

test('the rankings open on the complete one of the last day, which the address narrows', async () => {
  const page = await openPage()
  await visit(page, '/rankings/')
  const table = page.locator('.ranked .ranking-table')
  const ranks = table.locator('tbody .rank')
  const whole = await ranks.count()
  expect(await ranks.last().innerText()).toBe(String(whole))
  const checklist = await page.request.get('/assets/data/drivers/index.json')
  const { items } = (await checklist.json()).data
  expect(whole).toBe(items.filter(({ rank }: { rank: number | null }) => rank !== null).length)

  await page.locator('.ranked').getByRole('link', { name: 'Karts' }).click()
  await expect.poll(() => table.locator('caption').textContent()).toMatch(/^Karts/)
  expect(toAddress(page.url())).toBe('/rankings/?of=kart')
  await page.locator('.ranked').getByRole('button', { name: 'High-End' }).click()
  await expect.poll(() => table.locator('tbody .chip:not(.high-end)').count()).toBe(0)
  expect(await ranks.count()).toBeGreaterThan(0)
  const address = toAddress(page.url())
  const found = await table.locator('tbody .chip').allInnerTexts()
  await page.reload()
  await untilAwake(page)
  expect(toAddress(page.url())).toBe(address)
  await expect.poll(() => table.locator('tbody .chip').allInnerTexts()).toEqual(found)

  const why = table.locator('.why').last()
  await why.click()
  await page.getByRole('region', { name: /^Why .* is at \d+$/ }).waitFor()
})

test('the rank on the page of an item leads to its row, marked, among its neighbours', async () => {
  const page = await openPage()
  await visit(page, '/karts/b-dasher/')
  const link = page.locator('.big-rank a')
  const rank = /#(\d+)/.exec(await link.innerText())?.[1]
  await link.click()
  const marked = page.locator('.ranked tr:has(> [aria-current])')
  await marked.waitFor()
  expect(await marked.locator('.rank').innerText()).toBe(rank)
  expect(await marked.locator('.chip').innerText()).toContain('B Dasher')
  await expect
    .poll(() =>
      marked.evaluate((row) => {
        const { top, bottom } = row.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      }),
    )
    .toBe(true)
})

test('on a phone a shut row is about as high as a finger needs', async () => {
  const page = await openPage({ viewport: { width: 390, height: 844 } })
  await visit(page, '/rankings/')
  const row = page.locator('.ranked tbody tr').first()
  const { height } = (await row.boundingBox())!
  expect(height).toBeGreaterThanOrEqual(44)
  expect(height).toBeLessThanOrEqual(56)
})

test('the calendar marks days on which a ranking changed', async () => {
  const page = await openPage()
  await visit(page, '/ranking/')
  const marked = page.locator('.month a.changed').first()
  expect(await marked.getAttribute('aria-label')).toMatch(/, changed$/)
  await marked.click()
  await page.locator('.day-kinds').waitFor()
  expect(await page.locator('.day-kinds').innerText()).toContain('changed on this day')
})
