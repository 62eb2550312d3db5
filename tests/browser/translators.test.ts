/** Pages whose text a translator of the browser has replaced. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, recordErrors, visit } from './site-page.ts'

/**
 * Puts an element with new text in the place of every text node, as translators do, except of names that are not to be
 * translated.
 */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.classList.add('translated-ltr')
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      if (text.textContent?.trim() === '' || !(text instanceof Text)) continue
      if (text.parentElement?.closest('script, style, textarea, option, font, [translate="no"]')) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  })
}

const own = (page: Page, levels: object) =>
  page.addInitScript((text) => localStorage.setItem('topshelf-checklist', text), JSON.stringify(levels))

test.each(['', '&view=list'])(
  'the checklist counts and changes what it says, whatever a translator has done to it (%s)',
  async (view) => {
    const page = await openPage({ viewport: { width: 1440, height: 900 } })
    const errors = recordErrors(page)
    await own(page, { mario: [2, 1], 'b-dasher': [1, 1] })
    await visit(page, `/checklist/?q=owned${view}`)
    const setAll = page.locator('.dock').getByRole('button', { name: /^Set all/ })
    await expect.poll(() => setAll.textContent()).toBe('Set all 2…')
    await translate(page)
    const total = await page.locator('.filter-chip', { hasText: 'Missing' }).locator('span').innerText()
    await page.getByRole('searchbox', { name: 'Search items' }).fill('')
    const count = `${Number(total) + 2}`
    await expect.poll(() => setAll.textContent()).toBe(`Set all ${count}…`)
    await expect.poll(() => page.locator('.search output').textContent()).toBe(`${count} total`)
    await translate(page)

    const mark = page.locator('.listing [data-item="swooper"] button').first()
    await mark.click()
    await expect.poll(() => page.locator('.checklist-head b').textContent()).toBe(`3 of ${count}`)
    await translate(page)
    await page.locator('.dock').getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => page.locator('.checklist-head b').textContent()).toBe(`2 of ${count}`)
    const gliders = Number(await page.locator('.filter-chip', { hasText: 'Gliders' }).locator('span').innerText())
    await page.getByRole('searchbox', { name: 'Search items' }).fill('glider')
    await expect.poll(() => setAll.textContent()).toBe(`Set all ${gliders}…`)
    await translate(page)
    await setAll.click()
    await page.getByRole('dialog', { name: `Set ${gliders} items` }).waitFor()
    await translate(page)
    await page.getByRole('button', { name: `Change ${gliders} items` }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await translate(page)
    await page.getByRole('searchbox', { name: 'Search items' }).fill('')
    await expect.poll(() => page.locator('.checklist-head b').textContent()).toBe(`${gliders + 2} of ${count}`)
    expect(await page.locator('[data-item="swooper"] b').first().textContent()).toBe('Swooper')
    expect(errors).toEqual([])
  },
)

test('a page in the words of a translator can be left, and returned to', async () => {
  const page = await openPage({ viewport: { width: 1440, height: 900 } })
  const errors = recordErrors(page)
  await own(page, { mario: [2, 1], 'b-dasher': [1, 1] })
  for (const path of ['/drivers/', '/planner/', '/karts/b-dasher/', '/']) {
    await visit(page, path)
    await page.waitForLoadState('networkidle')
    await translate(page)
    const heading = await page.locator('h1').textContent()
    await page.locator('header').getByRole('link', { name: 'Checklist' }).click()
    await page.locator('.checklist').waitFor()
    await translate(page)
    await page.goBack()
    await expect.poll(() => page.locator('h1').textContent(), { message: path }).toBe(heading)
    expect(errors, path).toEqual([])
  }
})
