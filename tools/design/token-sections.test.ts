import { expect, test } from 'vitest'
import { listTokens } from './token-sections.tsx'

test('tokens are grouped under their comments', () => {
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
