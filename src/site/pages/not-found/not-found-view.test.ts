import { expect, test } from 'vitest'
import { explainMissing, guessAddress } from './not-found-view.tsx'

const round = ['anniversary-tour-2026', 'holiday-tour-2025', 'peach-vs-bowser-tour-november-2025'].map((id, index) => ({
  id,
  name: id,
  number: 183 - index,
}))

test.each([
  ['/ranking/2026-09-30/', { is: 'day-after-the-end', date: '2026-09-30' }],
  ['/ranking/2031-01-01/', { is: 'day-after-the-end', date: '2031-01-01' }],
  ['/ranking/2019-10-02/', { is: 'day', date: '2019-10-02' }],
  ['/ranking/soon/', null],
  ['/tours/anniversary-tour-2027/', { is: 'tour-after-the-end', repeats: round[0] }],
  ['/tours/holiday-tour-2026/', { is: 'tour-after-the-end', repeats: round[1] }],
  ['/tours/peach-vs-bowser-tour-november-2026/', { is: 'tour-after-the-end', repeats: round[2] }],
  ['/tours/holiday-tour-2018/', null],
  ['/tours/holiday-tour/', null],
  ['/tours/no-such-tour-2030/', null],
  ['/rankings/0123456789abcdef0123456789abcdef/', null],
  ['/drivers/nobody/', null],
])('%s', (path, missing) => {
  expect(explainMissing(path, '2026-09-30', round)).toEqual(missing)
})

test.each([
  ['/Drivers/Mario/', '/drivers/mario/'],
  ['/drivers/mario,', '/drivers/mario/'],
  ['/drivers/mario/).', '/drivers/mario/'],
  ['/drivers/mario%2C', '/drivers/mario/'],
  ['/drivers/mario%20', '/drivers/mario/'],
  ['/drivers/Baby%20Mario', '/drivers/baby-mario/'],
  ['/drivers/baby_mario/', '/drivers/baby-mario/'],
  ['//drivers//mario/', '/drivers/mario/'],
  ['/Planner', '/planner/'],
  ['/it/drivers/mario/', '/drivers/mario/'],
  ['/zh-hant/planner', '/planner/'],
  ['/it/nowhere/', null],
  ['/drivers/mario/', null],
  ['/drivers/mario', null],
  ['/nowhere/', null],
  ['/Nowhere/', null],
  ['/drivers/%E4/', null],
  ['/drivers/マリオ/', null],
  ['/', null],
])('%s may mean %s', (path, guess) => {
  expect(guessAddress(path)).toBe(guess)
})
