import { expect, test } from 'vitest'
import { type CourseBehind, groupCourses } from './courses-behind.tsx'

function onCourse(id: string): CourseBehind {
  return { variant: { id, courseId: id, name: id }, shelf: 'top', level: 1 }
}

test('a course of the ranked cup is not repeated with the tour', () => {
  const [city, castle, desert] = ['city', 'castle', 'desert'].map(onCourse)
  const raced = { cup: new Set(['castle']), tour: new Set(['castle', 'city']) }
  expect(groupCourses([city!, castle!, desert!], raced)).toEqual({ cup: [castle], tour: [city], elsewhere: [desert] })
})

test('no courses leave empty groups', () => {
  expect(groupCourses([], { cup: new Set(), tour: new Set() })).toEqual({ cup: [], tour: [], elsewhere: [] })
})
