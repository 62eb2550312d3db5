/** The score of a race over the real content, against figures of other sources. */
import { readFileSync } from 'node:fs'
import papaparse from 'papaparse'
import { describe, expect, it } from 'vitest'
import { itemKinds, rarities } from '#catalogue/entities.ts'
import { findShelfPlace } from '#catalogue/shelves/find-shelf-place.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { buildPlannerGame } from '#rankings/planner/build-planner-game.ts'
import {
  listEverything,
  listOwned,
  orderForTies,
  playerOf,
  raceOn,
  type Collection,
} from '#rankings/planner/plan-races.ts'
import { findBestLoadout } from '#rankings/points/find-best-loadout.ts'
import { raceCoursesOf } from '#rankings/points/race-course.ts'
import { placeInRace } from '#rankings/points/race-units.ts'
import * as model from '#rankings/points/score-model.ts'
import type { RaceShelf } from '#rankings/points/score-model.ts'
import { scoreRace, unknownPlayer, type RacingItem } from '#rankings/points/score-race.ts'
import { rankCourse } from '#rankings/subjects/rank-subject.ts'
import { countTickets } from '#rankings/points/ticket-costs.ts'
import { countBoosts, findCupBoosts, shelfInCup } from '#rankings/points/shelf-in-cup.ts'
import { realCatalogue as catalogue } from '../real-content.ts'

const { courses, itemById, tours } = catalogue
const raceCourses = raceCoursesOf(catalogue)

type Row = Readonly<Record<string, string>>

/** A loadout on a course a line, with the points that the calculator behind players' score sheets gives it. */
const vectors = papaparse.parse<Row>(readFileSync('tests/expected/score-vectors.csv', 'utf8'), {
  header: true,
  skipEmptyLines: true,
}).data

describe('the points of a race', () => {
  it.each(vectors.map((row, index) => ({ row, line: index + 2, course: row['course_variant_slug']! })))(
    'are those of the sheet: line $line, $course',
    ({ row, course }) => {
      const loadout = { driver: readItem(row, 'driver'), kart: readItem(row, 'kart'), glider: readItem(row, 'glider') }
      const race = scoreRace(raceCourses.get(course)!, loadout, { level: Number(row['player_level']), suits: 1 })
      expect(race.points).toBeCloseTo(Number(row['points']), 2)
      const { points, isEstimated, ...parts } = race
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(points, 6)
      expect(isEstimated).toBe(false)
    },
  )
})

function readItem(row: Row, kind: 'driver' | 'kart' | 'glider'): RacingItem {
  const item = itemById.get(row[kind]!)!
  const shelf = row[`${kind}_shelf`]!
  return {
    item,
    level: Number(row[`${kind}_level`]),
    cap: Number(row[`${kind}_cap`]),
    shelf: (shelf === 'bottom' ? 'low' : shelf) as RaceShelf,
  }
}

it('counts the actions of 456 course variants, and estimates those of the other 92', () => {
  const estimated = [...raceCourses].filter(([, { isEstimated }]) => isEstimated)
  expect(raceCourses.size - estimated.length).toBe(456)
  expect(estimated).toHaveLength(92)
  const alone = estimated.filter(([id]) => {
    const course = courses.find(({ variants }) => variants.some((variant) => variant.id === id))!
    return course.variants.every(({ actions }) => actions === null)
  })
  expect(alone).toHaveLength(76)
  for (const [id, { actions, withSkill }] of estimated) {
    expect(actions, id).toBeGreaterThan(100)
    for (const count of Object.values(withSkill)) expect(count, id).toBeGreaterThanOrEqual(actions)
  }
})

it('has every driver whom the game pictures in a cup on the top shelf there, once all boosts are counted', () => {
  const { today } = catalogue
  let pictured = 0
  for (const tour of tours)
    for (const cup of tour.cups) {
      const boosts = findCupBoosts(catalogue, tour, cup)
      for (const [course, driverId] of cup.picturedIds.entries()) {
        const driver = itemById.get(driverId)!
        const spans = driver.shelves.filter(({ variantId }) => variantId === cup.variantIds[course])
        const { shelf, level } = findShelfPlace(spans, today)
        const topLevel = shelf === 'low' ? undefined : shelf === 'middle' ? 0 : level
        const raced = shelfInCup(topLevel, 8, countBoosts(boosts, course, driver))
        expect(raced, `${driver.name}, course ${course + 1} of the ${cup.name} of tour ${tour.number}`).toBe('top')
        pictured += 1
      }
    }
  expect(pictured).toBeGreaterThanOrEqual(693)
})

