import { expect, test } from 'vitest'
import { nameCourse, formatCount, formatDay } from './wording.ts'

test.each([
  [{ platform: '3ds', name: "Bowser's Castle" }, "3DS Bowser's Castle"],
  [{ platform: 'wii', name: 'Coconut Mall' }, 'Wii Coconut Mall'],
  [{ platform: 'rmx', name: 'Rainbow Road 1' }, 'RMX Rainbow Road 1'],
  [{ platform: 'tour', name: 'New York Minute' }, 'New York Minute'],
] as const)('%o is called %s', (course, name) => {
  expect(nameCourse(course)).toBe(name)
})

test('days and counts', () => {
  expect(formatDay('2019-09-06')).toBe('6 September 2019')
  expect(formatDay('2026-12-31')).toBe('31 December 2026')
  expect([0, 1, 2].map((count) => formatCount(count, 'course'))).toEqual(['0 courses', '1 course', '2 courses'])
})
