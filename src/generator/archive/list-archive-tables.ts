import * as z from 'zod'
import { buildDictionary } from '#pages/open-data/build-dictionary.ts'
import type { OpenCollectionPlan } from '#pages/open-data/open-collection-plan.ts'
import { listCollections } from '#pages/open-data/open-collections.ts'
import { checkRows } from '#pages/open-data/build-open-data.ts'
import { listFields, type FieldFacts } from '#pages/open-data/shapes/list-fields.ts'
import type { PageSource } from '#pages/source/build-page-source.ts'

/** The questions that people ask of the archive, as views of its database. */
export const archiveViews = {
  /** Everything that can be raced with. */
  roster: `
SELECT i.kind, i.id, i.name, i.rarity, s.name AS skill, i.debutTour, t.name AS debutTourName, t.start AS debut,
  i.gameId, i.gameKey, i.internalName
FROM items i
LEFT JOIN skills s ON s.id = i.skill
LEFT JOIN tours t ON t.number = i.debutTour`,
  drivers: `SELECT * FROM items WHERE kind = 'driver'`,
  karts: `SELECT * FROM items WHERE kind = 'kart'`,
  gliders: `SELECT * FROM items WHERE kind = 'glider'`,
  /** Ask with WHERE date = '2020-12-25'; label says how sure the shelves of the day are. */
  shelves_on_days: `
SELECT d.date, d.label, h.kind, h.item, i.name AS itemName, h.variant, v.name AS variantName, h.shelf, h.level, h.since
FROM days d
JOIN shelves h ON h.since <= d.date AND (h.until IS NULL OR d.date < h.until)
JOIN items i ON i.id = h.item
JOIN variants v ON v.id = h.variant`,
  /** Tours, and the ranked weeks in them. */
  schedule: `
SELECT number AS tourNumber, 'tour' AS what, name, start, "end", startEpoch, endEpoch, basis FROM tours
UNION ALL
SELECT tourNumber, 'week ' || week, name, start, "end", startEpoch, endEpoch, basis FROM ranked_cups`,
  cup_line_ups: `
SELECT c.tourNumber, t.name AS tour, c.position, c.name AS cup, i.name AS driver,
  v1.name AS course1, v2.name AS course2, v3.name AS course3, c.basis
FROM tour_cups c
JOIN tours t ON t.number = c.tourNumber
LEFT JOIN items i ON i.id = c.driver
LEFT JOIN cup_courses c1 ON c1.tourNumber = c.tourNumber AND c1.position = c.position AND c1.course = 1
LEFT JOIN cup_courses c2 ON c2.tourNumber = c.tourNumber AND c2.position = c.position AND c2.course = 2
LEFT JOIN cup_courses c3 ON c3.tourNumber = c.tourNumber AND c3.position = c.position AND c3.course = 3
LEFT JOIN variants v1 ON v1.id = c1.variant
LEFT JOIN variants v2 ON v2.id = c2.variant
LEFT JOIN variants v3 ON v3.id = c3.variant`,
  /** What the Spotlight Shop of each tour of the yearly cycle sold, as the list of July 2026 has it. */
  tour_offers: `
SELECT t.number AS tourNumber, t.name AS tour, o.kind, o.item, i.name AS itemName, o.rate
FROM offers o
JOIN tours t ON t.cyclePosition = o.cyclePosition
JOIN items i ON i.id = o.item
WHERE o.onlyInRunOf IS NULL OR o.onlyInRunOf = CAST(substr(t.start, 1, 4) AS INTEGER)`,
} as const

export type Cell = string | number | boolean | null

/** A table of the archive with all its rows. */
export interface ArchiveTable {
  readonly plan: OpenCollectionPlan
  readonly fields: readonly FieldFacts[]
  readonly rows: readonly Readonly<Record<string, Cell>>[]
}

/**
 * Every table of the open data that has rows of its own, without columns that are deprecated or mean something on this
 * site alone. Throws if a column holds lists: they have a table of their own.
 */
export function listArchiveTables(source: PageSource): ArchiveTable[] {
  const plans = listCollections().filter(({ archivedAs }) => archivedAs === undefined)
  const tables = plans.filter(({ name }) => !dictionaryNames.has(name)).map((plan) => fillTable(plan, source))
  // The tables about tables speak of those that are here, whose rows can be counted by now.
  const described: OpenCollectionPlan[] = tables.map(({ plan, rows }) => ({ ...plan, count: () => rows.length }))
  const dictionary = buildDictionary(() => [...described, ...dictionary])
  return [...tables, ...dictionary.map((plan) => fillTable(plan, source))]
}

const dictionaryNames: ReadonlySet<string> = new Set(buildDictionary(() => []).map(({ name }) => name))

function fillTable(published: OpenCollectionPlan, source: PageSource): ArchiveTable {
  const row = dropColumns(published.row)
  const plan = { ...published, row }
  const fields = listFields(row)
  const list = fields.find(({ jsonType }) => jsonType === 'array')
  if (list) throw new Error(`"${list.name}" of ${plan.name} holds lists: give them a table of their own.`)
  const rows = [...checkRows(plan, plan.build(source))] as Readonly<Record<string, Cell>>[]
  return { plan, fields, rows }
}

function dropColumns(row: z.ZodObject): z.ZodObject {
  const dropped = new Set(
    listFields(row).flatMap(({ name, isDeprecated, isOfSite }) => (isDeprecated || isOfSite ? name : [])),
  )
  return z.strictObject(Object.fromEntries(Object.entries(row.shape).filter(([name]) => !dropped.has(name))))
}
