import { itemKinds, rarities, type ItemKind, type Rarity } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { compareBy } from '#base/compare-by.ts'
import { itemLevels, type CapStep, type ItemLevel, type Levels } from '#documents/checklist.ts'
import type { ItemListEntry } from '#pages/data/item-pages.ts'
import type { ItemRef, VariantRef } from '#pages/data/refs.ts'
import { answerRaces } from '#rankings/planner/answer-races.ts'
import { countCoverage, type CoverageCount } from '#rankings/planner/count-coverage.ts'
import { racesOfCup } from '#rankings/planner/plan-races.ts'
import type { PlannerGame } from '#rankings/planner/planner-game.ts'
import type { RacePoints } from '#rankings/points/score-race.ts'
import { percentage } from '#wording/counts.ts'
import * as say from '#wording/my-record.ts'
import { countProgress, percentOf, type CollectionProgress } from '../checklist/count-progress.ts'

/** What somebody had made of the game. */
export interface RecordedCollection {
  readonly levels: Levels
  readonly caps: ReadonlyMap<string, CapStep>
  /** 1 to 400. */
  readonly playerLevel: number
}

export interface OwnedItem extends ItemRef {
  readonly level: ItemLevel
}

/** A collection in figures. */
export interface RecordSummary {
  readonly progress: CollectionProgress
  /** In the order of the game. */
  readonly items: Readonly<Record<ItemKind, readonly OwnedItem[]>>
  /** How many items are at each level; from 1 to 8. */
  readonly levels: readonly (readonly [level: ItemLevel, items: number])[]
  /** Items with a raised points cap, and those at the highest step. */
  readonly caps: { readonly raised: number; readonly highest: number }
  readonly coverage: { readonly kinds: Readonly<Record<ItemKind, CoverageCount>>; readonly whole: CoverageCount }
  /** Those that the shops of the fewest tours of the yearly cycle sold, at least one. */
  readonly rarest: readonly (OwnedItem & { readonly tours: number })[]
  /** By the tour in which they came into the game. */
  readonly first: Debut | null
  readonly last: Debut | null
  /** For the courses of the last ranked cup; empty while a kind is missing. */
  readonly loadouts: readonly RecordLoadout[]
}

interface Debut {
  readonly item: OwnedItem
  readonly tour: { readonly id: string; readonly name: string; readonly number: number }
}

interface RecordLoadout {
  readonly course: VariantRef
  readonly items: readonly OwnedItem[]
  /** Of the race, estimated where the actions of the course have not been counted. */
  readonly race: Pick<RacePoints, 'points' | 'isEstimated'>
}

/** A record that can be shown: whose or when, and what was owned. */
export interface ShownRecord {
  readonly title: string
  readonly collection: RecordedCollection
  readonly summary: RecordSummary
  /** When it was taken, in milliseconds since 1970; null for a collection as it is. */
  readonly takenAtMs: number | null
}

const shownRarest = 5
const highestCap: CapStep = 4

/** @param entries all items of the game, in its order; ids that it does not have count for nothing */
export function summariseRecord(
  entries: readonly ItemListEntry[],
  game: PlannerGame,
  collection: RecordedCollection,
): RecordSummary {
  const { levels, caps } = collection
  const owned = entries.flatMap((entry) => {
    const level = levels.get(entry.id) ?? 0
    return level === 0 ? [] : [{ entry, item: nameItem(entry, level) }]
  })
  const debuts = owned
    .flatMap(({ entry: { debut }, item }): Debut[] => (debut ? [{ item, tour: debut }] : []))
    .toSorted(compareBy(({ tour, item }) => [tour.number, item.id]))
  const { kinds, whole } = countCoverage(game, levels).all
  const steps = owned.map(({ item }) => caps.get(item.id) ?? 0)
  return {
    progress: countProgress(entries, levels),
    items: mapKinds((kind) => owned.flatMap(({ item }) => (item.kind === kind ? [item] : []))),
    levels: itemLevels
      .filter((level) => level > 0)
      .map((level) => [level, owned.filter(({ item }) => item.level === level).length]),
    caps: {
      raised: steps.filter((step) => step > 0).length,
      highest: steps.filter((step) => step === highestCap).length,
    },
    coverage: { kinds, whole },
    rarest: owned
      .flatMap(({ entry: { soldIn }, item }) => (soldIn ? [{ ...item, tours: soldIn.length }] : []))
      .toSorted(compareBy(({ tours, rarity, id }) => [tours, -rarities.indexOf(rarity), id]))
      .slice(0, shownRarest),
    first: debuts[0] ?? null,
    last: debuts.at(-1) ?? null,
    loadouts: chooseLoadouts(game, collection),
  }
}

function nameItem({ kind, id, name, rarity }: ItemListEntry, level: ItemLevel): OwnedItem {
  return { kind, id, name, rarity, level }
}

function chooseLoadouts(game: PlannerGame, collection: RecordedCollection): RecordLoadout[] {
  const cup = game.plan.cup?.cup
  return (cup ? racesOfCup(game, cup) : []).flatMap((race): RecordLoadout[] => {
    const answer = answerRaces(game, collection, [race])
    if (!answer || answer.lacking.length > 0) return []
    const { id, courseId, name } = game.variants[race.variant]!
    const items = itemKinds.map((kind): OwnedItem => {
      const { item } = answer.best.items[kind]
      const { rarity, name: itemName } = game.itemById.get(item.id)!
      return { kind, id: item.id, name: itemName, rarity, level: collection.levels.get(item.id)! }
    })
    return [{ course: { id, courseId, name }, items, race: answer.best.races[0]!.race }]
  })
}

/** "148 tours, from the Berlin Tour to the end". @param start index of the tour in the list of all */
export function describeTours(tours: readonly (readonly [id: string, name: string])[], start: number): string {
  const count = tours.length - start
  const [, tour] = tours[start]!
  return count === 1 ? say.oneTour({ tour }) : say.toursFrom({ count, tour })
}

/** "35%"; "under 1%" of somebody who has begun. */
export function describeShare(progress: CollectionProgress['all']): string {
  const percent = percentOf(progress)
  return percent === 0 && progress.owned > 0 ? say.underOne() : percentage({ percent })
}

/** The rarities that there are of a kind, rarest first. */
export function listRarities(
  progress: CollectionProgress,
  kind: ItemKind,
): { rarity: Rarity; owned: number; total: number }[] {
  return rarities.toReversed().flatMap((rarity) => {
    const group = progress.groups.get(`${kind}-${rarity}`)
    return group && group.total > 0 ? [{ rarity, ...group }] : []
  })
}
