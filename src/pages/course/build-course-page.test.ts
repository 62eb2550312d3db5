import { expect, test } from 'vitest'
import type { Basis } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { buildCoursePage } from './build-course-page.ts'
import { identifyCourseRankings } from '../source/references/identify-ranking.ts'
import type { VariantShelves } from '../data/shelf-views.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'

const source = buildSmallSource()
const page = buildCoursePage(source, source.catalogue.courses[1]!, 1)
const [base, reverse] = page.variants

function nameItem(index: number): string {
  return page.items[index]!.id
}

function nameItems(entries: VariantShelves['top']) {
  return entries.map(([index, level]) => [page.items[index]!.id, level])
}

test('the course', () => {
  expect(page).toMatchObject({
    path: '/courses/3ds/bowsers-castle/',
    crumbs: ['course-list'],
    course: { name: "Bowser's Castle", platform: '3ds' },
    date: '2019-10-17',
    label: { label: 'recorded' },
    neighbours: { previous: { id: 'tour-new-york-minute' }, next: null },
  })
})

test('each item is in the list once; shelves refer to it by index, best first', () => {
  expect(page.items.map(({ id }) => id).toSorted()).toEqual(['mario', 'mario-santa', 'peach', 'pipe-frame'])
  expect(nameItems(base!.shelves.driver.top)).toEqual([
    ['mario-santa', 1],
    ['peach', 1],
    ['mario', 3],
  ])
  expect(nameItems(base!.shelves.driver.middle)).toEqual([])
  expect(nameItems(base!.shelves.kart.middle)).toEqual([['pipe-frame', 1]])
  expect(nameItems(reverse!.shelves.driver.top)).toEqual([['mario-santa', 1]])
  expect(nameItems(reverse!.shelves.driver.middle)).toEqual([['mario', 1]])
})

test('items on shelves name their skills', () => {
  expect(Object.fromEntries(page.items.map(({ id, skill }) => [id, skill]))).toEqual(
    Object.fromEntries(
      page.items.map(({ id }) => {
        const skillId = source.catalogue.itemById.get(id)!.skillId
        return [id, skillId && source.catalogue.skillById.get(skillId)!.name]
      }),
    ),
  )
  expect(page.items.some(({ skill }) => skill !== null)).toBe(true)
})

test('each variant links to its rankings and lists its cups', () => {
  expect(reverse).toMatchObject({
    id: '3ds-bowsers-castle-r',
    name: "3DS Bowser's Castle R",
    debut: { number: 2 },
    rankings: identifyCourseRankings('3ds-bowsers-castle-r'),
    cups: [{ tour: { id: 'tokyo-tour' }, name: 'Mario Cup', week: 1, start: '2019-10-09' }],
  })
})

test('of a variant without a known debut, the first record is given', () => {
  const [course] = source.catalogue.courses
  const [first, second] = course!.variants
  const dated = [first!, { ...second!, debutTour: null }].map((variant) => ({
    ...variant,
    firstSeen: '2019-10-09' as const,
  }))
  const { variants } = buildCoursePage(source, { ...course!, variants: dated }, 0)
  expect(variants.map(({ firstSeen }) => firstSeen)).toEqual([undefined, '2019-10-09'])
})

test('a variant whose debut no source states says so, unless its course has', () => {
  const [course] = source.catalogue.courses
  const [first, second] = course!.variants
  const inferred = {
    ...course!,
    variants: [
      { ...first!, basis: 'inferred' as const },
      { ...second!, basis: 'inferred' as const },
    ],
  }
  const marksOf = (basis: Basis) =>
    buildCoursePage(source, { ...inferred, basis }, 0).variants.map(({ isDebutInferred }) => isDebutInferred ?? false)
  expect(marksOf('recorded')).toEqual([true, true])
  expect(marksOf('inferred')).toEqual([false, true])
})

test('the bottom shelf is counted, without the items whose lists are known to be short', () => {
  expect(mapKinds((kind) => base!.shelves[kind].bottom)).toEqual({ driver: 0, kart: 1, glider: 1 })
  const { items } = source.catalogue
  const short = items.kart.map((item) => ({ ...item, publicShelfCounts: { top: 9, middle: 9 } }))
  const changed = buildCoursePage(
    buildSmallSource({ items: { ...items, kart: short } }),
    source.catalogue.courses[1]!,
    1,
  )
  expect(changed.variants[0]!.shelves.kart).toMatchObject({ bottom: 0, unknown: 1 })
})

test('how often a variant comes up in the round', () => {
  expect(page.round).toEqual({ of: { rankedCups: 4, tours: 3 }, from: '2019-09-25', until: '2019-11-06' })
  expect(base!.appearances).toEqual({ rankedCups: 1, tours: 2 })
  expect(reverse!.appearances).toEqual({ rankedCups: 1, tours: 1 })
})

test('the history of the shelves of a variant', () => {
  expect(
    base!.history.map(({ date, top = [], middle = [], raised = [] }) => [
      date,
      top.map(nameItem),
      middle.map(nameItem),
      nameItems(raised),
    ]),
  ).toEqual([
    ['2019-10-09', ['mario-santa'], [], [['mario', 3]]],
    ['2019-09-25', ['peach'], ['mario', 'pipe-frame'], []],
  ])
})
