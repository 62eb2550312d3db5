/**
 * The tables of facts and their columns, each with what a cell may hold: the message of an issue says what is expected. A
 * table may have further columns; see docs/how-to/update-the-facts.md.
 */
import * as z from 'zod'
import { isContentId } from '#catalogue/content-id.ts'
import {
  bases,
  courseKinds,
  itemKinds,
  platforms,
  rarities,
  shelfLevels,
  shelves,
  skillCategories,
} from '#catalogue/entities.ts'
import { isGameDay } from '#catalogue/game-day.ts'
import { mapLanguages } from '#catalogue/languages.ts'

/** Something wrong in a table of facts, described so that it can be fixed there. */
export interface FactFault {
  /** Name of the table's file. */
  readonly table: string
  /** As a spreadsheet counts: the header is row 1. */
  readonly row: number
  readonly message: string
  readonly remedy: string
}

/** Takes a fault and goes on, so that all faults are reported at once. */
export type ReportFact = (fault: FactFault) => void

/** All faults as text, and what follows from them. */
export function describeFactFaults(faults: readonly FactFault[]): string {
  const lines = faults.map(({ table, row, message, remedy }) => `${table}:${row}: ${message}\n    ${remedy}`)
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`
  return [...lines, `${count} in the facts. Nothing was written; correct the tables and run this again.`].join('\n')
}

/** `read` returns null for text that it does not accept. */
function cell<Value>(expected: string, read: (text: string) => Value | null) {
  return z.string().transform((text, context) => {
    const value = read(text)
    if (value !== null) return value
    context.addIssue({ code: 'custom', message: expected })
    return z.NEVER
  })
}

/** The same cell, undefined where it is empty. */
function optional<Value>(schema: z.ZodType<Value, string>) {
  return z.union([z.literal('').transform(() => undefined), schema])
}

/** A no-break space, as French names have it, stays: in the content it is written as `\_`, which can be seen. */
const textCell = cell('a text', (text) => text.trim() || null)

const idCell = cell('an id of lowercase letters, digits and single hyphens', (text) =>
  isContentId(text) ? text : null,
)

const dayCell = cell('a day of the game, written YYYY-MM-DD', (text) => (isGameDay(text) ? text : null))

const countCell = cell('a whole number', (text) => (/^\d{1,6}$/.test(text) ? Number(text) : null))

/** One of several values: texts, or numbers as they are written. */
function choiceCell<const Value extends string | number>(values: readonly Value[]) {
  return cell(`one of ${values.join(', ')}`, (text) => values.find((value) => String(value) === text) ?? null)
}

const basis = choiceCell(bases)

export const toursTable = z.object({
  number: countCell,
  name: textCell,
  start_date: dayCell,
  end_date: dayCell,
  season_id: optional(countCell),
  new_city_course: optional(textCell),
  basis,
})

/** The same columns for drivers, karts and gliders. */
export const itemsTable = z.object({
  slug: idCell,
  name: textCell,
  rarity: choiceCell(rarities),
  skill: optional(idCell),
  debut_tour: optional(countCell),
  game_id: optional(countCell),
  basis,
})

export const skillsTable = z.object({
  slug: idCell,
  name: textCell,
  kind: choiceCell(itemKinds),
  category: optional(choiceCell(skillCategories)),
})

const firstKnown = { debut_tour: optional(countCell), first_seen: optional(dayCell), basis: optional(basis) }

export const coursesTable = z.object({
  slug: idCell,
  platform: choiceCell(platforms),
  name: textCell,
  kind: choiceCell(courseKinds),
  ...firstKnown,
})

export const courseVariantsTable = z.object({ slug: idCell, course_slug: idCell, name: textCell, ...firstKnown })

export const courseActionsTable = z.object({
  course_variant_slug: idCell,
  actions: countCell,
  actions_giant_banana: countCell,
  actions_lucky_seven: countCell,
  actions_boomerang_flower: countCell,
  actions_coin_box: countCell,
  item_boxes: countCell,
  mini_turbos: countCell,
  jump_boosts: countCell,
  dash_panels: countCell,
  glide_actions: countCell,
  course_coins: countCell,
  item_coins: countCell,
})

export const shelvesTable = z.object({
  item_kind: choiceCell(itemKinds),
  item_slug: idCell,
  course_variant_slug: idCell,
  shelf: choiceCell(shelves),
  level: choiceCell(shelfLevels),
  since: dayCell,
  until: optional(dayCell),
})

export const snapshotsTable = z.object({
  date: dayCell,
  tour_number: countCell,
  scope: choiceCell(['full', 'top']),
  source_repository: textCell,
  source_revision: textCell,
  source_files: textCell,
})

const courseCells = { course_1: optional(idCell), course_2: optional(idCell), course_3: optional(idCell) }

export const cupsTable = z.object({
  tour_number: countCell,
  position: countCell,
  cup: textCell,
  driver_slug: optional(idCell),
  ...courseCells,
})

export const rankedCupsTable = z.object({
  tour_number: countCell,
  week: choiceCell([1, 2]),
  cup: optional(textCell),
  ...courseCells,
  basis,
})

export const cupCourseDriversTable = z.object({
  tour_number: countCell,
  cup_position: countCell,
  course_position: choiceCell([1, 2, 3]),
  course_variant_slug: idCell,
  driver_slug: idCell,
})

export const spotlightBoostsTable = z.object({
  tour_number: countCell,
  course_position: choiceCell([2, 3]),
  item_kind: choiceCell(itemKinds),
  item_slug: idCell,
})

const namedKinds = [...itemKinds, 'course', 'skill'] as const

export const namesTable = z.object({
  kind: choiceCell(namedKinds),
  slug: idCell,
  en: textCell,
  ...mapLanguages(optional(textCell)),
})

export const shelfCountsTable = z.object({
  item_kind: choiceCell(itemKinds),
  item_slug: idCell,
  top: optional(countCell),
  middle: optional(countCell),
  basis: choiceCell(['equal', 'short', 'no public count']),
})

/** A row as its table's schema reads it, with its number for faults. */
export type FactRow<Table extends z.ZodType> = z.output<Table> & { readonly row: number }

export type TourRow = FactRow<typeof toursTable>
export type ItemRow = FactRow<typeof itemsTable>
export type SkillRow = FactRow<typeof skillsTable>
export type CourseRow = FactRow<typeof coursesTable>
export type CourseVariantRow = FactRow<typeof courseVariantsTable>
export type CourseActionsRow = FactRow<typeof courseActionsTable>
export type ShelfRow = FactRow<typeof shelvesTable>
export type SnapshotRow = FactRow<typeof snapshotsTable>
export type CupRow = FactRow<typeof cupsTable>
export type RankedCupRow = FactRow<typeof rankedCupsTable>
export type CupCourseDriverRow = FactRow<typeof cupCourseDriversTable>
export type SpotlightBoostRow = FactRow<typeof spotlightBoostsTable>
export type NameRow = FactRow<typeof namesTable>
export type ShelfCountRow = FactRow<typeof shelfCountsTable>
