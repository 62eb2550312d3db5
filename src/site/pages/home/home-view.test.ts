import { expect, test } from 'vitest'
import { listAnniversaries } from './home-view.tsx'

const home = {
  days: { first: '2019-09-26', last: '2026-09-29', skipped: ['2021-05-29'] },
  tours: [
    ['New York Tour', '2019-09-25'],
    ['Tokyo Tour', '2019-10-09'],
    ['Peach vs. Bowser Tour (November 2025)', '2025-11-12'],
  ],
} as const

test.each([
  ['the first day', '09-26', '2026 2025 2024 2023 2022 2021 2020 2019'],
  ['the day after the last', '09-30', '2025 2024 2023 2022 2021 2020 2019'],
  ['the day before the first', '09-25', '2026 2025 2024 2023 2022 2021 2020'],
  ['a day that a year skips', '05-29', '2026 2025 2024 2023 2022 2020'],
  ['a day that few years have', '02-29', '2024 2020'],
])('%s, %s: the years with a ranking, the newest first', (_, monthDay, years) => {
  const found = listAnniversaries(home, monthDay)
  expect(found.map(({ year }) => year).join(' ')).toBe(years)
  expect(found.every(({ day, year }) => day === `${year}-${monthDay}`)).toBe(true)
})

test('each with the tour of its day, without the year in its name', () => {
  expect(listAnniversaries(home, '11-28').map(({ tour }) => tour)).toEqual([
    'Peach vs. Bowser Tour',
    ...Array.from({ length: 6 }, () => 'Tokyo Tour'),
  ])
  expect(listAnniversaries(home, '10-08').at(-1)?.tour).toBe('New York Tour')
})

test.each(['スペースツアー2021', 'ピーチvsクッパツアー（2025年11月）', 'Weltraum-Tour (2021)'])(
  '%s says its year once',
  (name) => {
    const tours = [[name, '2019-09-25']] as const
    expect(listAnniversaries({ ...home, tours }, '11-28')[0]?.tour).toMatch(/(?:ツアー|Tour)$/)
  },
)
