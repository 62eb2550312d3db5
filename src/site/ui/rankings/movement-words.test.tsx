import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MovementWords } from './movement-words.tsx'

test.each([
  [3, '<b>+</b>3'],
  [-12, '<b>−</b>12'],
  [0, '='],
  [null, '–'],
])('beside its arrow, a movement of %s shows no second sign', (movement, markup) => {
  expect(renderToStaticMarkup(<MovementWords movement={movement} />)).toBe(markup)
})
