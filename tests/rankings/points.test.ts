/** The score of a race over the real content, against figures of other sources. */
import { readFileSync } from 'node:fs'
import papaparse from 'papaparse'
import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '#catalogue/build-catalogue.ts'
import { findShelfPlace } from '#catalogue/find-shelf-place.ts'
import { readContent } from '#generator/prepare/read-content.ts'
import { raceCoursesOf } from '#rankings/points/race-course.ts'
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
