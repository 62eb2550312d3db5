import type { ReportFact } from './fact-fault.ts'
import {
  courseActionsTable,
  cupCourseDriversTable,
  spotlightBoostsTable,
  coursesTable,
  courseVariantsTable,
  cupsTable,
  itemsTable,
  namesTable,
  rankedCupsTable,
  shelfCountsTable,
  shelvesTable,
  skillsTable,
  snapshotsTable,
  toursTable,
} from './fact-tables.ts'
import { readTable } from './read-table.ts'

export type Facts = ReturnType<typeof readFactTables>

/** Reads every table of a folder of facts; reports each fault in a cell. */
export function readFactTables(folder: string, report: ReportFact) {
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
