import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  rarities,
  shelfLevels,
  shelves,
  type Catalogue,
  type CourseVariant,
  type Item,
  type ShelfRelation,
} from '#catalogue/entities.ts'
import { buildDayRankings } from './days/build-day-rankings.ts'
import { findMoment } from './subjects/find-moment.ts'
import { rankItems } from './subjects/rank-items.ts'
import {
  firstRecordDay,
  makeCatalogue,
  makeItem,
  makeSkill,
  makeTour,
  makeTours,
  makeVariant,
  onTop,
} from './testing/make-catalogue.ts'

const variantIds = ['a', 'b', 'c', 'd', 'e', 'f']
const variants = variantIds.map((id) => makeVariant(id))
const tours = makeTours(makeTour(5, [['a'], ['b']], ['c']), makeTour(6, [['b'], ['a']]))

const relations: fc.Arbitrary<ShelfRelation> = fc.record({
  variantId: fc.constantFrom(...variantIds),
  shelf: fc.constantFrom(...shelves),
  level: fc.constantFrom(...shelfLevels),
  since: fc.constantFrom(firstRecordDay, '2019-12-04' as const),
  until: fc.constantFrom(null, '2019-12-18' as const),
})

const items: fc.Arbitrary<Item[]> = fc
  .array(
    fc.record({
      shelves: fc.array(relations, { maxLength: 12 }),
      rarity: fc.constantFrom(...rarities),
      kind: fc.constantFrom('driver' as const, 'kart' as const),
      skillId: fc.constantFrom(null, 'strong', 'weak'),
      debutTour: fc.constantFrom(null, 1, 5, 6),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((sketches) => sketches.map(({ shelves: held, ...rest }, index) => makeItem(`item-${index}`, held, rest)))

const dates = fc.constantFrom('2019-09-26', '2019-11-20', '2019-12-04', '2019-12-11', '2019-12-18' as const)

describe('every ranking', () => {
  it('is a total order: each item of the game once, ranks from 1 without gaps, scores never rising', () => {
    fc.assert(
      fc.property(items, dates, (list, date) => {
        const { ranked } = rankingsOf(list).rankingOn(date).kinds.kart
        expect(ranked.map(({ rank }) => rank)).toEqual(ranked.map((_, index) => index + 1))
        expect(new Set(ranked.map(({ itemId }) => itemId)).size).toBe(ranked.length)
        expect(ranked.every(({ score }, index) => index === 0 || score <= ranked[index - 1]!.score)).toBe(true)
        expect(ranked.every(({ score }) => score > 6000)).toBe(true)
      }),
    )
  })

  it('is the same for the same catalogue in another order', () => {
    const shuffled = fc.noShrink(
      items.chain((list) =>
        fc.tuple(
          fc.constant(list),
          fc.shuffledSubarray(list, { minLength: list.length }),
          fc.shuffledSubarray(variants, { minLength: variants.length }),
          fc.infiniteStream(fc.nat()),
        ),
      ),
    )
    fc.assert(
      fc.property(shuffled, dates, ([list, otherOrder, otherVariants, numbers], date) => {
        const mixed = otherOrder.map((item) => ({ ...item, shelves: shuffle(item.shelves, numbers) }))
        expect(rankingsOf(mixed, otherVariants).rankingOn(date)).toEqual(rankingsOf(list).rankingOn(date))
      }),
    )
  })
})

describe('one more top shelf', () => {
  it('never lowers its item’s points on the courses', () => {
    fc.assert(
      fc.property(items, fc.constantFrom(...variantIds), dates, (list, variantId, date) => {
        const [first, ...others] = list as [Item, ...Item[]]
        const more = { ...first, shelves: [...first.shelves, onTop(variantId)] }
        const before = pointsOf(makeWorld([first, ...others]), first, date)
        const after = pointsOf(makeWorld([more, ...others]), first, date)
        expect(after).toBeGreaterThanOrEqual(before - 1e-6)
      }),
    )
  })
})

function makeWorld(list: readonly Item[], among: readonly CourseVariant[] = variants): Catalogue {
  return makeCatalogue({ items: list, variants: among, tours, skills: [makeSkill('strong', 9), makeSkill('weak', 1)] })
}

function rankingsOf(list: readonly Item[], among?: readonly CourseVariant[]) {
  return buildDayRankings(makeWorld(list, among))
}

/** On all courses together; 0 without a shelf. */
function pointsOf(world: Catalogue, { kind, id }: Item, date: `${number}-${number}-${number}`): number {
  const races = variantIds.map((_, variant) => ({ variant, boosts: null, position: 0 }))
  const { ranked } = rankItems(world, kind, findMoment(world, date), { of: 'races', races, shown: [] })
  return ranked.find(({ itemId }) => itemId === id)?.score ?? 0
}

function shuffle<Thing>(things: readonly Thing[], numbers: Iterator<number>): Thing[] {
  return things
    .map((thing) => ({ thing, key: numbers.next().value as number }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ thing }) => thing)
}
