/** What the planner says, against the plainest way to find it out: change the levels and count again. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemKinds, rarities, shelfLevels, type ItemKind } from '#catalogue/entities.ts'
import { anyCollection } from '../testing/make-planner-game.ts'
import { countCoverage } from './count-coverage.ts'
import { findGaps } from './find-gaps.ts'
import { buildSetQuestion, buildSmallestSet, type SetRequest, type SmallestSet } from './set-question.ts'
import { judgeItem } from './judge-item.ts'
import { reaches, type OwnedLevels, type PlannerGame, type Reach } from './planner-game.ts'
import { rankNextSteps } from './rank-next-steps.ts'
import { searchCover } from './search-cover.ts'
import { countTickets } from '../points/ticket-costs.ts'

const isWithin = { cup: ['cup'], tour: ['cup', 'tour'], all: ['cup', 'tour', 'elsewhere'] }

function isAsked({ zone, roundCups }: PlannerGame['variants'][number], reach: Reach): boolean {
  return reach === 'year' ? zone === 'cup' || roundCups > 0 : isWithin[reach].includes(zone)
}

/** Indexes of the variants that owned items of a kind cover. */
function coverPlainly(game: PlannerGame, levels: OwnedLevels, kind: ItemKind, reach: Reach = 'all'): Set<number> {
  const owned = game.items[kind].filter(({ id }) => (levels.get(id) ?? 0) > 0)
  const variants = owned.flatMap(({ id, shelves }) =>
    shelves.filter(({ topLevel }) => topLevel !== 0 && levels.get(id)! >= topLevel).map(({ variant }) => variant),
  )
  return new Set(variants.filter((index) => isAsked(game.variants[index]!, reach)))
}

function allAt(game: PlannerGame, level: number): OwnedLevels {
  return new Map([...game.itemById.keys()].map((id) => [id, level]))
}

test('coverage', () => {
  fc.assert(
    fc.property(anyCollection, fc.constantFrom('cup', 'tour', 'all'), ({ game, levels }, reach) => {
      const { kinds, whole } = countCoverage(game, levels)[reach]
      const missing = new Set<number>()
      const coverable = new Set<number>()
      for (const kind of itemKinds) {
        const have = coverPlainly(game, levels, kind, reach)
        const could = coverPlainly(game, allAt(game, 8), kind, reach)
        expect(kinds[kind]).toEqual({ covered: have.size, coverable: could.size })
        for (const index of could) {
          coverable.add(index)
          if (!have.has(index)) missing.add(index)
        }
      }
      expect(whole).toEqual({ covered: coverable.size - missing.size, coverable: coverable.size })
    }),
  )
})

test('gaps: each is open, each that is open is there, and the item that is said to close it does', () => {
  fc.assert(
    fc.property(anyCollection, fc.constantFrom(...reaches), ({ game, levels }, reach) => {
      const gaps = findGaps(game, levels, reach)
      for (const kind of itemKinds) {
        const open = coverPlainly(game, allAt(game, 8), kind, reach).difference(coverPlainly(game, levels, kind))
        expect(new Set(gaps.filter((gap) => gap.kind === kind).map(({ variant }) => variant))).toEqual(open)
      }
      for (const { variant, kind, levelUps, missing } of gaps) {
        const closers = game.items[kind].filter(({ shelves }) =>
          shelves.some((shelf) => shelf.variant === variant && shelf.topLevel !== 0),
        )
        expect(levelUps.length + missing.length).toBe(closers.length)
        for (const { item, level } of [...levelUps, ...missing]) {
          const at = (to: number) => coverPlainly(game, new Map([...levels, [item.id, to]]), kind).has(variant)
          expect([at(level), at(level - 1)]).toEqual([true, false])
        }
      }
    }),
  )
})

test('gaps of the ranked cup come first', () => {
  fc.assert(
    fc.property(anyCollection, ({ game, levels }) => {
      const order = findGaps(game, levels, 'all').map(({ variant }) =>
        isWithin.all.indexOf(game.variants[variant]!.zone),
      )
      expect(order).toEqual(order.toSorted((a, b) => a - b))
    }),
  )
})

const anyRequest = fc.record({
  reach: fc.constantFrom(...reaches),
  kinds: fc.subarray([...itemKinds], { minLength: 1 }),
  rarities: fc.subarray([...rarities], { minLength: 1 }),
  tickets: fc.option(fc.integer({ min: 1, max: 30 })),
})

