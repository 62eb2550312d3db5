import { expect, test } from 'vitest'
import { openPage, untilAddress, untilHeading, visit } from './site-page.ts'

/** Leaves a page with what the oldest browsers of readers have: Safari 16.4, Firefox 115, Chrome 111. */
function forgetNewerFeatures(): void {
  const lacking: readonly (readonly [object, readonly string[]])[] = [
    [URL, ['parse', 'canParse']],
    [Promise, ['withResolvers', 'try']],
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [AbortSignal, ['any']],
    [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf']],
    [Element.prototype, ['checkVisibility']],
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [StorageManager.prototype, ['estimate']],
    [Intl, ['Segmenter']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [window, ['requestIdleCallback', 'Iterator']],
    [Array, ['fromAsync']],
  ]
  for (const [owner, names] of lacking) for (const name of names) Reflect.deleteProperty(owner, name)
}

test('lists, search, planner, menu and sign-in work with what the oldest browsers have', async () => {
  const page = await openPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.addInitScript(forgetNewerFeatures)
  await visit(page, '/drivers/?rarity=super&rarity=normal')
  await page
    .locator('.filter-chips')
    .getByRole('button', { name: /^Super/ })
    .click()
  await untilAddress(page, '/drivers/?q=rarity%3Anormal')
  await page.getByLabel('Search drivers').fill('bbay mario')
  await page.locator('.listing').getByText('Baby Mario').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('main h1').click()
  await page.keyboard.press('j')
  await page.locator('header .search-link').click()
  await page.getByRole('dialog').getByRole('combobox').fill('royale')
  await page
    .getByRole('option', { name: /Royale/ })
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('.menu-button[aria-expanded="true"]').waitFor()
  await page.locator('.areas[data-open] a', { hasText: 'Planner' }).click()
  await untilHeading(page, /Planner/)
  expect(await page.locator('.areas[data-open]').count()).toBe(0)
  await page.getByRole('button', { name: 'Sign in' }).first().click()
  // The server of these tests has no accounts.
  await page.getByRole('dialog').getByText('Accounts are not available').waitFor()
  expect(faults).toEqual([])
})
