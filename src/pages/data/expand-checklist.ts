import { itemKinds, rarities, type ItemKind } from '#catalogue/entities.ts'
import type { ItemListEntry } from './item-pages.ts'
import type { ChecklistPage, ChecklistRow } from './player-pages.ts'

/** All items as lists show them: drivers, karts, gliders, each in the order of the game. */
export function expandChecklist(page: ChecklistPage): ItemListEntry[] {
  return itemKinds.flatMap((kind) =>
    page.rows[kind].map((row, index) => {
      const [id] = row
      const mask = page.sold[kind][index] ?? 0
      const tags = page.tags[id]
      return {
        ...expandChecklistRow(page, kind, row),
        ...(tags && { tags }),
        ...(mask > 0 && { soldIn: page.cycle.filter((_, position) => mask & (1 << position)) }),
      }
    }),
  )
}

/**
 * By item, the ranks that it gained (positive) or lost when the last ranking took effect; those that stayed are left
 * out.
 */
export function listMovements({ rows, movements }: ChecklistPage): Map<string, number> {
  return listKnown(rows, movements)
}

/** The game's own numbers by item; items without one on record are left out. */
export function listGameIds({ rows, gameIds }: ChecklistPage): Map<string, number> {
  return listKnown(rows, gameIds)
}

/** By item what stands beside its row, unless that is nothing. */
function listKnown(
  rows: ChecklistPage['rows'],
  beside: Readonly<Record<ItemKind, readonly (number | null)[]>>,
): Map<string, number> {
  return new Map(
    itemKinds.flatMap((kind) =>
      rows[kind].flatMap(([id], index) => {
        const value = beside[kind][index]
        return value ? [[id, value] as const] : []
      }),
    ),
  )
}

function expandChecklistRow({ skills, tours }: ChecklistPage, kind: ItemKind, row: ChecklistRow): ItemListEntry {
  const [id, name, rarityIndex, skillIndex, tourIndex, rank, tier, topCount, worth, knownTops] = row
  const skill = skillIndex === null ? undefined : skills[skillIndex]
  const tour = tourIndex === null ? undefined : tours[tourIndex]
  return {
    kind,
    id,
    name,
    rarity: rarities[rarityIndex]!,
    skill: skill ? { id: skill[0], name: skill[1], kind } : null,
    debut: tour ? { id: tour[0], name: tour[1], number: tour[2] } : null,
    debutYear: tour?.[3] ?? null,
    rank,
    tier,
    worth,
    topCount,
    ...(knownTops && { knownTops }),
  }
}
