import { compareBy } from '#base/compare-by.ts'
import { deepFreeze } from '#base/deep-freeze.ts'
import { groupBy } from '#base/group-by.ts'
import {
  type GameEnd,
  type PublicCounts,
  type ShelfRecord,
  type Tour,
  itemKinds,
  type Badge,
  type Catalogue,
  type Course,
  type CourseVariant,
  type Guide,
  type GuideText,
  type Skill,
} from '../entities.ts'
import type { ShelfRecordsFile } from '../schemas/record-schemas.ts'
import { type Entry, parseContent, type ParsedContent } from '../parse/parse-content.ts'
import type { AddFault, Fault, Problem } from '../problem.ts'
import { addDays, daysBetween, type IsoDate } from '../calendar.ts'
import type { ContentFile } from '../parse/content-file.ts'
import { locateProblems } from '../parse/locate-problems.ts'
import type { GuideTextFile, SkillFile } from '../schemas/thing-schemas.ts'
import { nameCourse } from '../variant-id.ts'
import { buildContentTables, buildProvenance } from './build-content-tables.ts'
import { buildCourses, dateCourses } from './build-courses.ts'
import { buildItems, type ItemReferences } from './build-items.ts'
import { buildOwnNames } from './build-own-names.ts'
import { checkReference, checkUnique, type Claim, type KnownIds } from './check-ids.ts'
import { gameWentOn } from './check-tour-sequence.ts'
import { buildTours } from './build-tours.ts'
import { checkChronology, checkDebuts } from './check-chronology.ts'
import { fillGuideNumbers } from './fill-guide-numbers.ts'

export interface BuiltCatalogue {
  /** Null when there are problems. */
  readonly catalogue: Catalogue | null
  readonly problems: Problem[]
}

/**
 * Builds the frozen whole from the files of the content folder, or lists everything that is wrong with them.
 * @param options.today the build day; null, or any day after the end of the game, stands for its last day
 */
export function buildCatalogue(
  files: readonly ContentFile[],
  options: { readonly today: IsoDate | null },
): BuiltCatalogue {
  const faults: Fault[] = []
  const addFault: AddFault = (fault) => void faults.push(fault)
  const catalogue = assembleCatalogue(parseContent(files, addFault), options.today, addFault)
  // Numbers can only be counted in content that is sound.
  const guides = !catalogue || faults.length > 0 ? [] : fillGuideNumbers(catalogue, addFault)
  if (!catalogue || faults.length > 0) return { catalogue: null, problems: locateProblems(faults, files) }
  return { catalogue: deepFreeze({ ...catalogue, guides }), problems: [] }
}

/** Null if the tours are faulty. */
function assembleCatalogue(content: ParsedContent, until: IsoDate | null, addFault: AddFault): Catalogue | null {
  const skills = buildSkills(content.skills, addFault)
  const filedCourses = buildCourses(content.courses, addFault)
  const skillById = mapById(skills)
  const filedVariantById = mapVariants(filedCourses)
  const variants = collectVariantIds(content, filedVariantById)
  const drivers = collectFolderIds('driver', 'drivers/', mapById(content.drivers), content)
  const knownItems = collectItemIds(content)
  const nameOfVariant = (id: string) => filedVariantById.get(id)?.name ?? id
  const tours = buildTours(content, { variants, drivers, items: knownItems, nameOfVariant }, addFault)
  const end = tours && findEnd(tours)
  const references = {
    variants,
    ...listItemReferences(content, skillById, filedVariantById, tours),
    lastDay: end?.lastDay,
  }
  const items = {
    driver: buildItems('driver', content.drivers, references, addFault),
    kart: buildItems('kart', content.karts, references, addFault),
    glider: buildItems('glider', content.gliders, references, addFault),
  }
  if (tours) {
    checkDebuts(content, tours.length, addFault)
    checkChronology(content, { variantById: filedVariantById, tours }, addFault)
  }
  checkNames(content, addFault)
  const itemById = mapById([...items.driver, ...items.kart, ...items.glider])
  const known = listReferenceTargets(content, { items, skillById, variants, tours })
  const shelfRecords = buildShelfRecords(content.shelfRecords, tours, end, addFault)
  const tables = buildContentTables(content, { known, itemById }, addFault)
  const provenance = buildProvenance(content, addFault)
  if (!tours || !end) return null
  const courses = dateCourses(filedCourses, { tours, items: Object.values(items).flat() })
  return {
    end,
    today: until !== null && until < end.lastDay ? until : end.lastDay,
    skippedDays: new Set([...(content.rankingDays?.value.skipped ?? []), ...listPausedDays(tours)]),
    items,
    itemById,
    skills,
    skillById,
    courses,
    courseById: mapById(courses),
    variantById: mapVariants(courses),
    tours,
    badges: buildBadges(content),
    guides: buildGuides(content, addFault),
    ownNames: buildOwnNames(content, tours, addFault),
    shelfRecords,
    publicCounts: buildPublicCounts(content.shelfRecords, knownItems, addFault),
    tables,
    provenance,
    cycle: { firstTour: content.tourCycle?.value['first-tour'] ?? 1, turns: content.tourCycle?.value.tours ?? [] },
  }
}

