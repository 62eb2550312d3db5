import type { ClaimSubject } from '#documents/report.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import * as say from '#wording/reports.ts'
import { findSaidPlace, keyOfPlace } from '../../features/reports/shelf-places.ts'

/**
 * What the site has of the item now: its shelf there, if that is no longer what was reported on, and its shelves in all,
 * with what public lists count where they count more.
 */
export function describeKnownShelves(
  game: PlannerGame,
  { item: id, variant, said }: Extract<ClaimSubject, { kind: 'shelf' }>,
): string {
  const item = game.itemById.get(id)
  if (!item) return say.unknownItem()
  const now = findSaidPlace(game, id, variant)
  const tops = item.shelves.filter(({ topLevel }) => topLevel === 1).length
  const later = item.shelves.filter(({ topLevel }) => topLevel > 1).length
  return [
    ...(now === keyOfPlace(said) ? [] : [say.pageSaysNow({ place: now.replace('-', '_') })]),
    say.shelvesOnRecord({ tops, later, middles: item.shelves.length - tops - later }),
    ...(item.knownTops ? [say.publicLists(item.knownTops)] : []),
  ].join(' ')
}
