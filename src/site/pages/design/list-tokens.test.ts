import { expect, test } from 'vitest'
import sheet from '../../ui/styles/tokens.css?raw'
import { listTokens } from './list-tokens.ts'

test('tokens stand under the comment that heads them', () => {
  const small = `:root {
  color-scheme: light dark;

  /* Colour. Of every pair. */
  --brand: #d61618;
  --paper: light-dark(#fff, #000);

  /* Type: two faces. */
  --face:
    'A', 'B',
    serif;
}
:root[data-theme='dark'] {
  --other: 1px;
}`
  expect(listTokens(small)).toEqual([
    {
      title: 'Colour',
      tokens: [
        { name: '--brand', value: '#d61618' },
        { name: '--paper', value: 'light-dark(#fff, #000)' },
      ],
    },
    { title: 'Type', tokens: [{ name: '--face', value: "'A', 'B', serif" }] },
  ])
})

test("all of the site's own tokens are found", () => {
  const found = listTokens(sheet).flatMap(({ tokens }) => tokens.map(({ name }) => name))
  expect(found).toEqual([...sheet.matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name))
})
