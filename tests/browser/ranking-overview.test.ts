import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, toAddress, untilAddress, untilAwake, untilHeading, visit } from './site-page.ts'

const marked = '.ranked :is(tr:has(> [aria-current]), li[aria-current])'

async function untilInSight(row: Locator): Promise<void> {
  await expect
    .poll(() =>
      row.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight
      }),
    )
    .toBe(true)
}

test('the rankings open on the complete one of the last day, which the address narrows; on a phone a shut row is about as high as a finger needs', async () => {
  const page = await openPage()
  await visit(page, '/rankings/')
  const table = page.locator('.ranked .ranking-table')
  const ranks = table.locator('tbody .rank')
  const whole = await ranks.count()
  expect(await ranks.last().innerText()).toBe(String(whole))
  const checklist = await page.request.get('/assets/data/drivers/index.json')
  const { items } = (await checklist.json()).data
  expect(whole).toBe(items.filter(({ rank }: { rank: number | null }) => rank !== null).length)

  // Below a row of tools of two lines.
  await page.setViewportSize({ width: 390, height: 844 })
  const row = page.locator('.ranked tbody tr').first()
  const { height } = (await row.boundingBox())!
  expect(height).toBeGreaterThanOrEqual(44)
  expect(height).toBeLessThanOrEqual(56)
  const tools = (await page.locator('.ranked .list-tools').boundingBox())!
  expect(tools.height).toBeLessThanOrEqual(112)
  await page.setViewportSize({ width: 1280, height: 720 })

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

test('the subject changes in the same row, which stays narrowed, and so does the kind', async () => {
  const page = await openPage()
  await visit(page, '/rankings/?of=kart&q=rarity%3Ahigh-end')
  const subject = page.locator('.subject-menu')
  await subject.locator('summary').click()
  await subject.getByRole('link', { name: 'Worth having' }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect.poll(() => title.innerText()).toBe('Karts worth having')
  expect(await subject.locator('summary').innerText()).toContain('Worth having')
  await expect.poll(() => page.locator('.ranking-table tbody .chip:not(.high-end)').count()).toBe(0)
  expect(await page.locator('.ranking-table tbody .chip').count()).toBeGreaterThan(0)
  await page.locator('.ranked').getByRole('link', { name: 'Drivers' }).click()
  await expect.poll(() => title.innerText()).toBe('Drivers worth having')
  expect(new URL(page.url()).searchParams.get('q')).toBe('rarity:high-end')

  await subject.locator('summary').click()
  await page.keyboard.press('Escape')
  await expect.poll(() => subject.getAttribute('open')).toBeNull()
  await subject.locator('summary').click()
  await subject.getByRole('link', { name: 'A course …' }).click()
  await untilAddress(page, '/rankings/#courses')
  await page.locator('.ranking-index a').first().click()
  await page.locator('.ranking-table.of-course').waitFor()
  await page.locator('.ranked').getByRole('searchbox').fill('no such driver')
  await page.getByRole('button', { name: /^Show all \d+$/ }).click()
  await page.locator('.ranking-table tbody .chip').first().waitFor()
})

test('the ranking of an earlier day is complete in the same table', async () => {
  const page = await openPage()
  await visit(page, '/rankings/?on=2020-07-20&item=mario')
  const table = page.locator('.ranked .ranking-table')
  await expect.poll(() => table.locator('caption').textContent()).toBe('Drivers on 20 Jul 2020, best first')
  await untilInSight(page.locator(marked))
  expect(await page.locator(marked).locator('.chip').innerText()).toContain('Mario')
  const names = await table.locator('tbody .chip').allInnerTexts()
  const day = await page.request.get('/assets/data/ranking/2020-07-20/index.json')
  const [drivers] = (await day.json()).data.kinds
  expect(names).toHaveLength(drivers.itemCount)
  await page.getByRole('button', { name: 'Why Mario', exact: true }).click()
  await expect.poll(() => page.getByRole('region', { name: /^Why Mario is at \d+$/ }).innerText()).toContain('#')

  await visit(page, '/rankings/?on=2031-01-01')
  await page.getByText('1 Jan 2031 has no ranking').waitFor()
})

test('a rank on the page of an item leads to its row, marked, among its neighbours', async () => {
  const page = await openPage()
  await visit(page, '/karts/b-dasher/')
  // On the last day, worth having, on its best day.
  for (const link of ['.big-rank a', '.item-rank dd a[href*="/rankings/id/"]', '.item-rank dd a[href*="on="]']) {
    await page.locator(link).first().click()
    const row = page.locator(marked)
    await row.waitFor()
    expect(await row.innerText()).toContain('B Dasher')
    await untilInSight(row)
    await page.goBack()
    await untilHeading(page, 'B Dasher')
  }
})

test('names of what is ranked are said once, and the list of rankings by tour is open at the last one', async () => {
  const page = await openPage()
  await visit(page, '/rankings/')
  const headings = await page.locator('main :is(h1, h2, h3)').allInnerTexts()
  const tabs = await page.locator('.address-tabs > .switch a').allInnerTexts()
  expect([...headings, ...tabs]).toEqual([...new Set([...headings, ...tabs])])
  const named = new Map<string, string>()
  for (const { name, path } of await page
    .locator('main :is(.ranked-by, .ranking-index, .ranking-links, #game) a')
    .evaluateAll((links) =>
      links.map((link) => ({ name: link.ariaLabel ?? link.textContent ?? '', path: (link as HTMLAnchorElement).href })),
    )) {
    expect([name, named.get(name) ?? path]).toEqual([name, path])
    named.set(name, path)
  }
  await page.locator('.address-tabs > .switch a[href$="#tours"]').click()
  await expect.poll(() => page.locator('.ranking-group[open] summary').innerText()).toContain('New York Tour (2028)')
})

test('the calendar marks days on which a ranking changed', async () => {
  const page = await openPage()
  await visit(page, '/ranking/')
  const changed = page.locator('.month a.changed').first()
  expect(await changed.getAttribute('aria-label')).toMatch(/, changed$/)
  await changed.click()
  await page.locator('.day-kinds').waitFor()
  expect(await page.locator('.day-kinds').innerText()).toContain('changed on this day')
})
