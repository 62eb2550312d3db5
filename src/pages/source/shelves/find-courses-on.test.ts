import { expect, test } from 'vitest'
import type { IsoDate } from '#catalogue/calendar.ts'
import { findCoursesOn } from './find-courses-on.ts'

const courses = [
  { name: 'top', from: ['2020-01-10', null] },
  { name: 'middle', from: [null, '2020-01-20'] },
  { name: 'promoted', from: ['2020-02-01', '2020-01-10'] },
  { name: 'demoted', from: ['2020-01-10', '2020-01-10'], topUntil: '2020-02-01' },
] as const

test.each<[IsoDate, string[]]>([
  ['2020-01-09', []],
  ['2020-01-10', ['top top', 'promoted middle', 'demoted top']],
  ['2020-01-20', ['top top', 'middle middle', 'promoted middle', 'demoted top']],
  ['2020-01-31', ['top top', 'middle middle', 'promoted middle', 'demoted top']],
  ['2020-02-01', ['top top', 'middle middle', 'promoted top', 'demoted middle']],
])('on %s', (date, found) => {
  expect(findCoursesOn(courses, date).map(({ course, shelf }) => `${course.name} ${shelf}`)).toEqual(found)
})
