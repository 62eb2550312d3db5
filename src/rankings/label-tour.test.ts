import { describe, expect, it } from 'vitest'
import { labelTour } from './find-records.ts'
import { makeRecord } from './testing/make-catalogue.ts'

const records = [
  makeRecord('2019-11-06', 4),
  makeRecord('2019-11-13', 4),
  { ...makeRecord('2019-12-04', 6), scope: 'top' as const },
  makeRecord('2020-01-01', 8),
]

describe('labelTour', () => {
  it.each([
    [1, 'reconstructed'],
    [3, 'reconstructed'],
    [4, 'recorded'],
    [5, 'between'],
    // The top shelf alone was recorded.
    [6, 'between'],
    [8, 'recorded'],
    [9, 'carried-on'],
  ] as const)('tour %d is %s', (tourNumber, label) => {
    expect(labelTour(records, tourNumber)).toBe(label)
  })

  it('has no label without a full record', () => {
    expect(() => labelTour([], 1)).toThrow(RangeError)
    expect(() => labelTour(records.slice(2, 3), 1)).toThrow(RangeError)
  })
})
