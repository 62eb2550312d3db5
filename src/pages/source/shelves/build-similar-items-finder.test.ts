import { expect, test } from 'vitest'
import { makeItem } from '#rankings/testing/make-catalogue.ts'
import { buildSimilarItemsFinder } from './build-similar-items-finder.ts'

const courses = Array.from({ length: 100 }, (_, index) => `c${index}`)

function finder(topCourses: Readonly<Record<string, readonly string[]>>) {
  const items = Object.keys(topCourses).map((id) => makeItem(id, []))
  const find = buildSimilarItemsFinder(items, (id) => [
    ...topCourses[id]!.map((variantId) => ({ variantId, shelf: 'top' as const, level: 1 as const })),
    // On the middle shelf they all meet; it must not count.
    { variantId: 'c99', shelf: 'middle', level: 1 },
  ])
  return (id: string, limit = 6) => find(id, limit).map((item) => item.id)
}

test('most similar first: shared courses against all courses of both', () => {
  const similar = finder({
    own: courses.slice(0, 40),
    generalist: courses.slice(0, 99),
    twin: courses.slice(0, 40),
    half: courses.slice(0, 20),
    stranger: courses.slice(50, 60),
  })
  expect(similar('own')).toEqual(['twin', 'half', 'generalist'])
  expect(similar('own', 1)).toEqual(['twin'])
  expect(similar('stranger')).toEqual(['generalist'])
})

test('equally similar items keep list order; an item with no top shelf is similar to none', () => {
  const similar = finder({ b: ['c1'], own: ['c1'], a: ['c1'], none: [] })
  expect(similar('own')).toEqual(['b', 'a'])
  expect(similar('none')).toEqual([])
})
