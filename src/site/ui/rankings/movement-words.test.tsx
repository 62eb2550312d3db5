import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MovementWords } from './movement-words.tsx'

test.each([
  [3, '<b>up </b>3'],
  [-12, '<b>down </b>12'],
  [0, '='],
  [null, '–'],
])('beside its arrow, a movement of %s is a word', (movement, markup) => {
  expect(renderToStaticMarkup(<MovementWords movement={movement} />)).toBe(markup)
})