describe('the best loadout', () => {
  const game = buildPlannerGame(catalogue, catalogue.today)

  it('of who owns everything at the cap is the first of each ranking of a course', () => {
    const everything = listEverything(game)
    const firsts = game.variants.map(({ id }, index) => {
      const race = raceOn(game, index)
      const best = findBestLoadout([race], orderForTies(game, [race], everything), unknownPlayer)!
      return itemKinds.map((kind) => {
        const [first] = rankCourse(catalogue, catalogue.today, id, kind).ranked
        return { id, ranked: first && [first.itemId, first.score], best: [best.items[kind].item.id, best.points] }
      })
    })
    const ranked = firsts.flat().filter((each) => each.ranked)
    expect(ranked.length).toBeGreaterThan(1600)
    for (const { id, ranked: first, best } of ranked) expect(first, id).toEqual(best)
  })

  it.each([1, 2, 3])('of random collection %i is beaten by no owned triple on any course variant', (seed) => {
    const collection = drawCollection(seed)
    const player = playerOf(game, collection)
    const owned = listOwned(game, collection)
    expect(itemKinds.map((kind) => owned[kind].length)).toEqual([10, 10, 10])
    for (const [index, variant] of game.variants.entries()) {
      const race = raceOn(game, index)
      const placed = mapKinds((kind) => owned[kind].map((trained) => placeInRace(race, trained)))
      let most = 0
      for (const driver of placed.driver)
        for (const kart of placed.kart)
          for (const glider of placed.glider)
            most = Math.max(most, scoreRace(race.course, { driver, kart, glider }, player).points)
      expect(findBestLoadout([race], owned, player)!.points, variant.name).toBeCloseTo(most, 6)
    }
  })

  /** Ten items of each kind, at any level and cap. */
  function drawCollection(seed: number): Collection {
    let state = seed
    const draw = (below: number) => {
      state = (state * 48_271) % 2_147_483_647
      return state % below
    }
    const drawn = itemKinds.flatMap((kind) => {
      const left = [...game.items[kind]]
      return Array.from({ length: 10 }, () => left.splice(draw(left.length), 1)[0]!.id)
    })
    return {
      levels: new Map(drawn.map((id) => [id, 1 + draw(8)])),
      caps: new Map(drawn.map((id) => [id, draw(5)])),
      playerLevel: 1 + draw(400),
    }
  }
})

