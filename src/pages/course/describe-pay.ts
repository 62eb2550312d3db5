import type { Catalogue, ItemKind, Skill } from '#catalogue/entities.ts'
import { raceCoursesOf } from '#rankings/points/race-course.ts'
import { gliderSkillPoints, kartSkillPoints, tallyRace } from '#rankings/points/score-race.ts'
import type { CoursePay } from '../data/course-pages.ts'

/** What a race on a course variant holds, and which skills of High-End karts and gliders pay most on it. */
export function describePay(catalogue: Catalogue, variantId: string): CoursePay {
  const course = raceCoursesOf(catalogue).get(variantId)!
  const driver = { kind: 'driver', id: '', rarity: 'high-end', skillId: null } as const
  const tally = tallyRace(course, { item: driver, shelf: 'top' }, {})
  return {
    actions: course.actions,
    kinds: [
      course.miniTurbos,
      course.jumpBoosts,
      course.dashPanels,
      course.glideActions,
      course.courseCoins,
      course.itemCoins,
    ],
    skills: [
      ...pickBest(catalogue, 'kart', (id) => kartSkillPoints(course, highEnd('kart', id))),
      ...pickBest(catalogue, 'glider', (id) => gliderSkillPoints(tally, highEnd('glider', id))),
    ],
    ...(course.isEstimated && { isEstimated: true as const }),
  }
}

const highEnd = (kind: ItemKind, skillId: string) => ({ kind, id: '', rarity: 'high-end', skillId }) as const

function pickBest({ skills }: Catalogue, kind: ItemKind, pointsOf: (skillId: string) => number): CoursePay['skills'] {
  const paid = skills
    .filter((skill: Skill) => skill.kind === kind)
    .map(({ id, name }) => ({ id, name, points: pointsOf(id) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
  return paid.slice(0, 1)
}
