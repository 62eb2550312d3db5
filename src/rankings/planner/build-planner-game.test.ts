import { expect, it } from 'vitest'
import { toDayNumber } from '#catalogue/calendar.ts'
import type { Course } from '#catalogue/entities.ts'
import {
  makeCatalogue,
  makeItem,
  makeSkill,
  makeTour,
  makeTours,
  makeVariant,
  onMiddle,
  onTop,
} from '../testing/make-catalogue.ts'
import { buildPlannerGame } from './build-planner-game.ts'

const variants = ['a', 'b', 'c', 'empty'].map((id) => makeVariant(id))
const course: Course = {
  id: 'course',
  platform: 'tour',
  name: 'Course',
  names: {},
  kind: 'city',
  debutTour: null,
  firstSeen: null,
  basis: 'recorded',
  variants,
}
const catalogue = makeCatalogue({
  variants,
  courses: [course],
  skills: [makeSkill('strong', 9)],
  tours: makeTours(makeTour(6, [['b'], ['a']], ['c']), makeTour(7, [['empty'], ['c']])),
  items: [
    makeItem('kart', [onMiddle('c'), onMiddle('a'), onTop('a', { level: 6 })]),
    makeItem('late', [onTop('a')], { debutTour: 7 }),
    makeItem('driver', [onTop('b')], { kind: 'driver', skillId: 'strong', debutTour: 5 }),
  ],
})

it('has who is in the game, with the shelves of the day', () => {
  const game = buildPlannerGame(catalogue, '2019-12-05')
  expect(game.variants.map(({ id, zone }) => [id, zone])).toEqual([
    ['a', 'tour'],
    ['b', 'cup'],
    ['c', 'tour'],
  ])
  expect([...game.itemById.keys()].toSorted()).toEqual(['driver', 'kart'])
  expect(game.items.kart[0]).toMatchObject({
    id: 'kart',
    skillStrength: null,
    shelves: [
      { variant: 0, topLevel: 6 },
      { variant: 2, topLevel: 0 },
    ],
  })
  expect(game.items.driver[0]).toMatchObject({ skillStrength: 9, entryDay: toDayNumber('2019-11-20') })
})

it('has every tour with its ranked cups, without those in which no item has a shelf', () => {
  const { tours } = buildPlannerGame(catalogue, '2019-12-12')
  expect(tours).toHaveLength(catalogue.tours.length)
  expect(tours.flatMap(({ rankedCups }) => rankedCups.map(({ start, variants: raced }) => [start, raced]))).toEqual([
    ['2019-12-04', [1]],
    ['2019-12-11', [0]],
    ['2019-12-25', [2]],
  ])
})
