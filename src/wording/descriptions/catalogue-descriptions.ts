import { itemKinds } from '#catalogue/entities.ts'
import type { BadgePage } from '#pages/data/badge-pages.ts'
import type { CourseListPage, CoursePage } from '#pages/data/course-pages.ts'
import type { SkillListPage, SkillPage } from '#pages/data/skill-pages.ts'
import { message } from '../message.ts'

const courses = message(
  'The {courses, number} courses of Mario Kart Tour in {variants, number} variants, from the city courses to the classics, each with the drivers, karts and gliders on its top shelf.',
)

export function describeCourseList(page: CourseListPage): string {
  const variants = page.courses.reduce((sum, { variantCount }) => sum + variantCount, 0)
  return courses({ courses: page.courses.length, variants })
}

const course = message(
  '{name} in Mario Kart Tour: {variants, plural, one {# variant} other {# variants}} with the drivers, karts and gliders on their top and middle shelves, {items, plural, one {# item} other {# items}} in all, and the cups that use it.',
)

export function describeCourse({ course: { fullName: name }, variants }: CoursePage): string {
  const shelved = variants.flatMap(({ shelves }) =>
    itemKinds.flatMap((kind) => [...shelves[kind].top, ...shelves[kind].middle].map(([index]) => index)),
  )
  return course({ name, variants: variants.length, items: new Set(shelved).size })
}

const skills = message(
  'The {count, number} skills of drivers, karts and gliders in Mario Kart Tour: their kinds, and how many items have each of them.',
)

export function describeSkillList(page: SkillListPage): string {
  return skills({ count: page.skills.length })
}

const skill = message(
  '{name}, {category, select, offensive {offensive skill} defensive {defensive skill} boost {boost skill} coins {coins skill} other {skill}} of {kind, select, driver {drivers} kart {karts} other {gliders}} in Mario Kart Tour: {count, plural, =0 {no {kind, select, driver {driver} kart {kart} other {glider}} in the game has it.} one {# {kind, select, driver {driver} kart {kart} other {glider}} with it, their ranks and their top-shelf courses.} other {# {kind, select, driver {drivers} kart {karts} other {gliders}} with it, their ranks and their top-shelf courses.}}',
)

export function describeSkill({ skill: { name, kind }, category, items }: SkillPage): string {
  return skill({ name, kind, category: category ?? 'none', count: items.length })
}

const badge = message(
  '{name} of Mario Kart Tour ({kind, select, ranking {ranking} challenge {challenge} event {event} other {general}}). In the game’s own records its code begins with {code}.',
)

export function describeBadge({ badge: { name, badgeKind, codePrefix } }: BadgePage): string {
  return badge({ name, kind: badgeKind, code: codePrefix })
}
