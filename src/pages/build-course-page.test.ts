import { expect, test } from 'vitest'
import { buildCoursePage } from './build-course-page.ts'
import { identifyCourseRankings } from './identify-ranking.ts'
import type { VariantShelves } from './page-data.ts'
import { buildSmallSource } from './testing/build-small-source.ts'

const source = buildSmallSource()
const page = buildCoursePage(source, source.catalogue.courses[1]!, 1)
const [base, reverse] = page.variants

function nameItems(entries: VariantShelves['top']) {
  return entries.map(([place, level]) => [page.items[place]!.id, level])
}

test('the course', () => {
  expect(page).toMatchObject({
    path: '/courses/3ds/bowsers-castle/',
    title: "3DS Bowser's Castle course",
    crumbs: [{ name: 'Courses', path: '/courses/' }],
    course: { name: "Bowser's Castle", platform: '3ds' },
    date: '2019-10-17',
    label: 'recorded',
    neighbours: { previous: { id: 'tour-new-york-minute' }, next: null },
  })
})

test('each item stands in the list once; shelves name it by its place, best first', () => {
  expect(page.items.map(({ id }) => id).toSorted()).toEqual(['mario', 'mario-santa', 'peach', 'pipe-frame'])
  expect(nameItems(base!.shelves.driver.top)).toEqual([
    ['mario-santa', 1],
    ['mario', 3],
    ['peach', 1],
  ])
  expect(nameItems(base!.shelves.driver.middle)).toEqual([])
  expect(nameItems(base!.shelves.kart.middle)).toEqual([['pipe-frame', 1]])
  expect(nameItems(reverse!.shelves.driver.top)).toEqual([['mario-santa', 1]])
  expect(nameItems(reverse!.shelves.driver.middle)).toEqual([['mario', 1]])
})

test('each variant links to its rankings and tells its cups', () => {
  expect(reverse).toMatchObject({
    id: '3ds-bowsers-castle-r',
    name: "3DS Bowser's Castle R",
    debut: { number: 2 },
    rankings: identifyCourseRankings('3ds-bowsers-castle-r'),
    cups: [{ tour: { id: 'tokyo-tour' }, name: 'Mario Cup', week: 1 }],
  })
})
