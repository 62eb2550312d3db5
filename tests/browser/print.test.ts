import { expect, test } from 'vitest'
import { fixtureDay } from '../fixture-site.ts'
import { openPage, visit } from './site-page.ts'

/** Pages, some of their content, and what of them only a screen can do. */
const printed: readonly (readonly [path: string, content: string, onlyOnScreens?: readonly string[]])[] = [
  [`/ranking/${fixtureDay}/`, 'main table .score'],
  ['/race/', '.race-course'],
  ['/courses/3ds/daisy-hills/', '.shelf-board.middle .chip'],
  ['/checklist/', '.entry-cell'],
  ['/checklist/?view=list', '.own-tile'],
  ['/', '.race-course', ['.hero-day form']],
]

test('pages print their content on white, without what only a screen can do', async () => {
  const page = await openPage()
  // As a reader of the dark theme.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const [path, content, parts = ['.site-header', '.site-footer', 'main nav', 'main form']] of printed) {
    await visit(page, path)
    // The reader's own list comes with its code.
    await page.locator(content).first().waitFor()
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), path).toBe('rgb(255, 255, 255)')
    for (const part of parts) expect(await page.locator(part).first().isVisible(), `${path} ${part}`).toBe(false)
  }
  // Which ranked cup the race card of home is for and when it was.
  expect(await page.locator('.home-race .eyebrow').first().isVisible()).toBe(true)
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
