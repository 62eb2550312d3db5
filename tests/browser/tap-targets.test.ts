import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { byTouch } from './press.ts'
import { buildMoment, openPage, visit } from './site-page.ts'

const target = 44

test('a finger has 44 pixels for all that can be pressed', async () => {
  const page = await openPage({ ...byTouch, now: buildMoment })
  for (const path of [
    '/',
    '/drivers/mario/',
    '/courses/3ds/daisy-hills/',
    '/tours/tokyo-tour/',
    '/tips-and-tricks/top-shelf/',
    '/offline/',
  ]) {
    await visit(page, path)
    expect(await findSmallTargets(page), path).toEqual([])
  }
})

/** What is lower than a finger needs, by where presses arrive: some links are larger than they look. Not links in sentences. */
async function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const heights: [Element, number][] = []
    for (const control of document.querySelectorAll('main :is(a, button, summary, label)')) {
      if (!control.checkVisibility() || (getComputedStyle(control).display === 'inline' && control.closest('p')))
        continue
      control.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = control.getBoundingClientRect()
      const middle = Math.round(top + height / 2)
      const rows = Array.from({ length: 2 * least }, (_, index) => middle - least + index + 0.5)
      const hits = rows.filter((y) => control.contains(document.elementFromPoint(left + width / 2, y)))
      heights.push([control, hits.length])
    }
    const small = heights.filter(([, height]) => height < least)
    return small.map(([control, height]) => `${height} ${control.textContent.trim()}`)
  }, target)
}
