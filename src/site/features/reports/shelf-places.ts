/** The places that an item can have on a course variant, for forms and lists of reports. */
import * as say from '#wording/reports.ts'
import type { ReportedLevel, ReportedPlace } from '#documents/report.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'

/** Names a place in forms: `top-3`, `middle`. */
export type PlaceKey = `top-${ReportedLevel}` | 'middle' | 'low'

/** From the best to the worst. */
export const placeKeys = ['top-1', 'top-3', 'top-6', 'top-8', 'middle', 'low'] as const satisfies readonly PlaceKey[]

const places: Readonly<Record<PlaceKey, ReportedPlace>> = {
  'top-1': { shelf: 'top', level: 1 },
  'top-3': { shelf: 'top', level: 3 },
  'top-6': { shelf: 'top', level: 6 },
  'top-8': { shelf: 'top', level: 8 },
  middle: { shelf: 'middle', level: 1 },
  low: { shelf: 'low', level: 1 },
}

export const placeNames: Readonly<Record<PlaceKey, string>> = {
  'top-1': say.topShelf(),
  'top-3': say.topFrom3(),
  'top-6': say.topFrom6(),
  'top-8': say.topFrom8(),
  middle: say.middleShelf(),
  low: say.bottomShelf(),
}

export function placeOf(key: PlaceKey): ReportedPlace {
  return places[key]
}

export function keyOfPlace({ shelf, level }: ReportedPlace): PlaceKey {
  return shelf === 'top' ? `top-${level}` : shelf
}

/** Whether the site cannot know that an item is on the bottom shelf: the records of it, or of the course, are short. */
export function isPlaceUnknown(game: PlannerGame, itemId: string, variantId: string): boolean {
  return game.unrecorded.some(({ id }) => id === variantId) || game.itemById.get(itemId)?.knownTops !== undefined
}

/** Where the site has an item on a course variant. Both are ids; what the game data lacks is on no shelf that counts. */
export function findSaidPlace(game: PlannerGame, itemId: string, variantId: string): PlaceKey {
  const variant = game.indexOfVariant.get(variantId)
  const shelf = game.itemById.get(itemId)?.shelves.find((one) => one.variant === variant)
  if (!shelf) return 'low'
  return shelf.topLevel === 0 ? 'middle' : `top-${shelf.topLevel}`
}
