import { expect, test } from 'vitest'
import { fixtureDay } from '../fixture-site.ts'
import { openPage, visit } from './site-page.ts'

test.each([
  [`/ranking/${fixtureDay}/`, '.ranking-legend > summary'],
  ['/ranking/', '.year > summary'],
  ['/rankings/', '.ranking-group > summary'],
  ['/courses/3ds/daisy-hills/', '.shelf-board > summary'],
  ['/data/', '.data-fields > summary'],
])('on %s, what opens on the spot has the chevron of a ranking’s rows, and nothing else', async (path, opener) => {
  const page = await openPage()
  await visit(page, path)
  const look = await page
    .locator(opener)
    .first()
    .evaluate((summary) => {
      const { content, width, borderBottomWidth, borderTopWidth } = getComputedStyle(summary, '::after')
      const { display, textDecorationLine } = getComputedStyle(summary)
      const before = getComputedStyle(summary, '::before').content
      // Only list items have a triangle of the browser's.
      return {
        content,
        width,
        borderBottomWidth,
        borderTopWidth,
        before,
        textDecorationLine,
        isList: display === 'list-item',
      }
    })
  expect(look).toEqual({
    content: '""',
    width: '8px',
    borderBottomWidth: '2px',
    borderTopWidth: '0px',
    before: 'none',
    textDecorationLine: 'none',
    isList: false,
  })
})
