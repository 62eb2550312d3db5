import { expect, test } from 'vitest'
import { fitTitle } from './arrange-card.ts'

/** Every letter is half as wide as it is high. */
const measure = (text: string) => text.length / 2

test.each([
  ['Mario', { lines: ['Mario'], size: 112 }],
  ['Light-blue Shy Guy', { lines: ['Light-blue', 'Shy Guy'], size: 112 }],
  ['Light-blue Shy Guy (Explorer)', { lines: ['Light-blue Shy', 'Guy (Explorer)'], size: 84 }],
  [
    'A very long title of a guide that needs three lines to stand',
    { lines: ['A very long title of', 'a guide that needs', 'three lines to stand'], size: 62 },
  ],
])('%s', (title, expected) => {
  expect(fitTitle(title, 620, measure)).toEqual(expected)
})

test('a title that cannot fit is cut', () => {
  const { lines } = fitTitle('word '.repeat(60).trim(), 620, measure)
  expect(lines).toHaveLength(3)
  for (const line of lines) expect(measure(line) * 62).toBeLessThanOrEqual(620)
})
