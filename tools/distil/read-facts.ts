import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import papaparse from 'papaparse'
import * as z from 'zod'
import { suggestNearMiss } from '#base/near-miss.ts'
import {
  courseActionsTable,
  coursesTable,
  courseVariantsTable,
  cupCourseDriversTable,
  cupsTable,
  type FactRow,
  itemsTable,
  namesTable,
  rankedCupsTable,
  type ReportFact,
  shelfCountsTable,
  shelvesTable,
  skillsTable,
  snapshotsTable,
  spotlightBoostsTable,
  toursTable,
} from './fact-tables.ts'

/** Reads every table of a folder of facts; reports each fault in a cell, each repeated row and each unknown id. */
export function readFacts(folder: string, report: ReportFact): Facts {
  let isSound = true
  const facts = readFactTables(folder, (fault) => {
    isSound = false
    report(fault)
  })
  // The content of a faulty row is missing, so others would be blamed for it.
  if (isSound) checkFacts(facts, report)
  return facts
}

export type Facts = ReturnType<typeof readFactTables>

/** Reads every table of a folder of facts; reports each fault in a cell. */
function readFactTables(folder: string, report: ReportFact) {
  return {
    tours: readTable(folder, 'tours.csv', toursTable, report),
    drivers: readTable(folder, 'drivers.csv', itemsTable, report),
    karts: readTable(folder, 'karts.csv', itemsTable, report),
    gliders: readTable(folder, 'gliders.csv', itemsTable, report),
    skills: readTable(folder, 'skills.csv', skillsTable, report),
    courses: readTable(folder, 'courses.csv', coursesTable, report),
    courseVariants: readTable(folder, 'course_variants.csv', courseVariantsTable, report),
    courseActions: readTable(folder, 'course_actions.csv', courseActionsTable, report),
    shelves: readTable(folder, 'shelves.csv', shelvesTable, report),
    snapshots: readTable(folder, 'snapshots.csv', snapshotsTable, report),
    cups: readTable(folder, 'cups.csv', cupsTable, report),
    rankedCups: readTable(folder, 'ranked_cups.csv', rankedCupsTable, report),
    cupCourseDrivers: readTable(folder, 'cup_course_drivers.csv', cupCourseDriversTable, report),
    spotlightBoosts: readTable(folder, 'spotlight_boosts.csv', spotlightBoostsTable, report),
    names: readTable(folder, 'names.csv', namesTable, report),
    shelfCounts: readTable(folder, 'shelf_counts.csv', shelfCountsTable, report),
  }
}

/**
 * The rows of a CSV file (RFC 4180, the first row names the columns). A row with a fault is reported and left out; so
 * is a table that is missing or lacks a column.
 */
function readTable<Shape extends z.ZodRawShape>(
  folder: string,
  table: string,
  schema: z.ZodObject<Shape>,
  report: ReportFact,
): FactRow<z.ZodObject<Shape>>[] {
  const path = join(folder, table)
  if (!existsSync(path)) {
    report({ table, row: 1, message: 'the table is missing', remedy: `Put a file ${table} into the folder.` })
    return []
  }
  const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
  const { data, errors, meta } = papaparse.parse<Record<string, string>>(text, {
    header: true,
    delimiter: ',',
    skipEmptyLines: true,
  })
  const missing = Object.keys(schema.shape).filter((column) => !meta.fields?.includes(column))
  for (const column of missing) {
    const message = `the column "${column}" is missing`
    report({
      table,
      row: 1,
      message,
      remedy: `Name the columns in the first row: ${Object.keys(schema.shape).join(',')}.`,
    })
  }
  if (missing.length > 0) return []
  const ragged = new Set(errors.map(({ row = 0 }) => row))
  for (const row of ragged) {
    const message = `the row does not have ${meta.fields?.length ?? 0} cells, as the first one has`
    report({ table, row: row + 2, message, remedy: 'Put quotes around a cell that holds a comma or a quote.' })
  }
  return data.flatMap((cells, index) =>
    ragged.has(index) ? [] : (readRow(table, index + 2, cells, schema, report) ?? []),
  )
}

function readRow<Shape extends z.ZodRawShape>(
  table: string,
  row: number,
  cells: Record<string, string>,
  schema: z.ZodObject<Shape>,
  report: ReportFact,
): FactRow<z.ZodObject<Shape>> | null {
  const result = schema.safeParse(cells)
  if (result.success) return { ...result.data, row }
  for (const issue of result.error.issues) {
    const column = String(issue.path[0])
    const expected = findExpected(issue)
    const message = `"${column}" is ${JSON.stringify(cells[column])}, which is not ${expected}`
    report({ table, row, message, remedy: `Write ${expected} in this cell.` })
  }
  return null
}

/** Of an optional cell, what it should be if it is not empty. */
function findExpected(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_union') return issue.message
  return issue.errors.at(-1)?.[0]?.message ?? issue.message
}

/** Reports rows that say the same thing twice, and ids that no row introduces. */
function checkFacts(facts: Facts, report: ReportFact): void {
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
