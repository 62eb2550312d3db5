import { expect, test } from 'vitest'
import { siteLanguages } from '../config/site-config.ts'
import { buildGuidePage } from './build-guide-pages.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'

const source = buildSmallSource()
const guide = source.catalogue.guides[0]!

test('the article with its main headings', () => {
  expect(buildGuidePage(source, guide, 0)).toMatchObject({
    path: '/tips-and-tricks/shelves/',
    crumbs: ['guide-list'],
    updated: '2019-10-01',
    html: '<h2 id="top-shelf">Top shelf</h2>\n<p>See <a href="/drivers/mario/">Mario</a>.</p>\n<h3 id="levels">Levels</h3>\n<p>They matter.</p>\n',
    headings: [{ id: 'top-shelf', text: 'Top shelf' }],
    neighbours: { previous: null, next: { id: 'tickets', title: 'Tickets' } },
  })
})

test.each([
  [0, 1],
  [220, 1],
  [221, 2],
  [1100, 5],
])('%d words take %d minutes', (words, minutes) => {
  const markdown = 'word '.repeat(words)
  expect(buildGuidePage(source, { ...guide, markdown }, 0).readingMinutes).toBe(minutes)
})

test('related is what the article links to, each once, in the order of its text', () => {
  const markdown =
    'On [a course](/courses/3ds/bowsers-castle/#3ds-bowsers-castle-r) with [Santa](/drivers/mario-santa/), ' +
    '[Mario](/drivers/mario/), [Fire Flower](/skills/fire-flower/), [him again](/drivers/mario/#shelves), ' +
    '[tickets](/tips-and-tricks/tickets/), [all](/drivers/) and [elsewhere](https://example.org/drivers/peach/).\n'
  const { items, skills, courses, guides } = buildGuidePage(source, { ...guide, markdown }, 0).related
  expect(items.map(({ id }) => id)).toEqual(['mario-santa', 'mario'])
  expect(skills.map(({ id }) => id)).toEqual(['fire-flower'])
  expect(courses.map(({ id }) => id)).toEqual(['3ds-bowsers-castle'])
  expect(guides.map(({ id }) => id)).toEqual(['tickets'])
})

test('a translated article links within its language, and is linked to by the English names of its headings', () => {
  const { code, pathPrefix } = siteLanguages.find((language) => language.code === 'de')!
  const markdown = '## Oben\n\n[Mario](/drivers/mario/)\n\n### Stufen\n'
  const text = { title: 'Regale', summary: 'Über Regale.', markdown, file: 'de.md', markdownLine: 1 }
  const translated = { ...guide, texts: new Map([['de', text]] as const) }
  const page = buildGuidePage(source, translated, 0, { code, pathPrefix, name: '', openGraph: '' })
  expect(page).toMatchObject({
    guide: { id: 'shelves', title: 'Regale' },
    language: 'de',
    html: '<h2 id="oben"><span id="top-shelf"></span>Oben</h2>\n<p><a href="/de/drivers/mario/">Mario</a></p>\n<h3 id="stufen"><span id="levels"></span>Stufen</h3>\n',
  })
  expect(page.related.items.map(({ id }) => id)).toEqual(['mario'])
})

test('a translated article takes as long to read as the English one', () => {
  const { code, pathPrefix } = siteLanguages.find((language) => language.code === 'ja')!
  const text = { title: '段', summary: '段について。', markdown: 'ことば。\n', file: 'ja.md', markdownLine: 1 }
  const translated = { ...guide, markdown: 'word '.repeat(221), texts: new Map([['ja', text]] as const) }
  const page = buildGuidePage(source, translated, 0, { code, pathPrefix, name: '', openGraph: '' })
  expect(page.readingMinutes).toBe(2)
})
