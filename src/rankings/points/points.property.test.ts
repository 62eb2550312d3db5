/** The best loadout and what upgrades gain, against trying everything, on arbitrary courses and collections. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemKinds, rarities, shelfLevels, type ItemKind } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { adviseLoadout, findBestLoadout, type Choice } from './find-best-loadout.ts'
import { listUpgrades } from './gain-of-upgrades.ts'
import type { RaceCourse } from './race-course.ts'
import { placeInRace, type Race, type TrainedItem } from './race-units.ts'
import { isMiiSuit, scoreRace, type RacingPlayer, type ScoredItem } from './score-race.ts'
import { shelfInCup } from './shelf-in-cup.ts'

const skills: Readonly<Record<ItemKind, readonly (string | null)[]>> = {
  driver: [null, 'heart', 'coin-box', 'boomerang-flower', 'lucky-seven', 'giant-banana', 'triple-bananas'],
  kart: [null, 'jump-boost-plus', 'slipstream-plus', 'dash-panel-plus', 'mini-turbo-plus'],
  glider: [null, 'coin-plus', 'banana-plus'],
}

const count = (max: number) => fc.integer({ min: 0, max })

const anyCourse: fc.Arbitrary<RaceCourse> = fc
  .record({
    actions: fc.integer({ min: 100, max: 240 }),
    gains: fc.tuple(count(20), count(30), count(60), count(70)),
    itemBoxes: fc.integer({ min: 3, max: 9 }),
    miniTurbos: count(40),
    jumpBoosts: count(30),
    dashPanels: count(20),
    glideActions: count(10),
    courseCoins: count(30),
    itemCoins: count(30),
    laps: fc.constantFrom(2, 3, 5),
    isBattle: fc.boolean(),
    isEstimated: fc.boolean(),
  })
  .map(({ gains: [banana, seven, boomerang, coins], ...course }) => ({
    ...course,
    withSkill: {
      'giant-banana': course.actions + banana,
      'lucky-seven': course.actions + seven,
      'boomerang-flower': course.actions + boomerang,
      'coin-box': course.actions + coins,
    },
  }))

const itemsPerKind = 4
const ids = (kind: ItemKind) =>
  Array.from({ length: itemsPerKind }, (_, index) =>
    kind === 'driver' && index < 2 ? `${index}-mii-racing-suit` : `${kind}-${index}`,
  )

const anyItems = (kind: ItemKind): fc.Arbitrary<TrainedItem[]> =>
  fc
    .array(
      fc.record({
        rarity: fc.constantFrom(...rarities),
        skillId: fc.constantFrom(...skills[kind]),
        level: fc.integer({ min: 1, max: 8 }),
        cap: fc.integer({ min: 0, max: 4 }),
      }),
      { minLength: 1, maxLength: itemsPerKind },
    )
    .map((items) =>
      items.map(({ level, cap, ...item }, index) => ({ item: { kind, id: ids(kind)[index]!, ...item }, level, cap })),
    )

const anyChoice: fc.Arbitrary<Choice> = fc.record({
  driver: anyItems('driver'),
  kart: anyItems('kart'),
  glider: anyItems('glider'),
})

const anyTopLevels = fc.dictionary(
  fc.constantFrom(...itemKinds.flatMap(ids)),
  fc.constantFrom(0 as const, ...shelfLevels),
  { noNullPrototype: true, maxKeys: itemKinds.length * itemsPerKind },
)

const anyRace: fc.Arbitrary<Race> = fc
  .record({
    course: anyCourse,
    topLevels: anyTopLevels,
    boosts: fc.option(
      fc.record({
        driverId: fc.constantFrom(null, ...ids('driver')),
        suits: fc.tuple(count(2), count(1), count(1)),
        pipes: fc.constantFrom([], [[], ids('kart'), ids('glider')]),
        mayLackPipes: fc.boolean(),
      }),
    ),
    position: count(2),
  })
  .map(({ topLevels, ...race }) => ({ ...race, topLevelOf: ({ id }) => topLevels[id] }))

const anyPlayer: fc.Arbitrary<RacingPlayer> = fc.record({
  level: fc.integer({ min: 1, max: 400 }),
  suits: fc.integer({ min: 2, max: 65 }),
  isWellFought: fc.boolean(),
})

function scoreTriple(
  races: readonly Race[],
  triple: Readonly<Record<ItemKind, TrainedItem>>,
  player: RacingPlayer,
): number {
  const points = races.map(
    (race) =>
      scoreRace(
        race.course,
        mapKinds((kind) => placeInRace(race, triple[kind])),
        player,
      ).points,
  )
  return points.reduce((sum, each) => sum + each, 0)
}

/** Of every triple, best first; of equals, in the order of the choice. */
function tryEverything(races: readonly Race[], choice: Choice, player: RacingPlayer) {
  return choice.driver
    .flatMap((driver) => choice.kart.flatMap((kart) => choice.glider.map((glider) => ({ driver, kart, glider }))))
    .map((items) => ({ items, points: scoreTriple(races, items, player) }))
    .toSorted((a, b) => Math.round((b.points - a.points) * 1e6))
}

