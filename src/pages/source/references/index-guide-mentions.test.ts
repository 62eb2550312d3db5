import { expect, test } from 'vitest'
import { indexGuideMentions } from './index-guide-mentions.ts'
import { smallCatalogue } from '../../testing/small-catalogue.ts'

const guidesAbout = indexGuideMentions(smallCatalogue.guides)

test.each([
  ['/drivers/mario/', ['shelves']],
  // Linked by a part of the page.
  ['/tips-and-tricks/shelves/', ['tickets']],
  ['/drivers/peach/', []],
] as const)('which guides mention %s', (path, ids) => {
  expect(guidesAbout(path).map(({ id }) => id)).toEqual(ids)
})

test('a guide that links twice is named once', () => {
  const [guide] = smallCatalogue.guides
  const twice = { ...guide!, markdown: '[Mario](/drivers/mario/) and [Mario](/drivers/mario/#shelves)' }
  expect(indexGuideMentions([twice])('/drivers/mario/')).toEqual([
    { id: 'shelves', title: 'Shelves explained', summary: 'What the three shelves of a course are worth.' },
  ])
})
