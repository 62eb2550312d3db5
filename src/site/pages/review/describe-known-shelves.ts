import type { ClaimSubject } from '#documents/report.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import { findSaidPlace, keyOfPlace, placeNames } from '../../features/reports/shelf-places.ts'
import { formatCount } from '../../ui/wording/wording.ts'

/**
 * What the site has of the item now: its shelf there, if that is no longer what was reported on, and its shelves in all,
 * with what public lists count where they count more.
 */
export function describeKnownShelves(
  game: PlannerGame,
  { item: id, variant, said }: Extract<ClaimSubject, { kind: 'shelf' }>,
): string {
  const item = game.itemById.get(id)
  if (!item) return 'The site does not know the item.'
  const now = findSaidPlace(game, id, variant)
  const changed = now === keyOfPlace(said) ? '' : `The page now says ${placeNames[now].toLowerCase()}. `
  const tops = item.shelves.filter(({ topLevel }) => topLevel === 1).length
  const later = item.shelves.filter(({ topLevel }) => topLevel > 1).length
  const middle = item.shelves.length - tops - later
  const known = `On record: ${formatCount(tops, 'top shelf', 'top shelves')} from level 1, ${later} from a higher level, ${middle} middle.`
  const listed = item.knownTops
    ? ` Public lists count ${item.knownTops.of} at level 1, of which ${item.knownTops.known} are known.`
    : ''
  return changed + known + listed
}
