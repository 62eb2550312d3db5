import { expandChecklist, listGameIds, listMovements } from '#pages/data/expand-checklist.ts'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import { routes } from '#pages/routes/routes.ts'
import { loadOnce } from '../../ui/loading/load-once.ts'
import { loadPageOf } from '../navigation/navigation-services.ts'

/** Every item in the game, for naming what a checklist holds. */
export interface ChecklistItems {
  /** Drivers, karts, gliders, each in the order of the game. */
  readonly entries: readonly ItemListEntry[]
  readonly byId: ReadonlyMap<string, ItemListEntry>
  /** See listMovements. */
  readonly movements: ReadonlyMap<string, number>
  /** See listGameIds. */
  readonly gameIds: ReadonlyMap<string, number>
}

/** Read from the checklist's page data, which works offline once it has been opened. */
export const loadChecklistItems: () => Promise<ChecklistItems> = loadOnce(async () => {
  const data = await loadPageOf('checklist', routes.checklist)
  const entries = expandChecklist(data)
  return {
    entries,
    byId: new Map(entries.map((entry) => [entry.id, entry])),
    movements: listMovements(data),
    gameIds: listGameIds(data),
  }
})
