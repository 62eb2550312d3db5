import { expect, test } from 'vitest'
import { fixtureDay } from '../fixture-site.ts'
import { openPage, visit } from './site-page.ts'

/** What a page looks like when printed by a reader of the dark theme: its background, and which of the parts it has. */
async function printPage(path: string, content: string, parts: readonly string[]) {
  const page = await openPage()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await visit(page, path)
  // The reader's own list comes with its code.
  await page.locator(content).first().waitFor()
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const seen: boolean[] = []
  for (const part of parts) seen.push(await page.locator(part).first().isVisible())
  return { ground, seen }
}

test.each([
  [`/ranking/${fixtureDay}/`, 'main table .score'],
  ['/race/', '.race-course'],
  ['/courses/3ds/daisy-hills/', '.shelf-board.middle .chip'],
  ['/checklist/', '.entry-cell'],
  ['/checklist/?view=list', '.own-tile'],
])('%s prints its content on white, without what only a screen can do', async (path, content) => {
  const { ground, seen } = await printPage(path, content, ['.site-header', '.site-footer', 'main nav', 'main form'])
  expect(ground).toBe('rgb(255, 255, 255)')
  expect(seen).toEqual([false, false, false, false])
})

test('a page prints nothing shut that is not part of its lists', async () => {
  const page = await openPage()
  await visit(page, '/courses/3ds/daisy-hills/')
  const shut = page.locator('main details:not([open])', { hasNot: page.locator('.shelf') })
  await shut.first().waitFor()
  await page.emulateMedia({ media: 'print' })
  const seen = await shut.evaluateAll((parts) =>
    parts.filter((part) => part.checkVisibility()).map((part) => part.className),
  )
  expect(seen.filter((look) => !look.includes('record'))).toEqual([])
})

test('the headings of a printed table are words, which every sheet repeats, not buttons', async () => {
  const page = await openPage()
  await visit(page, `/ranking/${fixtureDay}/`)
  await page.emulateMedia({ media: 'print' })
  const heads = page.locator('.ranking-table').first().locator('thead button')
  expect(await heads.first().evaluate((head) => getComputedStyle(head).display)).toBe('contents')
  expect(await heads.first().evaluate((head) => getComputedStyle(head, '::after').display)).toBe('none')
})

test('home prints which ranked cup its race card is for and when it was, not the field for a day', async () => {
  const { seen } = await printPage('/', '.race-course', ['.home-race .eyebrow', '.hero-day form'])
  expect(seen).toEqual([true, false])
})
