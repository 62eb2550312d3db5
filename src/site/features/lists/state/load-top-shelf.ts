import type { ItemKind } from '#catalogue/entities.ts'
import { loadSearchIndex } from '../../search/entries/load-search-index.ts'
import { findTopShelf, type TopShelf } from './find-top-shelf.ts'

/** Reads it from the planner's game, which is one file however many variants are meant. See findTopShelf. */
export async function loadTopShelf(asked: string, kinds: readonly ItemKind[]): Promise<TopShelf> {
  const [{ course }, game] = await Promise.all([
    loadSearchIndex(),
    import('../../game/load-planner-game.ts').then(({ loadPlannerGame }) => loadPlannerGame()),
  ])
  return findTopShelf(course, game, asked, kinds)
}
