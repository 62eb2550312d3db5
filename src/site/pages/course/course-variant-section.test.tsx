import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { buildCoursePage } from '#pages/course/build-course-page.ts'
import type { CourseVariantView } from '#pages/data/course-pages.ts'
import { buildSmallSource } from '#pages/testing/build-small-source.ts'
import { CourseVariantSection } from './course-variant-section.tsx'

const source = buildSmallSource()
const course = buildCoursePage(source, source.catalogue.courses[0]!, 0)

function readVariant(index: number, changes: Partial<CourseVariantView> = {}): string {
  const variant = { ...course.variants[index]!, ...changes }
  return renderToStaticMarkup(<CourseVariantSection variant={variant} course={course} />).replace(/<[^>]*>/g, '')
}

test('a variant that no source puts on a shelf has no known shelves: nothing stands on the bottom one', () => {
  expect(readVariant(1)).toContain('No shelves on record. Do you know one? Report a change')
  expect(readVariant(1)).not.toContain('My loadout')
  expect(readVariant(1)).not.toContain('Bottom shelf')
})

test('on a variant with shelves, those without one are on the bottom shelf', () => {
  expect(readVariant(0)).not.toContain('No shelves on record')
  expect(readVariant(0)).toContain('Bottom shelf 1 other driver')
})

test('where lists are known to be short, the bottom shelf is not said to hold the rest', () => {
  const { shelves } = course.variants[0]!
  const read = (bottom: number, unknown: number) =>
    readVariant(0, { shelves: { ...shelves, kart: { ...shelves.kart, bottom, unknown } } })
  expect(read(9, 4)).toContain('9 other kartsThe lists of 4 more karts are incomplete: they may have a shelf here.')
  expect(read(0, 1)).toContain('The list of 1 more kart is incomplete: it may have a shelf here.')
})

test('a debut that no source states is marked', () => {
  expect(readVariant(0)).not.toContain('Debut inferred')
  expect(readVariant(0, { isDebutInferred: true })).toContain('since New York Tour Debut inferred, not recorded')
})

test('the first record of a variant without a known debut is not called one', () => {
  const text = readVariant(0, { debut: null, firstSeen: '2019-09-25' })
  expect(text).toContain('first recorded 25 Sep 2019')
  expect(text).not.toContain('since')
})

test('the last ranked cup with a variant, and how often it comes up in the round', () => {
  expect(readVariant(0)).toContain(
    'Last in a ranked cup on 25 Sep 2019: week 1 of the New York Tour. In 2 of 4 ranked cups and 3 of 3 tours',
  )
  expect(readVariant(0, { cups: [] })).toContain('In no ranked cup on record. In 2 of 4 ranked cups')
})

test('ten items or more on the shelves of a variant can be copied', () => {
  const { shelves } = course.variants[0]!
  const withTops = (count: number) =>
    readVariant(0, {
      shelves: {
        driver: { ...shelves.driver, top: Array.from({ length: count }, () => [0, 1] as const), middle: [] },
        kart: { ...shelves.kart, top: [], middle: [] },
        glider: { ...shelves.glider, top: [], middle: [] },
      },
    })
  expect([9, 10].map((count) => withTops(count).includes('Copy as CSV'))).toEqual([false, true])
})
