import { expect, test } from 'vitest'
import { formatMovement, movementClass } from './movement.ts'

test.each([
  [3, '+3', 'up'],
  [-12, '−12', 'down'],
  [0, '=', 'same'],
  [null, '–', 'same'],
])('a movement of %s reads %s', (movement, text, look) => {
  expect([formatMovement(movement), movementClass(movement)]).toEqual([text, look])
})