/** Null if there are no tours. */
function findEnd(tours: readonly Tour[]): GameEnd | null {
  const last = tours.at(-1)
  return last ? { lastTour: last.number, lastDay: addDays(last.end, -1), closedOn: last.end } : null
}

/** The days between two tours, of which there are none unless a game was revived. */
function listPausedDays(tours: readonly Tour[]): IsoDate[] {
  return tours.slice(1).flatMap(({ start }, index) => {
    const { end } = tours[index]!
    return Array.from({ length: daysBetween(end, start) }, (_, day) => addDays(end, day))
  })
}

function mapVariants(courses: readonly Course[]): Map<string, CourseVariant> {
  return mapById(courses.flatMap(({ variants }) => variants))
}

function listItemReferences(
  content: ParsedContent,
  skillById: ReadonlyMap<string, Skill>,
  variantById: ReadonlyMap<string, CourseVariant>,
  tours: readonly Tour[] | null,
): Omit<ItemReferences, 'variants' | 'lastDay'> {
  const startOfTour = (number: number) => tours?.[number - 1]?.start
  return {
    skills: collectFolderIds('skill', 'skills/', skillById, content),
    kindOfSkill: (id) => skillById.get(id)?.kind,
    startOfTour,
    firstDayOfVariant: (id) => {
      const { debutTour = null, firstSeen = null } = variantById.get(id) ?? {}
      return (debutTour === null ? firstSeen : startOfTour(debutTour)) ?? undefined
    },
  }
}

function collectFolderIds(noun: string, folder: string, ids: KnownIds['ids'], { broken }: ParsedContent): KnownIds {
  return { noun, whereabouts: folder, ids, isBroken: (id) => broken.has(`${folder}${id}.yaml`) }
}

function collectItemIds(content: ParsedContent): KnownIds {
  const { broken } = content
  const ids = mapById([...content.drivers, ...content.karts, ...content.gliders])
  const isBroken = (id: string) => ['drivers', 'karts', 'gliders'].some((folder) => broken.has(`${folder}/${id}.yaml`))
  return { noun: 'item', whereabouts: 'drivers/, karts/ or gliders/', ids, isBroken }
}

/** What the columns of tables refer to. Without sound tours, their numbers are not checked. */
function listReferenceTargets(
  content: ParsedContent,
  {
    items,
    skillById,
    variants,
    tours,
  }: Pick<Catalogue, 'items' | 'skillById'> & { variants: KnownIds; tours: readonly Tour[] | null },
): ReadonlyMap<string, KnownIds> {
  const { tourCycle } = content
  const known = new Map([
    ...itemKinds.map(
      (kind) => [`${kind}s.id`, collectFolderIds(kind, `${kind}s/`, mapById(items[kind]), content)] as const,
    ),
    ['skills.id', collectFolderIds('skill', 'skills/', skillById, content)],
    ['variants.id', variants],
  ])
  known.set('items.id', collectItemIds(content))
  if (tours) known.set('tours.number', collectNumbers('tour', 'tours/ or follows from tour-cycle.yaml', tours.length))
  if (tourCycle) {
    const { length } = tourCycle.value.tours
    known.set('cycle.position', collectNumbers('position in the yearly cycle', 'tour-cycle.yaml', length))
  }
  return known
}

