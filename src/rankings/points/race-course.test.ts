import { expect, it } from 'vitest'
import type { CourseActions, CourseVariant } from '#catalogue/entities.ts'
import { makeCatalogue, makeVariant, plainCourse } from '../testing/make-catalogue.ts'
import { raceCoursesOf } from './race-course.ts'

function counted(actions: number): Pick<CourseVariant, 'actions'> {
  return { actions: { ...noActions, actions, miniTurbos: actions / 10 } }
}

const noActions: CourseActions = {
  actions: 0,
  withSkill: { 'giant-banana': 0, 'lucky-seven': 0, 'boomerang-flower': 0, 'coin-box': 0 },
  itemBoxes: 0,
  miniTurbos: 0,
  jumpBoosts: 0,
  dashPanels: 0,
  glideActions: 0,
  courseCoins: 0,
  itemCoins: 0,
}

it('estimates a variant that nobody counted by the others of its course, else by those of the same letters', () => {
  const catalogue = makeCatalogue({
    courses: [
      {
        ...plainCourse,
        variants: [
          makeVariant('a', counted(150)),
          makeVariant('a-r', { ...counted(161), variant: 'R' }),
          makeVariant('a-t', { variant: 'T', actions: null }),
        ],
      },
      { ...plainCourse, variants: [makeVariant('b', counted(200))] },
      { ...plainCourse, variants: [makeVariant('c', { actions: null })] },
      { ...plainCourse, kind: 'city', variants: [makeVariant('d', { variant: 'R', actions: null })] },
    ],
  })
  const races = raceCoursesOf(catalogue)
  const summary = [...races].map(([id, { actions, miniTurbos, isEstimated }]) => [id, actions, miniTurbos, isEstimated])
  expect(summary).toEqual([
    ['a', 150, 15, false],
    ['a-r', 161, 16.1, false],
    ['a-t', 156, 16, true],
    ['b', 200, 20, false],
    ['c', 175, 18, true],
    ['d', 170, 17, true],
  ])
})

it('knows on which courses more than two laps count', () => {
  const ids = ['gcn-baby-park', 'gcn-baby-park-t', '3ds-rainbow-road-rt', 'a']
  const catalogue = makeCatalogue({ courses: [{ ...plainCourse, variants: ids.map((id) => makeVariant(id)) }] })
  expect([...raceCoursesOf(catalogue).values()].map(({ laps }) => laps)).toEqual([5, 3, 3, 2])
})
