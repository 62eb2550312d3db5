import { expect, test } from 'vitest'
import { buildCourseListPage } from './build-course-page.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'

test('every course with the number of its variants', () => {
  expect(buildCourseListPage(buildSmallSource())).toMatchObject({
    path: '/courses/',
    courses: [
      { id: 'tour-new-york-minute', fullName: 'New York Minute', courseKind: 'city', variantCount: 2 },
      { id: '3ds-bowsers-castle', fullName: "3DS Bowser's Castle", courseKind: 'classic', debut: { number: 1 } },
    ],
  })
})
