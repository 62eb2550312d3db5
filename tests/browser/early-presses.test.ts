import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdBack, openPage, toAddress, untilAddress, untilAwake } from './site-page.ts'

/** Opens a page whose own scripts do not come. @returns lets them */
async function openAsleep(page: Page, path: string): Promise<() => Promise<void>> {
  const letGo = await holdBack(page, '/assets/js/page-*.js')
  await page.goto(path, { waitUntil: 'commit' })
  return letGo
}

test('what is pressed before the scripts have come happens once they have, once', async () => {
  const page = await openPage()
  // Again, because nothing happened.
  const letFilter = await openAsleep(page, '/drivers/')
  const chips = page.locator('.filter-chips')
  for (const name of [/^High-End/, /^Super/, /^Super/]) await chips.getByRole('button', { name }).click()
  await letFilter()
  await untilAddress(page, '/drivers/?q=rarity%3Ahigh-end+rarity%3Asuper')
  await expect
    .poll(() => page.locator('.listing .card-text b').allTextContents())
    .toEqual(['Pauline', 'Mario (Halloween)', 'Mario'])

  const letReport = await openAsleep(page, '/drivers/mario/')
  await page.locator('footer').getByRole('button', { name: 'Report a change' }).click()
  await letReport()
  await expect.poll(() => page.getByRole('dialog', { name: 'Report a change' }).isVisible()).toBe(true)

  // Within the document.
  const letGo = await openAsleep(page, '/ranking/2020-11-19/')
  await page.getByLabel('Day', { exact: true }).fill('2020-11-12')
  await page.getByRole('button', { name: 'Go' }).click()
  expect(toAddress(page.url())).toBe('/ranking/2020-11-19/')
  await letGo()
  await untilAddress(page, '/ranking/2020-11-12/')
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').map(({ name }) => name))).toEqual([
    expect.stringContaining('/ranking/2020-11-19/'),
  ])

  await page.goto('/karts/')
  // As soon as the page itself takes presses, whether or not it is interactive yet.
  await page.waitForFunction(() => !window.earlyPresses?.kept.includes('popovertarget'))
  await page.locator('.theme-toggle').click()
  await untilAwake(page)
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).not.toBe('system')
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light')
})