test('what next: each item that can close a gap once, with what counting again says', () => {
  fc.assert(
    fc.property(anyCollection, anyRequest, ({ game, levels }, request) => {
      const { missing, levelUps } = rankNextSteps(game, levels, request)
      const gainOf = (id: string, kind: ItemKind, to: number) =>
        coverPlainly(game, new Map([...levels, [id, to]]), kind, request.reach).difference(
          coverPlainly(game, levels, kind),
        )
      for (const { outlook, to, closes } of [...missing, ...levelUps]) {
        expect(new Set(closes)).toEqual(gainOf(outlook.item.id, outlook.item.kind, to))
      }
      const yields = new Map<string, number>()
      for (const { id, kind, rarity } of game.itemById.values()) {
        if (!request.kinds.includes(kind) || !request.rarities.includes(rarity)) continue
        const from = levels.get(id) ?? 0
        for (const to of [1, 2, 3, 4, 5, 6, 7, 8].filter((level) => level > from)) {
          const [gain, cost] = [gainOf(id, kind, to).size, countTickets(rarity, from, to)]
          if (gain > 0 && cost <= (request.tickets ?? Infinity))
            yields.set(id, Math.max(yields.get(id) ?? 0, gain / cost))
        }
      }
      const named = [...missing, ...levelUps].map(({ outlook }) => outlook.item.id)
      expect(named.toSorted()).toEqual([...yields.keys()].toSorted())
      expect(levelUps.map(({ perTicket }) => perTicket)).toEqual(
        levelUps.map(({ outlook }) => yields.get(outlook.item.id)).toSorted((a, b) => b! - a!),
      )
      const sizes = missing.map(({ closes }) => closes.length)
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    }),
  )
})

test('verdicts: what it would close, and what only it covers', () => {
  fc.assert(
    fc.property(anyCollection, fc.nat(8), ({ game, levels }, index) => {
      const verdict = judgeItem(game, levels, `item-${index}`)
      const item = game.itemById.get(`item-${index}`)
      expect(verdict === null).toBe(item === undefined)
      if (!item || !verdict) return
      const covered = coverPlainly(game, levels, item.kind)
      const without = coverPlainly(game, new Map([...levels].filter(([id]) => id !== item.id)), item.kind)
      expect(new Set(verdict.alone)).toEqual(covered.difference(without))
      const best = coverPlainly(game, new Map([...levels, [item.id, 8]]), item.kind).difference(covered)
      expect(new Set(verdict.outlook.steps.at(-1)?.closes)).toEqual(best)
    }),
  )
})

function findSmallestSet(game: PlannerGame, levels: OwnedLevels, request: SetRequest): SmallestSet {
  const question = buildSetQuestion(game, levels, request)
  const search = searchCover(question.problem)
  for (;;) {
    const { value, done } = search.next()
    if (done) return buildSmallestSet(question, value)
  }
}

test('smallest set: its members cover all that can be, and no choice of fewer items does', () => {
  fc.assert(
    fc.property(
      anyCollection,
      fc.record({
        kind: fc.constantFrom(...itemKinds),
        reach: fc.constantFrom(...reaches),
        level: fc.constantFrom(...shelfLevels),
        isOnTop: fc.boolean(),
      }),
      ({ game, levels }, request) => {
        const { kind, reach, level, isOnTop } = request
        const base: OwnedLevels = isOnTop ? levels : new Map()
        const raise = (ids: readonly string[]): OwnedLevels =>
          new Map([...base, ...ids.map((id) => [id, Math.max(level, base.get(id) ?? 0)] as const)])
        const ids = game.items[kind].map(({ id }) => id)
        const goal = coverPlainly(game, raise(ids), kind, reach)
        const set = findSmallestSet(game, levels, request)
        const members = set.members.map(({ item }) => item.id)
        expect(coverPlainly(game, raise(members), kind, reach)).toEqual(goal)
        for (const { item, to, adds } of set.members) {
          const atLevel = coverPlainly(game, new Map([[item.id, Math.max(to, 1)]]), kind, reach)
          expect(adds.every((index) => atLevel.has(index))).toBe(true)
        }
        let fewest = Infinity
        for (let choice = 0; choice < 2 ** ids.length; choice++) {
          const chosen = ids.filter((_, index) => (choice >> index) & 1)
          if (chosen.length < fewest && coverPlainly(game, raise(chosen), kind, reach).size === goal.size)
            fewest = chosen.length
        }
        expect(members).toHaveLength(fewest)
        expect(set.lowerBound).toBe(fewest)
      },
    ),
  )
})