describe('the tables of the content', () => {
  const { scoring, 'level-costs': levelCosts, 'points-caps': caps } = catalogue.tables

  it('have the base points and the tickets of points caps that the model has', () => {
    expect(caps).toHaveLength(36)
    for (const { kind, rarity, fromStep, tickets, basePointsBefore, basePointsAfter } of caps) {
      const steps = model.basePointsAtCap[kind][rarity]
      expect([steps[fromStep], steps[fromStep + 1]]).toEqual([basePointsBefore, basePointsAfter])
      expect(model.capStepTickets[fromStep]).toBe(tickets)
    }
  })

  it('have the level-up tickets that the planner counts', () => {
    expect(levelCosts).toHaveLength(63)
    for (const { rarity, fromLevel, toLevel, tickets } of levelCosts)
      expect(countTickets(rarity, fromLevel, toLevel)).toBe(tickets)
  })

  it('have the figures of the model', () => {
    expect(scoring).toHaveLength(108)
    const values = new Map(
      scoring.map(({ subject, key, rarity, value }) => [`${subject} ${key} ${rarity ?? ''}`.trim(), value]),
    )
    const valueOf = (key: string) => values.get(key)
    const { battle, positionPoints, levelBoost, combo, driverShelfActions, actionPoints: points } = model
    const shelves = [
      ['top', 'top'],
      ['middle', 'middle'],
      ['low', 'bottom'],
    ] as const
    for (const [shelf, name] of shelves) {
      expect(valueOf(`kart_shelf_factor ${name}`)).toBe(model.kartShelfFactor[shelf])
      expect(valueOf(`glider_shelf_factor ${name}`)).toBe(model.gliderShelfFactor[shelf])
    }
    for (const rarity of rarities) {
      for (let level = 1; level <= 8; level++)
        expect(valueOf(`kart_level_factor ${level} ${rarity}`)).toBeCloseTo(
          1 + (model.kartLevelTwentieths[rarity] + Math.floor(level / 2)) / 20,
          9,
        )
      for (const [id, { points: paid }] of Object.entries(model.kartSkills))
        expect(valueOf(`kart_skill ${id} ${rarity}`)).toBe(paid[rarity])
      for (const [id, { points: paid }] of Object.entries(model.gliderSkills))
        expect(valueOf(`glider_skill ${id} ${rarity}`)).toBe(paid[rarity])
    }
    expect([valueOf('position start'), valueOf('position per-player-level-1-to-150')]).toEqual([
      positionPoints.start,
      positionPoints.perLevel[0].points,
    ])
    expect([valueOf('position per-player-level-151-to-200'), valueOf('position per-player-level-from-201')]).toEqual([
      positionPoints.perLevel[1].points,
      positionPoints.perLevel[2].points,
    ])
    expect([valueOf('level_boost cc-counted-at-most'), valueOf('level_boost divisor')]).toEqual([
      levelBoost.cc,
      levelBoost.divisor,
    ])
    expect(valueOf('level_boost actions-counted-at-most')).toBe(levelBoost.mostActions)
    expect([valueOf('combo most-per-action'), valueOf('combo first-full-action')]).toEqual([combo.most, combo.fullFrom])
    expect([valueOf('driver_shelf_actions middle'), valueOf('driver_shelf_actions bottom')]).toEqual([
      -driverShelfActions.fewerOnMiddle,
      driverShelfActions.allOnLow,
    ])
    expect(valueOf('mii_suit per-further-suit-owned')).toBe(model.basePointsPerFurtherSuit)
    expect(valueOf('slipstreams per-race')).toBe(model.slipstreamsPerRace)
    expect([valueOf('balloons battle'), valueOf('banana_hits battle')]).toEqual([battle.balloons, battle.bananaHits])
    expect(valueOf('well_fought share-of-position-points')).toBe(battle.wellFoughtShare)
    expect(valueOf('well_fought_actions any-other-skill')).toBe(-battle.usualWellFoughtActions)
    const actionKeys = {
      miniTurbo: 'mini-turbo',
      jumpBoost: 'jump-boost',
      dashPanel: 'dash-panel',
      glide: 'glide',
      coin: 'item-coin',
      hit: 'banana-hit',
      balloon: 'balloon',
      other: 'other',
      otherInBattle: 'other-in-battle',
      always: 'race-constant',
    } as const satisfies Record<keyof typeof points, string>
    for (const [name, key] of Object.entries(actionKeys))
      expect(valueOf(`action_points ${key}`)).toBe(points[name as keyof typeof points])
    for (const [skill, haul] of [...Object.entries(model.skillHauls), ['any-other-skill', model.usualHaul] as const]) {
      const usual = (subject: string) => valueOf(`${subject} ${skill}`) ?? valueOf(`${subject} any-other-skill`)
      expect(usual('banana_hits'), skill).toBe(haul.bananaHits)
      expect(usual('extra_item_coins'), skill).toBe(haul.extraItemCoins)
      expect(valueOf(`boomerang_hits ${skill}`) ?? 0, skill).toBe(haul.boomerangHits)
    }
    expect([
      valueOf('coin_box_coins coin-box-under-6-boxes'),
      valueOf('coin_box_coins coin-box-6-or-more-boxes'),
    ]).toEqual(model.skillHauls['coin-box']!.coinBoxCoins)
    expect(valueOf('lap_points three-laps')).toBe(2 * model.pointsPerFurtherLap)
    expect(valueOf('lap_points five-laps')).toBe(4 * model.pointsPerFurtherLap)
  })
})
