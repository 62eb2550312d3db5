/** The score of a race over the real content, against figures of other sources. */
import { readFileSync } from 'node:fs'
import papaparse from 'papaparse'
import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '#catalogue/build-catalogue.ts'
import { itemKinds } from '#catalogue/entities.ts'
import { findShelfPlace } from '#catalogue/find-shelf-place.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { readContent } from '#generator/prepare/read-content.ts'
import { buildPlannerGame } from '#rankings/planner/build-planner-game.ts'
import { listOwned, playerOf, raceOn, type Collection } from '#rankings/planner/plan-races.ts'
import { findBestLoadout } from '#rankings/points/find-best-loadout.ts'
import { raceCoursesOf } from '#rankings/points/race-course.ts'
import { placeInRace } from '#rankings/points/race-units.ts'
import type { RaceShelf } from '#rankings/points/score-model.ts'
import { scoreRace, type RacingItem } from '#rankings/points/score-race.ts'
import { countBoosts, findCupBoosts, shelfInCup } from '#rankings/points/shelf-in-cup.ts'

const { catalogue } = buildCatalogue(readContent('content'), { today: '2026-09-29' })
const { courses, itemById, tours } = catalogue!
const raceCourses = raceCoursesOf(catalogue!)

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
      const loadout = { driver: read(row, 'driver'), kart: read(row, 'kart'), glider: read(row, 'glider') }
      const race = scoreRace(raceCourses.get(course)!, loadout, { level: Number(row['player_level']), suits: 1 })
      expect(race.points).toBeCloseTo(Number(row['points']), 2)
      const { points, isEstimated, ...parts } = race
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(points, 6)
      expect(isEstimated).toBe(false)
    },
  )
})

function read(row: Row, kind: 'driver' | 'kart' | 'glider'): RacingItem {
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
  const { today } = catalogue!
  let pictured = 0
  for (const tour of tours)
    for (const cup of tour.cups) {
      const boosts = findCupBoosts(catalogue!, tour, cup)
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
  const game = buildPlannerGame(catalogue!, catalogue!.today)

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
