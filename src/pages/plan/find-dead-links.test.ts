import { expect, test } from 'vitest'
import type { Guide } from '#catalogue/entities.ts'
import { findDeadLinks } from './build-pages.ts'
import { smallCatalogue } from '../testing/small-catalogue.ts'

const paths = new Set(['/', '/karts/', '/karts/b-dasher/', '/tips-and-tricks/shelves/', '/tips-and-tricks/tickets/'])
const [shelves, tickets] = smallCatalogue.guides as readonly [Guide, Guide]

function faultsOf(markdown: string) {
  return findDeadLinks([shelves, { ...tickets, markdown }], paths).filter(({ file }) => file.endsWith('tickets.md'))
}

test.each([
  '[a](/)',
  '[a](/karts/b-dasher/)',
  '[a](/karts/?rarity=super)',
  '[a](/karts/#list)',
  '[a](/tips-and-tricks/shelves/#top-shelf)',
  '[a](/manifest.json)',
  '[a](https://example.org/nowhere)',
  '[a](//example.org/nowhere)',
  '[a](mailto:x@example.org)',
  '## Own heading\n\n[a](#own-heading)',
])('%j leads somewhere', (markdown) => {
  expect(faultsOf(markdown)).toEqual([])
})

test.each([
  [
    '[a](/karts/nothing/)',
    'The link "/karts/nothing/" leads to no page.',
    'Correct the path, or link to another page.',
  ],
  ['[a](/karts)', 'The link "/karts" lacks its trailing slash.', 'Write /karts/ for the path.'],
  ['[a](karts/)', 'The link "karts/" is relative.', 'Write the whole path, beginning with a slash.'],
  [
    '[a](/tips-and-tricks/shelves/#bottom)',
    'The link "/tips-and-tricks/shelves/#bottom" leads to no heading of its guide.',
    'Link to one of: #top-shelf, #levels.',
  ],
  ['## Own\n\n[a](#%E4nderung)', 'The link "#%E4nderung" leads to no heading of its guide.', 'Link to one of: #own.'],
  ['## Own\n\n[a](#other)', 'The link "#other" leads to no heading of its guide.', 'Link to one of: #own.'],
])('%j leads nowhere', (markdown, message, remedy) => {
  expect(faultsOf(markdown)).toMatchObject([{ file: 'tips-and-tricks/tickets.md', message, remedy }])
})

test('all are reported at once, with their lines in the file', () => {
  const markdown = 'A [b](/b/)\nand [c](/c/).\n\nThen [d](/d/).'
  expect(faultsOf(markdown).map(({ line }) => line)).toEqual([7, 8, 10])
})

test('a guide in another language links to headings as they are there', () => {
  const text = (id: string, markdown: string) => ({ ...shelves, markdown, file: `tips-and-tricks/de/${id}.md` })
  const markdown = '[a](/tips-and-tricks/shelves/#oben), [b](/tips-and-tricks/shelves/#top-shelf)'
  const guides = [
    { ...shelves, texts: new Map([['de', text('shelves', '## Oben')] as const]) },
    { ...tickets, texts: new Map([['de', text('tickets', markdown)] as const]) },
  ]
  expect(findDeadLinks(guides, new Set([...paths, '/drivers/mario/']))).toEqual([
    {
      file: 'tips-and-tricks/de/tickets.md',
      line: 7,
      message: 'The link "/tips-and-tricks/shelves/#top-shelf" leads to no heading of its guide.',
      remedy: 'Link to one of: #oben.',
    },
  ])
})
