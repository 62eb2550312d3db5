import { expect, test } from 'vitest'
import { listClasses, pickCourseEmblem, pickEmblem, pickItemEmblem } from './pick-emblem.ts'

test.each([
  ['tour', 'new-york-tour'],
  ['badge', 'tour-badge'],
] as const)('the emblem of the %s %s has one silhouette, one hue and one pattern', (family, slug) => {
  expect(listClasses(pickEmblem(family, slug))).toMatch(new RegExp(`^${family}-[0-7] hue-(\\d|1[0-5]) pattern-[0-7]$`))
})

test('an emblem depends on the slug alone', () => {
  expect(listClasses(pickItemEmblem('driver', 'mario'))).toBe('driver hue-15 pattern-4')
})

test('slugs that differ in one letter get different emblems', () => {
  const slugs = Array.from({ length: 340 }, (_, number) => `kart-${number}`)
  const emblems = new Set(slugs.map((slug) => listClasses(pickItemEmblem('kart', slug))))
  // 16 × 8 = 128 plates; 340 fair draws hit 119 of them on average.
  expect(emblems.size).toBeGreaterThan(108)
})

test('a course shows its era', () => {
  expect(listClasses(pickCourseEmblem('n64-luigi-raceway'))).toMatch(/^course-[0-7] era-n64 pattern-[0-7]$/)
})