test('no triple brings more than the best loadout, and the runner-up comes next', () => {
  fc.assert(
    fc.property(fc.array(anyRace, { minLength: 1, maxLength: 3 }), anyChoice, anyPlayer, (races, choice, player) => {
      const [first, second] = tryEverything(races, choice, player)
      const advice = adviseLoadout(races, choice, player)!
      expect(advice.best.points).toBeCloseTo(first!.points, 6)
      expect(advice.best.items).toEqual(first!.items)
      expect(scoreTriple(races, advice.best.items, player)).toBeCloseTo(advice.best.points, 6)
      expect(advice.runnerUp?.points ?? 0).toBeCloseTo(second?.points ?? 0, 6)
    }),
    { numRuns: 300 },
  )
})

test('a higher level or cap of any item never brings less', () => {
  fc.assert(
    fc.property(anyRace, anyChoice, anyPlayer, fc.constantFrom(...itemKinds), (race, choice, player, kind) => {
      const triple = mapKinds((each) => choice[each][0]!)
      const points = scoreTriple([race], triple, player)
      const { item, level, cap } = triple[kind]
      for (const better of [
        { level: Math.min(8, level + 1), cap },
        { level, cap: Math.min(4, cap + 1) },
      ])
        expect(scoreTriple([race], { ...triple, [kind]: { item, ...better } }, player)).toBeGreaterThanOrEqual(points)
    }),
  )
})

test('a boost never lowers a shelf', () => {
  const height = { low: 0, middle: 1, top: 2 }
  for (const topLevel of [undefined, 0, ...shelfLevels] as const)
    for (let level = 1; level <= 8; level++)
      for (let boosts = 1; boosts <= 3; boosts++) {
        const raised = height[shelfInCup(topLevel, level, boosts)]
        expect(raised).toBeGreaterThanOrEqual(height[shelfInCup(topLevel, level, boosts - 1)])
      }
})

test('an upgrade gains what the best loadouts bring more with it', () => {
  fc.assert(
    fc.property(
      fc.array(anyRace, { minLength: 1, maxLength: 3 }),
      anyChoice,
      anyChoice,
      fc.constantFrom(...rarities),
      (races, choice, more, rarity) => {
        const player = { level: 150, suits: choice.driver.filter(({ item }) => isMiiSuit(item)).length }
        const known = new Set(itemKinds.flatMap((kind) => choice[kind]).map(({ item }) => item.id))
        const others = itemKinds
          .flatMap((kind) => more[kind])
          .flatMap(({ item }): ScoredItem[] => (known.has(item.id) ? [] : [{ ...item, rarity }]))
        const counted = races.map((race, index) => ({ ...race, count: index + 1 }))
        const bestOf = (asked: Choice, as: RacingPlayer) =>
          counted.reduce((sum, race) => sum + race.count * findBestLoadout([race], asked, as)!.points, 0)
        const before = bestOf(choice, player)
        const upgrades = listUpgrades({ races: counted, owned: choice, others, player })
        const found = new Map(upgrades.map(({ item, to, gain }) => [`${item.id} ${to.level} ${to.cap}`, gain]))
        const expectGain = (item: ScoredItem, to: { level: number; cap: number }) => {
          const kept = choice[item.kind].filter((trained) => trained.item.id !== item.id)
          const isNewSuit = isMiiSuit(item) && kept.length === choice[item.kind].length
          const after = bestOf(
            { ...choice, [item.kind]: [...kept, { item, ...to }] },
            isNewSuit ? { ...player, suits: player.suits + 1 } : player,
          )
          expect(found.get(`${item.id} ${to.level} ${to.cap}`) ?? 0).toBeCloseTo(after - before, 6)
        }
        for (const { item, level, cap } of itemKinds.flatMap((kind) => choice[kind])) {
          for (let to = level + 1; to <= 8; to++) expectGain(item, { level: to, cap })
          for (let to = cap + 1; to <= 4; to++) expectGain(item, { level, cap: to })
        }
        for (const item of others) for (let to = 1; to <= 8; to++) expectGain(item, { level: to, cap: 0 })
        expect(upgrades.filter(({ gain }) => gain <= 0)).toEqual([])
      },
    ),
    { numRuns: 60 },
  )
})

test('a course on which nothing is counted is raced for base points and first place alone', () => {
  fc.assert(
    fc.property(anyRace, anyChoice, anyPlayer, (race, choice, player) => {
      const empty = {
        ...race,
        course: {
          ...race.course,
          actions: 0,
          itemBoxes: 0,
          miniTurbos: 0,
          jumpBoosts: 0,
          dashPanels: 0,
          glideActions: 0,
          courseCoins: 0,
          itemCoins: 0,
          withSkill: { 'giant-banana': 0, 'lucky-seven': 0, 'boomerang-flower': 0, 'coin-box': 0 },
        },
      }
      const [first] = tryEverything([empty], choice, player)
      expect(adviseLoadout([empty], choice, player)!.best.items).toEqual(first!.items)
      const upgrades = listUpgrades({ races: [{ ...empty, count: 1 }], owned: choice, others: [], player })
      expect(upgrades.filter(({ gain }) => !(gain > 0))).toEqual([])
    }),
  )
})

test('nothing can be raced with while a whole kind is missing', () => {
  const player = { level: 150, suits: 1 }
  fc.assert(
    fc.property(anyRace, anyChoice, fc.constantFrom(...itemKinds), (race, choice, kind) => {
      const without = { ...choice, [kind]: [] }
      expect(adviseLoadout([race], without, player)).toBeNull()
      expect(listUpgrades({ races: [{ ...race, count: 1 }], owned: without, others: [], player })).toEqual([])
    }),
  )
})
