import type { ItemKind } from '#catalogue/entities.ts'
import { coursePath } from '#pages/routes/routes.ts'
import { loadPlannerGame } from '../../game/load-planner-game.ts'
import { loadPageOf } from '../../navigation/navigation-services.ts'
import { loadSearchIndex } from '../../search/entries/load-search-index.ts'
import {
  describePlaces,
  findInCourse,
  findInGame,
  findVariants,
  nameVariants,
  type TopShelf,
} from './find-top-shelf.ts'

/**
 * Reads the items on the top shelf of what is asked for, at any level, from the page data of its course; of several
 * courses, from the planner's game, which is one file but seven times as large. An unknown variant has an empty shelf.
 */
export async function readTopShelf(asked: string, kinds: readonly ItemKind[]): Promise<TopShelf> {
  const { course } = await loadSearchIndex()
  const variants = findVariants(course, asked)
  const [courseId, ...others] = new Set(variants.map((variant) => variant.courseId))
  const readGame = async () => findInGame(await loadPlannerGame(), variants, kinds)
  // Without a connection, the game may be stored where a course's page is not.
  const readCourse = async (id: string) => findInCourse(await loadPageOf('course', coursePath(id)), variants, kinds)
  const found =
    courseId === undefined ? new Map() : await (others.length > 0 ? readGame() : readCourse(courseId).catch(readGame))
  return { name: nameVariants(variants, asked), places: describePlaces(found, variants, asked) }
}
