import { suggestNearMiss } from '#base/near-miss.ts'
import { compareBy } from '#base/compare-by.ts'
import { actionKinds, type ActionsFile, type CourseFile, type FirstKnown } from '../schemas/thing-schemas.ts'
import {
  type Basis,
  countedSkills,
  type Course,
  type CourseActions,
  type CourseVariant,
  platforms,
  type Item,
  type Tour,
} from '../entities.ts'
import type { Entry } from '../parse/parse-content.ts'
import type { AddFault } from '../problem.ts'
import { nameCourse, nameVariant, parseVariantId } from '../variant-id.ts'
import type { IsoDate } from '../calendar.ts'

export function buildCourses(entries: readonly Entry<CourseFile>[], addFault: AddFault): Course[] {
  const courses = entries.map((entry) => {
    checkPlatform(entry, addFault)
    return buildCourse(entry, addFault)
  })
  return courses.toSorted(compareBy((course) => [platforms.indexOf(course.platform), course.name]))
}

function buildCourse(entry: Entry<CourseFile>, addFault: AddFault): Course {
  const { id, value } = entry
  const { name, names, platform, kind } = value
  const { debutTour, firstSeen, basis } = buildFirstKnown(value)
  checkActions(entry, addFault)
  const variants = Object.keys(value.variants).flatMap((variantId) => buildVariant(entry, variantId, addFault) ?? [])
  return { id, platform, name, names, kind, debutTour, firstSeen, basis: basis ?? 'partial', variants }
}

function buildVariant(
  { id, file, value }: Entry<CourseFile>,
  variantId: string,
  addFault: AddFault,
): CourseVariant | null {
  const shape = parseVariantId(variantId, id)
  const facts = value.variants[variantId]
  if (!shape || !facts) {
    const message = `"${variantId}" is not an id of a variant of this course`
    const remedy = `Write ${id}, then -2 to -9 for a further layout, then -r, -t, -rt or -b: ${id}-2-rt.`
    addFault({ file, location: ['variants', variantId], message, remedy })
    return null
  }
  return {
    id: variantId,
    courseId: id,
    name: nameVariant(nameCourse(value), shape),
    ...shape,
    mode: shape.variant === 'B' || value.kind === 'battle' ? 'battle' : 'race',
    ...buildFirstKnown(facts),
    actions: buildActions(value.actions[variantId]),
  }
}

function buildActions(counts: ActionsFile | undefined): CourseActions | null {
  if (!counts) return null
  const { actions } = counts
  return {
    actions,
    withSkill: {
      'giant-banana': counts['giant-banana'],
      'lucky-seven': counts['lucky-seven'],
      'boomerang-flower': counts['boomerang-flower'],
      'coin-box': counts['coin-box'],
    },
    itemBoxes: counts['item-boxes'],
    miniTurbos: counts['mini-turbos'],
    jumpBoosts: counts['jump-boosts'],
    dashPanels: counts['dash-panels'],
    glideActions: counts['glide-actions'],
    courseCoins: counts['course-coins'],
    itemCoins: counts['item-coins'],
  }
}

function checkActions({ file, value }: Entry<CourseFile>, addFault: AddFault): void {
  for (const [variantId, counts] of Object.entries(value.actions)) {
    const location = ['actions', variantId]
    if (!Object.hasOwn(value.variants, variantId)) {
      const remedy = `${suggestNearMiss(variantId, Object.keys(value.variants))}Every variant of the course is in "variants".`
      addFault({ file, location, message: `actions of an unknown variant "${variantId}"`, remedy })
    }
    const kinds = actionKinds.reduce((sum, kind) => sum + counts[kind], 0)
    if (kinds >= counts.actions) {
      const message = `the kinds of action come to ${kinds}, all actions to ${counts.actions}`
      addFault({ file, location, message, remedy: '"actions" counts those of every kind, and others.' })
    }
    for (const skill of countedSkills) {
      if (counts[skill] >= counts.actions) continue
      const message = `with ${skill} there are ${counts[skill]} actions, without it ${counts.actions}`
      addFault({
        file,
        location: [...location, skill],
        message,
        remedy: 'A skill takes no actions away: correct one of the two.',
      })
    }
  }
}

/** Unless the file says otherwise: a debut that is stated is recorded; with a first sight alone the debut is not known. */
function buildFirstKnown(facts: FirstKnown): Pick<CourseVariant, 'debutTour' | 'firstSeen' | 'basis'> {
  const { 'debut-tour': debutTour = null, 'first-seen': firstSeen = null } = facts
  return { debutTour, firstSeen, basis: facts.basis ?? followBasis(debutTour, firstSeen) }
}

function followBasis(debutTour: number | null, firstSeen: string | null): Basis | null {
  if (debutTour !== null) return 'recorded'
  return firstSeen === null ? null : 'first-seen'
}

function checkPlatform({ id, file, value: { platform } }: Entry<CourseFile>, addFault: AddFault): void {
  if (id.startsWith(`${platform}-`)) return
  const remedy = `Rename the file to courses/${platform}-….yaml, or correct "platform".`
  addFault({
    file,
    location: ['platform'],
    message: `the id "${id}" does not begin with the platform "${platform}"`,
    remedy,
  })
}

interface Records {
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
