import type { IsoDate } from '#catalogue/calendar.ts'
import { expect, it } from 'vitest'
import { findRecords } from './find-records.ts'
import { makeRecord } from './testing/make-catalogue.ts'

const records = [
  makeRecord('2019-11-06', 4),
  { ...makeRecord('2019-12-04', 6), scope: 'top' as const },
  makeRecord('2020-01-01', 8),
]

it.each<[IsoDate, number, string, IsoDate | null, IsoDate | null, IsoDate | null]>([
  ['2019-10-30', 3, 'reconstructed', null, '2019-11-06', null],
  ['2019-11-12', 4, 'recorded', '2019-11-06', '2020-01-01', null],
  ['2019-11-20', 5, 'between', '2019-11-06', '2020-01-01', null],
  ['2019-12-04', 6, 'between', '2019-11-06', '2020-01-01', '2019-12-04'],
  ['2020-01-01', 8, 'recorded', '2020-01-01', null, null],
  ['2020-02-01', 10, 'carried-on', '2020-01-01', null, null],
])('on %s, in tour %d, the shelves are %s', (day, tourNumber, label, before, after, topOnly) => {
  expect(findRecords(records, tourNumber, day)).toEqual({ label, before, after, topOnly })
})
