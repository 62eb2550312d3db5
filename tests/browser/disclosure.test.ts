import { expect, test } from 'vitest'
import { fixtureDay } from '../fixture-site.ts'
import { openPage, visit } from './site-page.ts'

const openers = [
  [`/ranking/${fixtureDay}/`, '.ranking-legend > summary'],
  ['/ranking/', '.year > summary'],
  ['/rankings/', '.ranking-group > summary'],
  ['/courses/3ds/daisy-hills/', '.shelf-board > summary'],
  ['/data/', '.data-fields > summary'],
] as const

test('what opens on the spot has the chevron of a ranking’s rows, and nothing else', async () => {
  const page = await openPage()
  for (const [path, opener] of openers) {
    await visit(page, path)
    expect(await page.locator(opener).first().evaluate(readLook), path).toEqual({
      content: '""',
      width: '8px',
      borderBottomWidth: '2px',
      borderTopWidth: '0px',
      before: 'none',
      textDecorationLine: 'none',
      isList: false,
    })
  }
})

/** Runs in the page. */
function readLook(summary: Element) {
  const { content, width, borderBottomWidth, borderTopWidth } = getComputedStyle(summary, '::after')
  const { display, textDecorationLine } = getComputedStyle(summary)
  const before = getComputedStyle(summary, '::before').content
  // Only list items have a triangle of the browser's.
  const isList = display === 'list-item'
  return { content, width, borderBottomWidth, borderTopWidth, before, textDecorationLine, isList }
}