/** The numbers from 1 to `last`. */
function collectNumbers(noun: string, whereabouts: string, last: number): KnownIds {
  const ids = new Map(Array.from({ length: last }, (_, index) => [String(index + 1), true]))
  return { noun, whereabouts, ids, isBroken: () => false }
}

/** Variants are in the files of their courses; those of a faulty file cannot be listed, only recognised. */
function collectVariantIds({ broken }: ParsedContent, ids: KnownIds['ids']): KnownIds {
  const brokenCourses = [...broken].filter((file) => file.startsWith('courses/')).map((file) => file.slice(8, -5))
  const isBroken = (id: string) => brokenCourses.some((courseId) => id.startsWith(courseId))
  return { noun: 'course variant', whereabouts: 'the file of its course in courses/', ids, isBroken }
}

function buildBadges({ badges }: ParsedContent): Badge[] {
  return badges
    .map(({ id, value }) => ({ id, name: value.name, kind: value.kind, codePrefix: value['code-prefix'] }))
    .toSorted(compareBy(({ name }) => [name]))
}

function buildGuides(content: ParsedContent, addFault: AddFault): Guide[] {
  const { guides, guideTexts } = content
  const known = {
    ...collectFolderIds('guide', 'tips-and-tricks/', mapById(guides), content),
    isBroken: (id: string) => content.broken.has(`tips-and-tricks/${id}.md`),
  }
  const sound = guideTexts.filter(({ id, file }) =>
    checkReference(id, known, { file, location: { line: 1 } }, addFault),
  )
  const textsById = groupBy(sound, ({ id }) => id)
  return guides
    .map((entry): Guide => {
      const { id, value } = entry
      const { order, updated } = value
      const texts = new Map((textsById.get(id) ?? []).map((text) => [text.language, buildGuideText(text)]))
      return { id, ...buildGuideText(entry), order, updated, texts }
    })
    .toSorted(compareBy(({ order, title }) => [order, title]))
}

function buildGuideText({ file, value, markdown, markdownLine }: Entry<GuideTextFile>): GuideText {
  const { title, summary } = value
  return { title, summary, markdown, file, markdownLine }
}

function buildSkills(entries: readonly Entry<SkillFile>[], addFault: AddFault): Skill[] {
  const skills = entries.map((entry) => {
    checkJudgement(entry, addFault)
    return buildSkill(entry)
  })
  return skills.toSorted(compareBy((skill) => [itemKinds.indexOf(skill.kind), skill.name]))
}

function buildSkill({ id, value }: Entry<SkillFile>): Skill {
  const { name, names, kind, category = null, strength = null, reason = null } = value
  return { id, name, names, kind, category, strength, reason }
}

/** The driver ranking needs the judgement of every special skill; the skills of karts and gliders have none. */
function checkJudgement({ file, value }: Entry<SkillFile>, addFault: AddFault): void {
  for (const key of ['strength', 'reason'] as const) {
    const isStated = value[key] !== undefined
    if (value.kind === 'driver' && !isStated) {
      const remedy = "A driver's skill needs a strength from 0 to 10 and a reason in one sentence."
      addFault({ file, location: [], message: `"${key}" is missing`, remedy })
    }
    if (value.kind !== 'driver' && isStated) {
      const remedy = `Delete the line, or write "kind: driver" if it is a special skill.`
      addFault({ file, location: [key], message: `"${key}" belongs to drivers' skills only`, remedy })
    }
  }
}

