import { followBasis } from './build-courses.ts'
import type { IsoDate } from '../calendar.ts'
import type { Course, CourseVariant, Item, Tour } from '../entities.ts'

export interface Records {
  readonly tours: readonly Tour[]
  readonly items: readonly Item[]
}

/** What the shelves and the recorded cups tell of courses beyond their own files: earlier first records, and debuts. */
export function dateCourses(courses: readonly Course[], records: Records): Course[] {
  const recordOf = findFirstRecords(records)
  return courses.map((course) => {
    const variants = course.variants.map((variant) => dateVariant(variant, course, recordOf(variant.id)))
    return { ...course, variants, firstSeen: findEarliest([course, ...variants].map(({ firstSeen }) => firstSeen)) }
  })
}

interface FirstRecord {
  readonly shelf: IsoDate | null
  readonly cup: RecordedCup | null
}

interface RecordedCup {
  readonly tour: number
  readonly start: IsoDate
}

/** A variant is no older than its course: if it is raced in the tour that brought this, the tour brought both. */
function dateVariant(variant: CourseVariant, course: Course, { shelf, cup }: FirstRecord): CourseVariant {
  const firstSeen = findEarliest([variant.firstSeen, shelf, cup?.start ?? null])
  if (variant.debutTour === null && cup !== null && cup.tour === course.debutTour)
    return { ...variant, firstSeen, debutTour: cup.tour, basis: 'inferred' }
  return { ...variant, firstSeen, basis: variant.basis ?? followBasis(variant.debutTour, firstSeen) }
}

function findFirstRecords({ tours, items }: Records): (variantId: string) => FirstRecord {
  const cups = new Map<string, RecordedCup>()
  for (const { variantId, ...cup } of tours.flatMap(listRecordedCups))
    if (cup.start < (cups.get(variantId)?.start ?? '9999')) cups.set(variantId, cup)
  const shelves = new Map<string, IsoDate>()
  for (const { variantId, since } of items.flatMap((item) => item.shelves))
    if (since < (shelves.get(variantId) ?? '9999')) shelves.set(variantId, since)
  return (variantId) => ({ shelf: shelves.get(variantId) ?? null, cup: cups.get(variantId) ?? null })
}

function listRecordedCups({ number, start, cups, cupsBasis, rankedCups }: Tour) {
  return [...cups.map((cup) => ({ ...cup, start, basis: cupsBasis })), ...rankedCups]
    .filter(({ basis }) => basis !== 'inferred')
    .flatMap((cup) => cup.variantIds.map((variantId) => ({ variantId, tour: number, start: cup.start })))
}

function findEarliest(days: readonly (IsoDate | null)[]): IsoDate | null {
  return days.filter((day) => day !== null).toSorted()[0] ?? null
}
