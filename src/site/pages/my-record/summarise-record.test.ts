import { expect, test } from 'vitest'
import { describeShare, describeTours } from './summarise-record.ts'

test.each([
  [{ owned: 0, total: 845 }, '0%'],
  [{ owned: 3, total: 845 }, 'under 1%'],
  [{ owned: 300, total: 845 }, '35%'],
  [{ owned: 844, total: 845 }, '99%'],
  [{ owned: 845, total: 845 }, '100%'],
])('%o: %s', (progress, words) => {
  expect(describeShare(progress)).toBe(words)
})

test('from the tour in which a player began, to the end', () => {
  const tours = [
    ['berlin-tour', 'Berlin Tour'],
    ['cat-tour', 'Cat Tour'],
  ] as const
  expect([0, 1].map((start) => describeTours(tours, start))).toEqual([
    '2 tours, from the Berlin Tour to the end',
    'One tour, the Cat Tour',
  ])
})
