import {
  itemKinds,
  type Course,
  type CourseVariant,
  type Catalogue,
  type ItemKind,
  type Skill,
} from '#catalogue/entities.ts'
import { buildShelfHistory, buildVariantShelves, type IndexOf } from '../source/shelves/build-shelf-history.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { noteReported } from '../source/note-reported.ts'
import { spanRound } from '../source/references/ranked-cups.ts'
import { findNeighbours, findDebutYear } from '../source/references/build-references.ts'
import { identifyCourseRankings } from '../source/references/identify-ranking.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import type { CourseListPage, CoursePage, CoursePay, CourseVariantView, ShelvedItem } from '../data/course-pages.ts'
import { raceCoursesOf } from '#rankings/points/race-course.ts'
import { gliderSkillPoints, kartSkillPoints, tallyRace } from '#rankings/points/score-race.ts'
import { coursePath, routes } from '../routes/routes.ts'

/** @param index of the course in the catalogue's list */
export function buildCoursePage(source: PageSource, course: Course, index: number): CoursePage {
  const { references, today } = source
  const ref = references.course(course.id)
  const items = new Map<string, { index: number; ref: ShelvedItem }>()
  const indexOf: IndexOf = (itemId) => {
    const known = items.get(itemId) ?? { index: items.size, ref: referToShelved(source, itemId) }
    items.set(itemId, known)
    return known.index
  }
  // Built first: it fills the list of items.
  const shelved = course.variants.map((variant) => buildVariantView(source, course, variant, indexOf))
  // The history names those that have left, too.
  const variants = shelved.map((view) => ({
    ...view,
    history: buildShelfHistory(source.shelves.relationsOn(view.id), indexOf, today.date),
  }))
  return {
    kind: 'course',
    path: coursePath(course.id),
    crumbs: ['course-list'],
    course: ref,
    courseKind: course.kind,
    debut: course.debutTour === null ? null : references.tour(course.debutTour),
    firstSeen: course.firstSeen,
    names: course.names,
    basis: course.basis,
    date: today.date,
    label: source.recordNote(today.date),
    variants,
    round: spanRound(source.game.round),
    corrections: source.shelves.withdrawn.filter(({ variant }) => variant.courseId === course.id),
    ...noteReported(source, ({ variant }) => variant.courseId === course.id),
    items: [...items.values()].map(({ ref: item }) => item),
    neighbours: findNeighbours(source.courseRefs, index),
  }
}

function buildVariantView(
  source: PageSource,
  course: Course,
  variant: CourseVariant,
  indexOf: IndexOf,
): Omit<CourseVariantView, 'history'> {
  const { references, courseRanker, cupsOfVariant } = source
  const best = itemKinds.flatMap((kind) => courseRanker.on(variant.id, kind).mostPoints ?? [])
  return {
    id: variant.id,
    name: variant.name,
    mode: variant.mode,
    debut: variant.debutTour === null ? null : references.tour(variant.debutTour),
    ...(variant.debutTour === null && variant.firstSeen !== null && { firstSeen: variant.firstSeen }),
    ...(isDebutInferred(variant, course) && { isDebutInferred: true }),
    pay: buildPay(source.catalogue, variant.id),
    bestPoints: best.length < itemKinds.length ? null : Math.round(Math.max(...best)),
    shelves: mapKinds((kind) => buildVariantShelves(courseRanker.on(variant.id, kind), indexOf)),
    rankings: identifyCourseRankings(variant.id),
    cups: cupsOfVariant(variant.id),
    appearances: source.game.round.countWith(new Set([variant.id])),
  }
}

/** Of a variant that came with its course, the page has said so already. */
function isDebutInferred({ basis, debutTour }: CourseVariant, course: Course): boolean {
  return basis === 'inferred' && (course.basis !== 'inferred' || debutTour !== course.debutTour)
}

function referToShelved({ catalogue, references }: PageSource, itemId: string): ShelvedItem {
  const skillId = catalogue.itemById.get(itemId)?.skillId ?? null
  return { ...references.item(itemId), skill: skillId === null ? null : references.skill(skillId).name }
}

/** What a race on a course variant holds, and which skills of High-End karts and gliders pay most on it. */
function buildPay(catalogue: Catalogue, variantId: string): CoursePay {
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

export function buildCourseListPage({ catalogue, references, game }: PageSource): CourseListPage {
  const { courses } = catalogue
  const { round } = game
  return {
    kind: 'course-list',
    path: routes['course-list'],
    crumbs: [],
    courses: courses.map((course) => ({
      ...references.course(course.id),
      courseKind: course.kind,
      variantCount: course.variants.length,
      debut: course.debutTour === null ? null : references.tour(course.debutTour),
      debutYear: findDebutYear(references, course.debutTour),
      appearances: round.countWith(new Set(course.variants.map(({ id }) => id))),
    })),
    of: round.of,
  }
}
