import { expect, test } from 'vitest'
import { foldName } from './fold-name.ts'

test.each([
  ["3DS Bowser's Castle R/T", '3ds bowsers castle r/t'],
  ['Dr. Mario', 'dr mario'],
  ['Mario (Racing)', 'mario racing'],
  ['Piñata', 'pinata'],
  ['Today’s Challenge', 'todays challenge'],
])('%s', (name, folded) => {
  expect(foldName(name)).toBe(folded)
})
