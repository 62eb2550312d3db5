/** Small catalogues for tests: tours of two weeks from 2019-09-25, full records in tours 4 and 6. */
import { addDays, type IsoDate } from '#catalogue/calendar.ts'
import { noTables } from '#catalogue/content-tables.ts'
import type {
  Catalogue,
  Course,
  CourseActions,
  CourseVariant,
  Item,
  ItemKind,
  ShelfRelation,
  ShelfRecord,
  Skill,
  Tour,
} from '#catalogue/entities.ts'
import { mapById } from '#catalogue/build/build-catalogue.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'

export const firstRecordDay: IsoDate = '2019-11-06'

interface CatalogueSketch {
  readonly items?: readonly Item[]
  readonly variants?: readonly CourseVariant[]
  readonly courses?: readonly Course[]
  readonly skills?: readonly Skill[]
  readonly tours?: readonly Tour[]
  readonly shelfRecords?: readonly ShelfRecord[]
  readonly skippedDays?: readonly IsoDate[]
  readonly today?: IsoDate
}

export function makeCatalogue(sketch: CatalogueSketch): Catalogue {
  const { items = [], variants = [], skills = [], skippedDays = [], today = '2020-01-03' } = sketch
  const courses = sketch.courses ?? (variants.length === 0 ? [] : [{ ...plainCourse, variants }])
  const ofKind = (kind: ItemKind) => items.filter((item) => item.kind === kind)
  const tours = sketch.tours ?? makeTours()
  const last = tours.at(-1)!
  return {
    end: { lastTour: last.number, lastDay: addDays(last.end, -1), closedOn: last.end },
    today,
    skippedDays: new Set(skippedDays),
    items: mapKinds(ofKind),
    itemById: mapById(items),
    skills,
    skillById: mapById(skills),
    courses,
    courseById: mapById(courses),
    variantById: mapById(sketch.variants ?? courses.flatMap((course) => course.variants)),
    tours,
    badges: [],
    guides: [],
    ownNames: new Map(),
    publicCounts: null,
    shelfRecords: sketch.shelfRecords ?? [makeRecord(firstRecordDay, 4), makeRecord('2019-12-04', 6)],
    cycle: { firstTour: 1, turns: [] },
    tables: noTables,
    provenance: new Map(),
  }
}

export const plainCourse: Course = {
  id: 'course',
  platform: 'tour',
  name: 'Course',
  names: {},
  kind: 'classic',
  debutTour: null,
  firstSeen: null,
  basis: 'partial',
  variants: [],
}

/** No skill adds anything. */
export const plainActions: CourseActions = {
  actions: 150,
  withSkill: { 'giant-banana': 150, 'lucky-seven': 150, 'boomerang-flower': 150, 'coin-box': 150 },
  itemBoxes: 6,
  miniTurbos: 20,
  jumpBoosts: 10,
  dashPanels: 5,
  glideActions: 5,
  courseCoins: 20,
  itemCoins: 12,
}

/** A High-End kart that has been there from tour 1 on, by default. */
export function makeItem(id: string, shelves: readonly ShelfRelation[], rest: Partial<Item> = {}): Item {
  return {
    kind: 'kart',
    id,
    name: id,
    names: {},
    rarity: 'high-end',
    skillId: null,
    debutTour: 1,
    gameId: null,
    basis: 'recorded',
    publicShelfCounts: null,
    shelves,
    ...rest,
  }
}

export function onTop(variantId: string, rest: Partial<ShelfRelation> = {}): ShelfRelation {
  return { variantId, shelf: 'top', level: 1, since: firstRecordDay, until: null, ...rest }
}

export function onMiddle(variantId: string, rest: Partial<ShelfRelation> = {}): ShelfRelation {
  return { ...onTop(variantId, rest), shelf: 'middle' }
}

export function makeVariant(id: string, rest: Partial<CourseVariant> = {}): CourseVariant {
  return {
    id,
    courseId: 'course',
    name: id,
    layout: 1,
    variant: '',
    mode: 'race',
    debutTour: null,
    firstSeen: null,
    basis: null,
    actions: plainActions,
    ...rest,
  }
}

export function makeSkill(id: string, strength: number | null): Skill {
  return { id, name: id, names: {}, kind: 'driver', category: null, strength, reason: null }
}

export function makeRecord(date: IsoDate, tour: number): ShelfRecord {
  return { date, tour, scope: 'full', source: 'test' }
}

/** A tour with both ranked weeks; `weeks` and `cup` name course variants. */
export function makeTour(
  number: number,
  weeks: readonly (readonly string[])[] = [[], []],
  cup: readonly string[] = [],
) {
  const start = addDays('2019-09-25', 14 * (number - 1))
  const tour: Tour = {
    id: `tour-${number}`,
    number,
    name: `Tour ${number}`,
    start,
    end: addDays(start, 14),
    seasonId: null,
    newCityCourses: [],
    basis: 'recorded',
    cups: cup.length === 0 ? [] : [{ position: 1, name: 'Cup', driverId: null, variantIds: cup, picturedIds: [] }],
    cupsBasis: 'recorded',
    rankedCups: weeks.map((variantIds, index) => ({
      week: index === 0 ? 1 : 2,
      cupPosition: null,
      name: null,
      start: addDays(start, 7 * index),
      end: addDays(start, 7 * index + 7),
      variantIds,
      basis: 'recorded',
    })),
    pipeBoosts: [],
  }
  return tour
}

/** Tours 1 to 34, so that a round follows the first eight, with nothing in their cups, apart from the given ones. */
export function makeTours(...special: readonly Tour[]): Tour[] {
  const numbers = Array.from({ length: 34 }, (_, index) => index + 1)
  return numbers.map((number) => special.find((tour) => tour.number === number) ?? makeTour(number))
}
