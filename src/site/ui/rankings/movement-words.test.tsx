import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MovementWords, formatMovement, movementClass } from './movement-words.tsx'

test.each([
  [3, '<b>up </b>3'],
  [-12, '<b>down </b>12'],
  [0, '='],
  [null, '–'],
])('beside its arrow, a movement of %s is a word', (movement, markup) => {
  expect(renderToStaticMarkup(<MovementWords movement={movement} />)).toBe(markup)
})

test.each([
  [3, '+3', 'up'],
  [-12, '−12', 'down'],
  [0, '=', 'same'],
  [null, '–', 'same'],
])('a movement of %s reads %s', (movement, text, look) => {
  expect([formatMovement(movement), movementClass(movement)]).toEqual([text, look])
})
