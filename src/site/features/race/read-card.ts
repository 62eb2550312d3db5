import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import type { RaceBest } from '#pages/data/race-pages.ts'
import { highestItemLevel } from '#rankings/formula.ts'
import { findLoadout } from '#rankings/planner/find-loadout.ts'
import type { Placement } from '#rankings/planner/place-items.ts'
import type { OwnedLevels, PlannerGame, PlannerItem } from '#rankings/planner/planner-game.ts'
import { sayShelf, shelfAtLevel } from '#rankings/planner/score-placement.ts'
import { showBest, type CardCourse, type CardPick } from './card-course.ts'
import type { SentPick } from '#pages/race/race-address.ts'

/**
 * The card of a reader: of each kind the best that they own; the best there is where they own none.
 *
 * @param variants indexes of course variants in the game
 */
export function readOwnCard(game: PlannerGame, owned: OwnedLevels, variants: readonly number[]): CardCourse[] {
  const everything = ownEverything(game)
  return variants.map((index) => {
    const own = findLoadout(game, owned, [index])
    const best = findLoadout(game, everything, [index])
    const pick = (kind: ItemKind) => showOwn(own[kind].best) ?? showBest(readBest(best[kind].best, index))
    return {
      variant: game.variants[index]!,
      picks: mapKinds(pick),
    }
  })
}

/**
 * The card that somebody sent, as they saw it: their items at their levels, on the shelves that these have today, and
 * the best there is where they own nothing of a kind. What the game does not have, or is of another kind, is left out.
 *
 * @param picks as parseRaceState has them, for these variants
 */
export function readSentCard(
  game: PlannerGame,
  variants: readonly number[],
  picks: readonly (SentPick | null)[],
): CardCourse[] {
  const everything = ownEverything(game)
  return variants.map((position, index) => {
    const best = findLoadout(game, everything, [position])
    const pick = (kind: ItemKind) => {
      const sent = picks[index * itemKinds.length + itemKinds.indexOf(kind)]
      return sent ? showSent(game, position, kind, sent) : showBest(readBest(best[kind].best, position))
    }
    return {
      variant: game.variants[position]!,
      picks: mapKinds(pick),
    }
  })
}

function ownEverything({ itemById }: PlannerGame): OwnedLevels {
  return new Map([...itemById.keys()].map((id) => [id, highestItemLevel]))
}

function showOwn(placement: Placement | null): CardPick | null {
  if (!placement) return null
  const { item, shelves, level } = placement
  return { item, shelf: sayShelf(shelves[0] ?? 'low', item), level, of: 'owner' }
}

/** Null for one that has no shelf there. */
function readBest(placement: Placement | null, index: number): RaceBest | null {
  const topLevel = placement && findTopLevel(placement.item, index)
  return placement && typeof topLevel === 'number' ? { item: placement.item, topLevel } : null
}

function showSent(game: PlannerGame, index: number, kind: ItemKind, sent: SentPick): CardPick | null {
  const item = game.itemById.get(sent.id)
  if (item?.kind !== kind) return null
  const shelf = sayShelf(shelfAtLevel(findTopLevel(item, index), sent.level), item)
  return { item, shelf, level: sent.level, of: 'owner' }
}

function findTopLevel({ shelves }: PlannerItem, index: number) {
  return shelves.find(({ variant }) => variant === index)?.topLevel
}
