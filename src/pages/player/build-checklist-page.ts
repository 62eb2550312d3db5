import { toContentId } from '#catalogue/content-id.ts'
import { rarities } from '#catalogue/entities.ts'
import { buildItemListEntry } from '../item/build-item-list-page.ts'
import type { PageSource } from '../source/build-page-source.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import type { ItemListEntry } from '../data/item-pages.ts'
import type { ChecklistPage, ChecklistRow, MyRecordPage, UserChecklistPage } from '../data/player-pages.ts'
import { routes } from '../routes/routes.ts'

export function buildChecklistPage(source: PageSource): ChecklistPage {
  const entries = mapKinds((kind) => source.items[kind].map((item) => buildItemListEntry(source, item)))
  const all = Object.values(entries).flat()
  const skills = listOnce(all.flatMap(({ skill }) => (skill ? [[skill.id, skill.name] as const] : [])))
  const tours = listOnce(
    all.flatMap(({ debut, debutYear }) => (debut ? [[debut.id, debut.name, debut.number, debutYear] as const] : [])),
  )
  const skillIndexes = mapIndexes(skills)
  const tourIndexes = mapIndexes(tours)
  const compact = ({ knownTops, ...entry }: ItemListEntry): ChecklistRow => {
    const row = [
      entry.id,
      entry.name,
      rarities.indexOf(entry.rarity),
      entry.skill && skillIndexes.get(entry.skill.id)!,
      entry.debut && tourIndexes.get(entry.debut.id)!,
      entry.rank,
      entry.tier,
      entry.topCount,
      entry.worth,
    ] as const
    return knownTops ? [...row, knownTops] : row
  }
  return {
    kind: 'checklist',
    path: routes.checklist,
    crumbs: [],
    skills,
    tours,
    rows: mapKinds((kind) => entries[kind].map(compact)),
    cycle: source.tables.turnNames.map((label) => ({ value: toContentId(label), label })),
    sold: mapKinds((kind) => source.items[kind].map(({ id }) => addPositions(source.tables.offersOf(id)))),
    tags: Object.fromEntries(all.flatMap(({ id, tags }) => (tags ? [[id, tags]] : []))),
    gameIds: mapKinds((kind) => source.items[kind].map(({ gameId }) => gameId)),
    movements: mapKinds((kind) =>
      entries[kind].map(({ rank }) => (rank && source.today.kinds[kind].movement[rank - 1]) ?? 0),
    ),
    unnumbered: countUnnumbered(source),
  }
}

export function buildUserChecklistPage(source: PageSource): UserChecklistPage {
  return {
    kind: 'user-checklist',
    path: routes['user-checklist'],
    crumbs: [],
    unnumbered: countUnnumbered(source),
  }
}

export function buildMyRecordPage({ catalogue }: PageSource): MyRecordPage {
  return {
    kind: 'my-record',
    path: routes['my-record'],
    crumbs: [],
    tours: catalogue.tours.map(({ id, name }) => [id, name]),
  }
}

function countUnnumbered({ items }: PageSource): ChecklistPage['unnumbered'] {
  return mapKinds((kind) => items[kind].filter(({ gameId }) => gameId === null).length)
}

/** A bit for each position of the yearly cycle: 26 bits at most. */
function addPositions(offers: readonly { readonly cyclePosition: number }[]): number {
  return offers.reduce((mask, { cyclePosition }) => mask | (1 << (cyclePosition - 1)), 0)
}

function listOnce<Row extends readonly [id: string, ...rest: unknown[]]>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row[0], row])).values()]
}

function mapIndexes(rows: readonly (readonly [id: string, ...rest: unknown[]])[]): Map<string, number> {
  return new Map(rows.map(([id], index) => [id, index]))
}
