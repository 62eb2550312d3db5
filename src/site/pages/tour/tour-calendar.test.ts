import { expect, test } from 'vitest'
import { splitWeeks } from './tour-calendar.tsx'

test('two weeks of seven days, across a month, without the day that ends the tour', () => {
  expect(splitWeeks({ start: '2022-11-23', end: '2022-12-07' })).toEqual([
    {
      number: 1,
      days: ['2022-11-23', '2022-11-24', '2022-11-25', '2022-11-26', '2022-11-27', '2022-11-28', '2022-11-29'],
    },
    {
      number: 2,
      days: ['2022-11-30', '2022-12-01', '2022-12-02', '2022-12-03', '2022-12-04', '2022-12-05', '2022-12-06'],
    },
  ])
})

test('the remaining days are a separate week', () => {
  expect(splitWeeks({ start: '2022-11-23', end: '2022-12-01' }).map(({ days }) => days.length)).toEqual([7, 1])
})
