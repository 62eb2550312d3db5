import { itemKinds, type ItemKind, type ShelfLevel } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { zones } from '../zone-variants.ts'
import { coverVariants, findCoverable, isTopAt, type Covered } from './cover-variants.ts'
import { isInReach, type OwnedLevels, type PlannerGame, type PlannerItem, type Reach } from './planner-game.ts'
import { countTickets } from '../points/ticket-costs.ts'

/** A course variant on which the reader owns no top-shelf item of a kind, though some item could be there. */
export interface Gap {
  readonly variant: number
  readonly kind: ItemKind
  /** Owned items that would close it at a higher level, fewest tickets first. */
  readonly levelUps: readonly GapLevelUp[]
  /** Items that are not owned and would close it: lowest level first, then who closes most gaps at that level. */
  readonly missing: readonly GapItem[]
  /** Owned items of which not all shelves are known and none here: one of them may be here, and then it is no gap. */
  readonly mayBeCoveredBy: readonly PlannerItem[]
}

export interface GapItem {
  readonly item: PlannerItem
  /** Item level from which it is on the top shelf there. */
  readonly level: ShelfLevel
}

interface GapLevelUp extends GapItem {
  readonly from: number
  readonly tickets: number
}

/**
 * The gaps within reach: the ranked cup that is planned for first, in its own order, then its tour, then elsewhere;
 * there in the order of courses.
 */
export function findGaps(game: PlannerGame, levels: OwnedLevels, reach: Reach): Gap[] {
  const open = findOpenVariants(game, levels)
  const closers = listClosers(game, open)
  const countClosed = countClosedGaps(open)
  const short = listOwnedShortItems(game, levels)
  const cup = game.plan.cup?.cup.variants ?? []
  return game.variants
    .flatMap((plannerVariant, variant) =>
      isInReach(plannerVariant, reach) ? [{ zone: plannerVariant.zone, variant }] : [],
    )
    .toSorted(
      (a, b) =>
        zones.indexOf(b.zone) - zones.indexOf(a.zone) ||
        (a.zone === 'cup' ? cup.indexOf(a.variant) - cup.indexOf(b.variant) : 0),
    )
    .flatMap(({ variant }) =>
      itemKinds
        .filter((kind) => open[kind][variant] === 1)
        .map((kind) => ({
          ...buildGap(variant, kind, closers[kind][variant]!, levels, countClosed),
          mayBeCoveredBy: findPossibleCover(short, kind, variant),
        })),
    )
}

/** The owned items that stand on more shelves than are known. */
export function listOwnedShortItems(game: PlannerGame, levels: OwnedLevels): PlannerItem[] {
  return [...levels.keys()].flatMap((id) => {
    const item = game.itemById.get(id)
    return item?.knownTops ? [item] : []
  })
}

/**
 * The items of a kind that may be on a top shelf, as far as is known: those without a known shelf there.
 *
 * @param shortItems as listOwnedShortItems has them
 */
export function findPossibleCover(shortItems: readonly PlannerItem[], kind: ItemKind, variant: number): PlannerItem[] {
  return shortItems.filter((item) => item.kind === kind && mayCover(item, variant))
}

/** Whether an item that stands on more shelves than are known may be on the top one of a course variant. */
export function mayCover({ shelves }: PlannerItem, variant: number): boolean {
  return !shelves.some((shelf) => shelf.variant === variant)
}

/** 1 for a variant that could be covered and is not. */
function findOpenVariants(game: PlannerGame, levels: OwnedLevels): Covered {
  const covered = coverVariants(game, levels)
  const coverable = findCoverable(game)
  const open = (kind: ItemKind) =>
    coverable[kind].map((count, variant) => Number(count > 0 && covered[kind][variant] === 0))
  return mapKinds(open)
}

/** By kind and variant index, the items that can be on the top shelf of an uncovered variant. */
function listClosers(game: PlannerGame, open: Covered): Record<ItemKind, GapItem[][]> {
  const list = (kind: ItemKind): GapItem[][] => {
    const closers = game.variants.map((): GapItem[] => [])
    for (const item of game.items[kind]) {
      for (const { variant, topLevel } of item.shelves) {
        if (topLevel !== 0 && open[kind][variant] === 1) closers[variant]!.push({ item, level: topLevel })
      }
    }
    return closers
  }
  return mapKinds(list)
}

/** How many gaps an item closes at a level; counted once, for an item is asked about at each of its gaps. */
function countClosedGaps(open: Covered): (closer: GapItem) => number {
  const known = new Map<PlannerItem, Map<ShelfLevel, number>>()
  return ({ item, level }) => {
    const counts = known.get(item) ?? new Map<ShelfLevel, number>()
    known.set(item, counts)
    const count =
      counts.get(level) ??
      item.shelves.filter((shelf) => isTopAt(shelf, level) && open[item.kind][shelf.variant] === 1).length
    counts.set(level, count)
    return count
  }
}

function buildGap(
  variant: number,
  kind: ItemKind,
  closers: readonly GapItem[],
  levels: OwnedLevels,
  countClosed: (closer: GapItem) => number,
): Omit<Gap, 'mayBeCoveredBy'> {
  const levelUps = closers.flatMap(({ item, level }): GapLevelUp[] => {
    const from = levels.get(item.id)
    return from === undefined ? [] : [{ item, level, from, tickets: countTickets(item.rarity, from, level) }]
  })
  return {
    variant,
    kind,
    levelUps: levelUps.toSorted((a, b) => a.tickets - b.tickets),
    missing: closers
      .filter(({ item }) => !levels.has(item.id))
      .toSorted((a, b) => a.level - b.level || countClosed(b) - countClosed(a)),
  }
}
