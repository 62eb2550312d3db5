import { describe, expect, test } from 'vitest'
import { smallCatalogue } from '../../testing/small-catalogue.ts'
import { renderGuide, indexGuideMentions } from './render-guide.ts'

describe('links', () => {
  test.each([
    ['[a](/karts/)', '<p><a href="/karts/">a</a></p>\n'],
    ['[a](#top)', '<p><a href="#top">a</a></p>\n'],
    ['[a](mailto:x@example.org)', '<p><a href="mailto:x@example.org">a</a></p>\n'],
    ['[a](https://example.org/)', '<p><a href="https://example.org/" target="_blank" rel="noopener">a</a></p>\n'],
    ['[a](//example.org/)', '<p><a href="//example.org/" target="_blank" rel="noopener">a</a></p>\n'],
    ['[a](javascript:alert(1))', '<p>[a](javascript:alert(1))</p>\n'],
  ])('%s', (markdown, html) => {
    expect(renderGuide(markdown).html).toBe(html)
  })

  test('are listed with their lines', () => {
    const markdown =
      'One [a](/a/)\ntwo\nthree [b](/b/) [c](/c/)\n\n- item\n- item [d](/d/)\n\n| h |\n| - |\n| x |\n| [e](/e/) |\n'
    expect(renderGuide(markdown).links).toEqual([
      { href: '/a/', line: 1 },
      { href: '/b/', line: 3 },
      { href: '/c/', line: 3 },
      { href: '/d/', line: 6 },
      { href: '/e/', line: 11 },
    ])
  })
})

test('headings have ids made from their texts, each its own', () => {
  const { html, headings } = renderGuide("## Karts & gliders\n\n### What's *next*?\n\n## Karts & gliders\n")
  expect(headings).toEqual([
    { level: 2, id: 'karts--gliders', text: 'Karts & gliders' },
    { level: 3, id: 'whats-next', text: "What's next?" },
    { level: 2, id: 'karts--gliders-1', text: 'Karts & gliders' },
  ])
  expect(html).toContain('<h3 id="whats-next">')
})

describe('a column of a table', () => {
  test.each([
    ['numbers with commas and points', ['1,190', '0.9', '12'], true],
    ['shares', ['70%', '7 percent'], true],
    ['numbers and none', ['none', '2'], true],
    ['places', ['1st', '2nd'], false],
    ['words with numbers', ['level 3', '6'], false],
    ['none alone', ['none', 'none'], false],
    ['nothing', ['', ''], false],
  ])('of %s', (_, cells, isOfNumbers) => {
    const { html } = renderGuide(`| Kind | Gain |\n| - | - |\n${cells.map((cell) => `| a | ${cell} |`).join('\n')}\n`)
    expect(html).toContain('<th>Kind</th>')
    expect(html.match(/ class="numeric"/g) ?? []).toHaveLength(isOfNumbers ? cells.length + 1 : 0)
  })
})

test('HTML is text', () => {
  expect(renderGuide('<script>x</script>').html).not.toContain('<script>')
})

test.each([
  ['', 0],
  ['One two three.', 3],
  ['## Two words\n\nand `three of code` [and a link](/karts/)', 9],
  ['one\ntwo  \nthree', 3],
  ['| a | b |\n| - | - |\n| 1 | 2,000 |', 4],
])('%j has %d words', (markdown, count) => {
  expect(renderGuide(markdown).wordCount).toBe(count)
})

test('a picture waits until it is in view, and readers without scripts get it', () => {
  expect(renderGuide('![A "kart" <b>](/assets/kart.svg "Kart")').html).toBe(
    '<p><img data-src="/assets/kart.svg" alt="A &quot;kart&quot; &lt;b&gt;" title="Kart">' +
      '<noscript><img src="/assets/kart.svg" alt="A &quot;kart&quot; &lt;b&gt;" title="Kart"></noscript></p>\n',
  )
})

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
