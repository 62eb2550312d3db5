import { suggestNearMiss } from '#catalogue/near-miss.ts'
import type { ReportFact } from './fact-fault.ts'
import type { Facts } from './read-fact-tables.ts'

/** Reports rows that say the same thing twice, and ids that no row introduces. */
export function checkFacts(facts: Facts, report: ReportFact): void {
  checkKeys(facts, report)
  const { tours, skills, courses, courseVariants, shelves, snapshots, cups, rankedCups, names, shelfCounts } = facts
  const items = { driver: facts.drivers, kart: facts.karts, glider: facts.gliders }
  const known = {
    tour: collect('tour', 'tours.csv', tours, ({ number }) => String(number)),
    skill: collect('skill', 'skills.csv', skills, ({ slug }) => slug),
    course: collect('course', 'courses.csv', courses, ({ slug }) => slug),
    variant: collect('course variant', 'course_variants.csv', courseVariants, ({ slug }) => slug),
    driver: collect('driver', 'drivers.csv', items.driver, ({ slug }) => slug),
    kart: collect('kart', 'karts.csv', items.kart, ({ slug }) => slug),
    glider: collect('glider', 'gliders.csv', items.glider, ({ slug }) => slug),
  }
  for (const [kind, rows] of Object.entries(items))
    for (const { row, skill, debut_tour } of rows) {
      check(`${kind}s.csv`, row, skill, known.skill, report)
      check(`${kind}s.csv`, row, debut_tour, known.tour, report)
    }
  for (const { row, debut_tour } of courses) check('courses.csv', row, debut_tour, known.tour, report)
  for (const { row, course_slug, debut_tour } of courseVariants) {
    check('course_variants.csv', row, course_slug, known.course, report)
    check('course_variants.csv', row, debut_tour, known.tour, report)
  }
  for (const { row, item_kind, item_slug, course_variant_slug } of shelves) {
    check('shelves.csv', row, item_slug, known[item_kind], report)
    check('shelves.csv', row, course_variant_slug, known.variant, report)
  }
  for (const { row, tour_number } of snapshots) check('snapshots.csv', row, tour_number, known.tour, report)
  for (const { row, tour_number, driver_slug, course_1, course_2, course_3 } of cups) {
    check('cups.csv', row, tour_number, known.tour, report)
    check('cups.csv', row, driver_slug, known.driver, report)
    for (const id of [course_1, course_2, course_3]) check('cups.csv', row, id, known.variant, report)
  }
  for (const { row, tour_number, course_1, course_2, course_3 } of rankedCups) {
    check('ranked_cups.csv', row, tour_number, known.tour, report)
    for (const id of [course_1, course_2, course_3]) check('ranked_cups.csv', row, id, known.variant, report)
  }
  for (const { row, course_variant_slug } of facts.courseActions)
    check('course_actions.csv', row, course_variant_slug, known.variant, report)
  for (const { row, tour_number, course_variant_slug, driver_slug } of facts.cupCourseDrivers) {
    check('cup_course_drivers.csv', row, tour_number, known.tour, report)
    check('cup_course_drivers.csv', row, course_variant_slug, known.variant, report)
    check('cup_course_drivers.csv', row, driver_slug, known.driver, report)
  }
  for (const { row, tour_number, item_kind, item_slug } of facts.spotlightBoosts) {
    check('spotlight_boosts.csv', row, tour_number, known.tour, report)
    check('spotlight_boosts.csv', row, item_slug, known[item_kind], report)
  }
  for (const { row, kind, slug } of names) check('names.csv', row, slug, known[kind], report)
  for (const { row, item_kind, item_slug } of shelfCounts)
    check('shelf_counts.csv', row, item_slug, known[item_kind], report)
}

interface KnownIds {
  readonly noun: string
  readonly table: string
  readonly ids: ReadonlySet<string>
}

function collect<Row>(noun: string, table: string, rows: readonly Row[], idOf: (row: Row) => string): KnownIds {
  return { noun, table, ids: new Set(rows.map(idOf)) }
}

function check(table: string, row: number, id: string | number | undefined, known: KnownIds, report: ReportFact): void {
  if (id === undefined || known.ids.has(String(id))) return
  const remedy = `${suggestNearMiss(String(id), known.ids)}Every ${known.noun} has a row in ${known.table}.`
  report({ table, row, message: `unknown ${known.noun} "${id}"`, remedy })
}

function checkKeys(facts: Facts, report: ReportFact): void {
  const { tours, skills, courses, courseVariants, shelves, snapshots, cups, rankedCups, names, shelfCounts } = facts
  checkUnique('tours.csv', tours, ({ number }) => String(number), report)
  checkUnique('drivers.csv', facts.drivers, ({ slug }) => slug, report)
  checkUnique('karts.csv', facts.karts, ({ slug }) => slug, report)
  checkUnique('gliders.csv', facts.gliders, ({ slug }) => slug, report)
  checkUnique('skills.csv', skills, ({ slug }) => slug, report)
  checkUnique('courses.csv', courses, ({ slug }) => slug, report)
  checkUnique('course_variants.csv', courseVariants, ({ slug }) => slug, report)
  const keyOfShelf = (row: (typeof shelves)[number]) =>
    `${row.item_kind} ${row.item_slug}, ${row.course_variant_slug}, ${row.shelf} at level ${row.level} since ${row.since}`
  checkUnique('shelves.csv', shelves, keyOfShelf, report)
  checkUnique('snapshots.csv', snapshots, ({ date }) => date, report)
  checkUnique('cups.csv', cups, ({ tour_number, position }) => `tour ${tour_number}, cup ${position}`, report)
  checkUnique('ranked_cups.csv', rankedCups, ({ tour_number, week }) => `tour ${tour_number}, week ${week}`, report)
  checkUnique('course_actions.csv', facts.courseActions, ({ course_variant_slug }) => course_variant_slug, report)
  const keyOfPicture = (row: (typeof facts.cupCourseDrivers)[number]) =>
    `tour ${row.tour_number}, cup ${row.cup_position}, course ${row.course_position}`
  checkUnique('cup_course_drivers.csv', facts.cupCourseDrivers, keyOfPicture, report)
  const keyOfBoost = (row: (typeof facts.spotlightBoosts)[number]) =>
    `tour ${row.tour_number}, course ${row.course_position}, ${row.item_kind} ${row.item_slug}`
  checkUnique('spotlight_boosts.csv', facts.spotlightBoosts, keyOfBoost, report)
  checkUnique('names.csv', names, ({ kind, slug }) => `${kind} ${slug}`, report)
  checkUnique('shelf_counts.csv', shelfCounts, ({ item_kind, item_slug }) => `${item_kind} ${item_slug}`, report)
}

function checkUnique<Row extends { readonly row: number }>(
  table: string,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  report: ReportFact,
): void {
  const first = new Map<string, number>()
  for (const row of rows) {
    const key = keyOf(row)
    const owner = first.get(key)
    if (owner === undefined) first.set(key, row.row)
    else report({ table, row: row.row, message: `${key} is already in row ${owner}`, remedy: 'Keep one of the two.' })
  }
}
