import { expect, test } from 'vitest'
import { nameCourseOf, nameVariant } from './name-variant.ts'

test.each<[string[], string, string[]]>([
  [['Tokyo Blur', 'Tokyo Blur R', 'Tokyo Blur 2R/T'], 'Tokyo Blur', ['Plain', 'R', '2R/T']],
  [['Sky-High Sundae R', 'Sky-High Sundae R/T'], 'Sky-High Sundae', ['R', 'R/T']],
  [['GCN Cookie Land'], 'GCN Cookie Land', ['Plain']],
])('%j are variants of %s', (variants, course, names) => {
  expect(nameCourseOf(variants)).toBe(course)
  expect(variants.map((name) => nameVariant(name, course))).toEqual(names)
})
