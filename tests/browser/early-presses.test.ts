import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { holdBack, openPage, toAddress, untilAddress, untilAwake } from './site-page.ts'

/** Opens a page whose own scripts do not come. @returns lets them */
async function openAsleep(page: Page, path: string): Promise<() => Promise<void>> {
  const letGo = await holdBack(page, '/assets/js/page-*.js')
  await page.goto(path, { waitUntil: 'commit' })
  return letGo
}

describe('what is pressed before the scripts have come', () => {
  test('filters the list, and counts once if it was pressed again because nothing happened', async () => {
    const page = await openPage()
    const letGo = await openAsleep(page, '/drivers/')
    const chips = page.locator('.filter-chips')
    for (const name of [/^High-End/, /^Super/, /^Super/]) await chips.getByRole('button', { name }).click()
    await letGo()
    await untilAddress(page, '/drivers/?q=rarity%3Ahigh-end+rarity%3Asuper')
    await expect
      .poll(() => page.locator('.listing .card-text b').allTextContents())
      .toEqual(['Pauline', 'Mario (Halloween)', 'Mario'])
  })

  test('opens a dialog', async () => {
    const page = await openPage()
    const letGo = await openAsleep(page, '/drivers/mario/')
    await page.locator('footer').getByRole('button', { name: 'Report a change' }).click()
    await letGo()
    await expect.poll(() => page.getByRole('dialog', { name: 'Report a change' }).isVisible()).toBe(true)
  })

  test('goes to the chosen day within the document', async () => {
    const page = await openPage()
    const letGo = await openAsleep(page, '/ranking/2020-11-19/')
    await page.getByLabel('Day', { exact: true }).fill('2020-11-12')
    await page.getByRole('button', { name: 'Go' }).click()
    expect(toAddress(page.url())).toBe('/ranking/2020-11-19/')
    await letGo()
    await untilAddress(page, '/ranking/2020-11-12/')
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').map(({ name }) => name))).toEqual([
      expect.stringContaining('/ranking/2020-11-19/'),
    ])
  })

  test('does not happen twice if hydration has begun', async () => {
    const page = await openPage()
    await page.goto('/karts/')
    // As soon as the page itself takes presses, whether or not it is interactive yet.
    await page.waitForFunction(() => !window.earlyPresses?.kept.includes('popovertarget'))
    await page.locator('.theme-toggle').click()
    await untilAwake(page)
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).not.toBe('system')
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light')
  })
})
