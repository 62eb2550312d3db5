import { expect, test } from 'vitest'
import { buildItemCourses } from '../item/build-item-courses.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'
import { compactItemCourse, expandItemCourse } from './compact-item-course.ts'

const source = buildSmallSource()

test('every course of every item survives the round trip', () => {
  const courses = Object.values(source.items)
    .flat()
    .flatMap((item) => buildItemCourses(source, item))
  expect(courses.length).toBeGreaterThan(0)
  expect(courses.map((course) => expandItemCourse(compactItemCourse(course)))).toEqual(courses)
})

test('a lost top shelf comes back, too', () => {
  const [course] = buildItemCourses(
    source,
    source.items.driver.find(({ id }) => id === 'mario')!,
  )
  const lost = { ...course!, topUntil: '2019-10-12' } as const
  expect(expandItemCourse(compactItemCourse(lost))).toEqual(lost)
})
