import { describe, expect, it } from 'vitest'
import { fromDayNumber } from '#catalogue/calendar.ts'
import type { Course, Item } from '#catalogue/entities.ts'
import { listRankableItems, listShelfRows, listVariantStarts } from './shelf-table.ts'
import {
  firstRecordDay,
  makeCatalogue,
  makeItem,
  makeSkill,
  makeVariant,
  onMiddle,
  onTop,
} from '../testing/make-catalogue.ts'

const course: Course = {
  id: 'new-course',
  platform: 'tour',
  name: 'New Course',
  names: {},
  kind: 'city',
  debutTour: 2,
  firstSeen: null,
  basis: 'recorded',
  variants: [],
}
const catalogue = makeCatalogue({
  courses: [course],
  variants: [
    makeVariant('old'),
    makeVariant('of-tour-3', { debutTour: 3 }),
    makeVariant('of-new-course', { courseId: 'new-course' }),
  ],
})

describe('listRankableItems', () => {
  const cases: [string, Item, string | null][] = [
    ['from its debut tour on', makeItem('a', [onTop('old')], { debutTour: 3 }), '2019-10-23'],
    ['without shelves, too', makeItem('a', [], { debutTour: 3 }), '2019-10-23'],
    [
      'without a debut from its first shelf on',
      makeItem('a', [onTop('old', { since: '2019-12-04' }), onTop('of-tour-3')], { debutTour: null }),
      firstRecordDay,
    ],
    ['never without either', makeItem('a', [], { debutTour: null }), null],
  ]
  it.each(cases)('an item is in the game %s', (_, item, day) => {
    const [rankable] = listRankableItems(makeCatalogue({ items: [item] }), 'kart')
    expect(rankable === undefined ? null : fromDayNumber(rankable.entryDay)).toBe(day)
  })

  it('has items of the kind in the order of ids', () => {
    const items = ['b', 'a', 'a-2', 'B'].map((id) => makeItem(id, []))
    const mixed = makeCatalogue({ items: [...items, makeItem('driver', [], { kind: 'driver' })] })
    expect(listRankableItems(mixed, 'kart').map(({ item }) => item.id)).toEqual(['B', 'a', 'a-2', 'b'])
  })

  it.each([
    ['a driver has the strength of its skill', 'driver', 'strong', 9],
    ['a skill may have none on record', 'driver', 'vague', null],
    ['a skill may not be known', 'driver', null, null],
    ['a kart has none', 'kart', 'strong', null],
  ] as const)('%s', (_, kind, skillId, strength) => {
    const skills = [makeSkill('strong', 9), makeSkill('vague', null)]
    const [rankable] = listRankableItems(makeCatalogue({ items: [makeItem('a', [], { kind, skillId })], skills }), kind)
    expect(rankable!.skillStrength).toBe(strength)
  })
})

describe('listShelfRows', () => {
  const cases: [string, Item, string][] = [
    ['since the item came, where the first record shows it', makeItem('a', [onTop('old')]), '2019-09-25'],
    ['since the item came, if later', makeItem('a', [onTop('old')], { debutTour: 3 }), '2019-10-23'],
    ['since the variant came', makeItem('a', [onTop('of-tour-3')]), '2019-10-23'],
    ['since the course of the variant came', makeItem('a', [onTop('of-new-course')]), '2019-10-09'],
    ['since its record, if later than the first', makeItem('a', [onTop('old', { since: '2019-12-04' })]), '2019-12-04'],
    [
      'not before the item came, though recorded',
      makeItem('a', [onTop('old', { since: '2019-12-04' })], { debutTour: 7 }),
      '2019-12-18',
    ],
    [
      'not reconstructed where the first record no longer shows it',
      makeItem('a', [onTop('old', { since: '2019-10-10', until: firstRecordDay })]),
      '2019-10-10',
    ],
  ]
  it.each(cases)('a relation holds %s', (_, item, day) => {
    expect(listRows(item).map(({ from }) => fromDayNumber(from))).toEqual([day])
  })

  it('ends the day before until', () => {
    const [row] = listRows(makeItem('a', [onTop('old', { until: '2019-12-04' })]))
    expect(fromDayNumber(row!.until)).toBe('2019-12-04')
  })

  it('puts the deciding shelf first', () => {
    const shelves = [
      onMiddle('old'),
      onMiddle('of-tour-3'),
      onTop('old', { level: 6 }),
      onTop('old', { level: 3 }),
      onTop('of-tour-3', { level: 8 }),
    ]
    expect(listRows(makeItem('a', shelves)).map(({ variantId, topLevel }) => [variantId, topLevel])).toEqual([
      ['of-tour-3', 8],
      ['of-tour-3', 0],
      ['old', 3],
      ['old', 6],
      ['old', 0],
    ])
  })
})

function listRows(item: Item) {
  const [rankable] = listRankableItems({ ...catalogue, items: { driver: [], kart: [item], glider: [] } }, 'kart')
  return listShelfRows(rankable!, listVariantStarts(catalogue), firstRecordDay)
}
