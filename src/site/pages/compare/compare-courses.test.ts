import { expect, test } from 'vitest'
import type { ItemCourse } from '#pages/data/item-pages.ts'
import { compareCourses, countAlone, markBest } from './compare-courses.ts'

function place(name: string, shelf: ItemCourse['shelf'], more: Partial<ItemCourse> = {}): ItemCourse {
  const variant = { id: name.toLowerCase(), courseId: name.toLowerCase(), name }
  return { variant, shelf, level: 1, since: '2025-10-01', inCup: false, inTour: false, from: [null, null], ...more }
}

// In the order of the game, not of the alphabet.
const first = [
  place('Both', 'top'),
  place('Castle', 'top', { level: 6 }),
  place('Airport', 'top'),
  place('Middle of both', 'middle'),
  place('Tour', 'top', { inTour: true }),
]
const second = [
  place('Both', 'top'),
  place('Beach', 'top'),
  place('Castle', 'middle'),
  place('Middle of both', 'middle'),
  place('Tour', 'top', { inTour: true }),
  place('Cup', 'top', { inCup: true, inTour: true }),
]

const describePlace = (course: ItemCourse | null) => course && `${course.shelf} ${course.level}`

test('what is raced now comes first, then what only the first has on top, then only the second, then both', () => {
  const courses = compareCourses([first, second])
  expect(courses.map(({ variant, raced, places }) => [variant.name, raced, ...places.map(describePlace)])).toEqual([
    ['Cup', 'cup', null, 'top 1'],
    ['Tour', 'tour', 'top 1', 'top 1'],
    ['Castle', 'neither', 'top 6', 'middle 1'],
    ['Airport', 'neither', 'top 1', null],
    ['Beach', 'neither', null, 'top 1'],
    ['Both', 'neither', 'top 1', 'top 1'],
  ])
  expect([0, 1].map((index) => countAlone(courses, index))).toEqual([2, 2])
})

test('those that several have on top are in the order of the game, too', () => {
  const [castle, airport, beach] = ['Castle', 'Airport', 'Beach'].map((name) => place(name, 'top'))
  const courses = compareCourses([[beach!], [castle!, airport!, beach!], [castle!, airport!, beach!]])
  expect(courses.map(({ variant }) => variant.name)).toEqual(['Castle', 'Airport', 'Beach'])
})

test('of one item alone, every course has it alone', () => {
  const courses = compareCourses([first])
  expect(courses.map(({ variant }) => variant.name)).toEqual(['Tour', 'Both', 'Castle', 'Airport'])
  expect(countAlone(courses, 0)).toBe(4)
})

test.each([
  [
    [3, 5, 4],
    [false, true, false],
  ],
  [
    [5, 5, 4],
    [true, true, false],
  ],
  [
    [5, 5],
    [false, false],
  ],
  [
    [null, 1],
    [false, false],
  ],
  [
    [null, 1, 2],
    [false, false, true],
  ],
  [[1], [false]],
  [[], []],
] as const)('of %j, the best are %j', (worths, best) => {
  expect(markBest(worths)).toEqual(best)
})
