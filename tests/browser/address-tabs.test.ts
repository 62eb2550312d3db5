import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, toAddress, untilAddress, untilHeading, visit } from './site-page.ts'

const course = '/courses/3ds/daisy-hills/'
const variants = ['3ds-daisy-hills', '3ds-daisy-hills-r', '3ds-daisy-hills-t', '3ds-daisy-hills-rt']

/** The ids of the parts that a reader sees. */
function readOpen(page: Page): Promise<string[]> {
  return page
    .locator('.address-tab')
    .evaluateAll((parts) => parts.filter((part) => part.checkVisibility()).map((part) => part.querySelector('h2')!.id))
}

/** How many items there are on the middle shelves, which begin shut, of each variant. */
function countShut(page: Page): Promise<number[]> {
  return page
    .locator('.address-tab')
    .evaluateAll((parts) => parts.map((part) => part.querySelectorAll('.shelf-board.middle .chip').length))
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Variants' }).getByRole('link', { name, exact: true })

test('the address says which variant is open; Back and a reload know it', async () => {
  const page = await openPage()
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, course)
  expect(await readOpen(page)).toEqual(variants.slice(0, 1))
  await expect.poll(() => countShut(page)).toEqual([1, 0, 0, 0])
  await tab(page, '3DS Daisy Hills R').click()
  await untilAddress(page, `${course}#3ds-daisy-hills-r`)
  await expect.poll(() => countShut(page)).toEqual([4])
  await tab(page, '3DS Daisy Hills R/T').click()
  await untilAddress(page, `${course}#3ds-daisy-hills-rt`)
  expect(await readOpen(page)).toEqual(variants.slice(3))
  expect(await tab(page, '3DS Daisy Hills R/T').getAttribute('aria-current')).toBe('true')
  await page.goBack()
  await untilAddress(page, `${course}#3ds-daisy-hills-r`)
  await expect.poll(() => readOpen(page)).toEqual(variants.slice(1, 2))
  await page.reload()
  await expect.poll(() => tab(page, '3DS Daisy Hills R').getAttribute('aria-current')).toBe('true')
  expect(await readOpen(page)).toEqual(variants.slice(1, 2))
  await page.goBack()
  await expect.poll(() => readOpen(page)).toEqual(variants.slice(0, 1))

  // The tabs stay in view below the header, with the name of what is open below them.
  await page.setViewportSize({ width: 390, height: 600 })
  await tab(page, '3DS Daisy Hills T').click()
  await untilAddress(page, `${course}#3ds-daisy-hills-t`)
  await page.locator('.kind-shelves:visible').last().scrollIntoViewIfNeeded()
  const strip = (await page.getByRole('navigation', { name: 'Variants' }).boundingBox())!
  const header = (await page.getByRole('banner').boundingBox())!
  expect(strip.y).toBeGreaterThanOrEqual(header.y + header.height)
  await tab(page, '3DS Daisy Hills R').click()
  await untilAddress(page, `${course}#3ds-daisy-hills-r`)
  const heading = (await page.locator('[id="3ds-daisy-hills-r"]').boundingBox())!
  expect(heading.y).toBeGreaterThanOrEqual(strip.y + strip.height - 1)
})

test('without scripts links work, every variant can be opened, and only one is', async () => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto('/courses/')
  await page.locator(`main a[href="${course}"]`).first().click()
  await untilHeading(page, 'Daisy Hills')
  expect(toAddress(page.url())).toBe(course)
  expect(await readOpen(page)).toEqual(variants.slice(0, 1))
  expect(await countShut(page)).toEqual([1, 4, 2, 0])
  for (const [index, name] of ['R', 'T', 'R/T'].entries()) {
    await tab(page, `3DS Daisy Hills ${name}`).click()
    expect(toAddress(page.url())).toBe(`${course}#${variants[index + 1]}`)
    expect(await readOpen(page)).toEqual(variants.slice(index + 1, index + 2))
  }
})