/** Reports ids, names and game ids that two things share. Readers could not tell them apart, nor could a link. */
function checkNames(content: ParsedContent, addFault: AddFault): void {
  const items = [...content.drivers, ...content.karts, ...content.gliders]
  const ids = items.map(({ id, file }) => ({ file, location: [], value: id }))
  checkUnique(ids, 'id', 'Rename one of the two files; drivers, karts and gliders share their ids.', addFault)
  const gameIds = items.flatMap(({ file, value }) => {
    const gameId = value['game-id']
    return gameId === undefined ? [] : [{ file, location: ['game-id'], value: gameId }]
  })
  checkUnique(gameIds, 'game id', 'One of the two files has a wrong number.', addFault)

  const claims = [items, content.skills, content.badges].map((entries) => claimNames(entries))
  const courses = content.courses.map(({ file, value }) => ({
    file,
    location: ['name'],
    value: nameCourse(value),
  }))
  const titles = content.guides.map(({ file, value }) => ({ file, location: ['title'], value: value.title }))
  for (const group of [...claims, courses, titles, claimTourNames(content)])
    checkUnique(group, 'name', 'Give each its own name; add a year or a word that tells them apart.', addFault)
}

function claimNames(entries: readonly Entry<{ name: string }>[]): Claim[] {
  return entries.map(({ file, value }) => ({ file, location: ['name'], value: value.name }))
}

/** The names of continued tours differ by their year, unless two turns of the cycle say the same. */
function claimTourNames({ tours, tourCycle }: ParsedContent): Claim[] {
  const turns = tourCycle?.value.tours ?? []
  return [
    ...claimNames(tours),
    ...turns.map(({ name }, index) => ({ file: 'tour-cycle.yaml', location: ['tours', index, 'name'], value: name })),
  ]
}

/** In their order; of several with one id, the last. */
export function mapById<Value extends { readonly id: string }>(values: readonly Value[]): Map<string, Value> {
  return new Map(values.map((value) => [value.id, value]))
}

/** Records by date. `tours` and `gameEnd` are null when they cannot be compared with. */
function buildShelfRecords(
  entry: Entry<ShelfRecordsFile> | null,
  tours: readonly Tour[] | null,
  gameEnd: GameEnd | null,
  addFault: AddFault,
): ShelfRecord[] {
  if (!entry) return []
  const dates = entry.value.records.map(({ date }) => date)
  for (const [index, { date, tour }] of entry.value.records.entries()) {
    const at = { file: entry.file, location: ['records', index] }
    if (dates.indexOf(date) !== index)
      addFault({ ...at, message: `the record of ${date} appears twice`, remedy: 'Keep one of the two.' })
    if (gameEnd && date > gameEnd.lastDay) {
      const message = `the record of ${date} is after the last day of the game, ${gameEnd.lastDay}`
      addFault({ ...at, message, remedy: `Correct the date. ${gameWentOn}` })
      continue
    }
    const inForce = tours?.find(({ start, end }) => start <= date && date < end)
    if (tours && inForce?.number !== tour) {
      const truth = inForce ? `tour ${inForce.number} (${inForce.name}) was in force` : 'no tour was in force'
      addFault({ ...at, message: `on ${date} ${truth}, not tour ${tour}`, remedy: 'Correct the date or the tour.' })
    }
  }
  if (entry.value.records.every(({ scope }) => scope === 'top')) {
    const remedy = 'Rankings begin with a full record: add one, or correct "scope".'
    addFault({ file: entry.file, location: ['records'], message: 'no record has the scope "full"', remedy })
  }
  return entry.value.records.toSorted(compareBy(({ date }) => [date]))
}

function buildPublicCounts(
  entry: Entry<ShelfRecordsFile> | null,
  items: KnownIds,
  addFault: AddFault,
): PublicCounts | null {
  const counts = entry?.value['public-counts']
  if (!entry || !counts) return null
  for (const [index, id] of counts.without.entries())
    checkReference(id, items, { file: entry.file, location: ['public-counts', 'without', index] }, addFault)
  return counts
}
