import type { Catalogue } from '#catalogue/entities.ts'
import { nameCourse } from '#catalogue/variant-id.ts'
import type { CourseRef, ItemRef, SkillRef, TourRef, VariantRef, Neighbours } from '../../data/refs.ts'
import type { TourSummary } from '../../data/tour-views.ts'

/** The one reference object of each thing, by id or number. An unknown key is a bug and throws. */
export interface References {
  readonly item: (id: string) => ItemRef
  readonly skill: (id: string) => SkillRef
  readonly tour: (number: number) => TourRef
  readonly tourSummary: (number: number) => TourSummary
  readonly course: (id: string) => CourseRef
  readonly variant: (id: string) => VariantRef
}

export function buildReferences(catalogue: Catalogue): References {
  const { itemById, skills, tours, courses, variantById } = catalogue
  return {
    item: find(
      'item',
      [...itemById.values()].map(({ kind, id, name, rarity }) => [id, { kind, id, name, rarity }]),
    ),
    skill: find(
      'skill',
      skills.map(({ id, name, kind }) => [id, { id, name, kind }]),
    ),
    tour: find(
      'tour',
      tours.map(({ id, number, name }) => [number, { id, number, name }]),
    ),
    tourSummary: find(
      'tour',
      tours.map(({ id, number, name, start, end, basis }) => [number, { id, number, name, start, end, basis }]),
    ),
    course: find(
      'course',
      courses.map((course) => [
        course.id,
        { id: course.id, name: course.name, fullName: nameCourse(course), platform: course.platform },
      ]),
    ),
    variant: find(
      'course variant',
      [...variantById.values()].map(({ id, courseId, name }) => [id, { id, courseId, name }]),
    ),
  }
}

function find<Key extends string | number, Ref>(
  what: string,
  entries: readonly (readonly [Key, Ref])[],
): (key: Key) => Ref {
  const refs = new Map(entries)
  return (key) => {
    const ref = refs.get(key)
    if (!ref) throw new Error(`The catalogue has no ${what} ${key}.`)
    return ref
  }
}

/** The year in which a tour began; null where none is on record. */
export function findDebutYear(references: References, debutTour: number | null): number | null {
  return debutTour === null ? null : Number(references.tourSummary(debutTour).start.slice(0, 4))
}

/** The entries before and after an index of a list; null beyond its ends. */
export function findNeighbours<Ref>(list: readonly Ref[], index: number): Neighbours<Ref> {
  return { previous: list[index - 1] ?? null, next: list[index + 1] ?? null }
}
