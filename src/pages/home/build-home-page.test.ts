import { expect, test } from 'vitest'
import { answerBest } from '#rankings/planner/answer-races.ts'
import { raceOn } from '#rankings/planner/plan-races.ts'
import { plannerGameOf } from '../source/build-race-week.ts'
import { itemKinds } from '#catalogue/entities.ts'
import { buildHomePage } from './build-home-page.ts'
import { buildSmallSource } from '../testing/build-small-source.ts'

const source = buildSmallSource()
const page = buildHomePage(source, 41)

test('what the record spans', () => {
  expect(page).toMatchObject({
    path: '/',
    date: '2019-10-17',
    label: { label: 'recorded' },
    game: { start: '2019-09-25', end: '2019-11-06' },
    days: { first: '2019-09-26', last: '2019-10-17' },
    tours: [
      ['New York Tour', '2019-09-25'],
      ['Tokyo Tour', '2019-10-09'],
    ],
  })
})

test('the best of each kind, at most three', () => {
  expect(page.podium.driver.map(({ item }) => item.id)).toEqual(['mario-santa', 'mario', 'peach'])
  expect(page.podium.kart.map(({ item }) => item.id)).toEqual(['b-dasher', 'pipe-frame'])
})

test('what the site holds', () => {
  expect(page.counts).toEqual({
    driver: 4,
    kart: 2,
    glider: 1,
    skill: 2,
    course: 2,
    variant: 4,
    tour: 3,
    badge: 2,
    guide: 2,
    ranking: 41,
  })
})

test('what to race with in the last ranked cup: course by course what brings most, with its points', () => {
  const [last] = source.pastCups
  const courses = [...source.catalogue.variantById.keys()].slice(0, 3).map(source.references.variant)
  const race = buildHomePage({ ...source, pastCups: [{ ...last!, courses }] }, 41).race!
  expect(race).toMatchObject({ tour: { number: 2 }, week: 2, name: 'Peach Cup', start: '2019-10-16' })
  const game = plannerGameOf(source)
  for (const { variant, best, points } of race.courses) {
    const index = game.indexOfVariant.get(variant.id)
    const advice = index === undefined ? null : answerBest(game, [raceOn(game, index)])
    expect(Object.keys(best ?? {})).toEqual(advice ? [...itemKinds] : [])
    expect(points === null).toBe(advice === null)
  }
})

test('no race card where one of the three courses is not known', () => {
  expect(page.race).toBeNull()
})
