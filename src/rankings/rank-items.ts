import { shelfLevels, type ShelfLevel } from '#catalogue/entities.ts'
import { compareRanked, type RankKeys } from './compare-ranked.ts'
import type { Moment } from './find-moment.ts'
import { sumZones, type ZoneSums } from './sum-zones.ts'
import { partWeights, type TieredSubject } from './formula.ts'
import { listHeldShelves } from './list-held-shelves.ts'
import { measureShelfParts, type Subject } from './measure-shelf-parts.ts'
import type { LevelOne, RankedItem, ScoreParts } from './ranking.ts'
import { scalePoints, scaleSkill, tierOf, weighParts } from './score-parts.ts'
import type { ShelfTable } from './shelf-table.ts'
import { sumShelves } from './sum-shelves.ts'

type Candidate = RankKeys & { readonly index: number; readonly parts: ScoreParts }

/**
 * The items of one kind, best first: on a day those with a shelf on record, in any other subject those with a shelf there.
 * A rank that rests on rarity and skill alone would tell the reader nothing.
 */
export function rankItems(table: ShelfTable, moment: Moment, subject: Subject): RankedItem[] {
  const sums = sumZones(table, moment)
  const { state, cup, tour } = sums
  const tiered = findTieredSubject(subject, sums)
  const held = listHeldShelves(table, state, listShownVariants(moment, subject))
  const levelOnes = measureLevelOne(table, moment, subject)
  return listCandidates(table, moment, subject, sums)
    .toSorted(compareRanked)
    .map(({ index, score, levelNeeded, top, parts }, position) => ({
      kind: table.kind,
      itemId: table.items[index]!.item.id,
      rank: position + 1,
      score,
      tier: tiered === null || table.items[index]!.knownTops ? null : tierOf(score, table.kind, tiered),
      parts,
      top,
      middle: { cup: cup.middle[index]!, tour: tour.middle[index]!, all: state.middle[index]! },
      shelves: held[index]!,
      levelNeeded: toShelfLevel(levelNeeded),
      knownTops: table.items[index]!.knownTops,
      isNew: table.items[index]!.item.debutTour === moment.tourNumber,
      overlap: top.all === 0 ? null : state.sharersOfTop[index]! / top.all,
      levelOne: levelOnes(index),
    }))
}

/** Without its ranked cup, which is half of it, a day's scores spread as those of the whole game do. */
function findTieredSubject(subject: Subject, { cup }: ZoneSums): TieredSubject | null {
  switch (subject.of) {
    case 'day':
      return cup.worth.some((value) => value > 0) ? 'day' : 'game'
    case 'game':
      return 'game'
    case 'variants':
      return null
  }
}

function listCandidates(table: ShelfTable, moment: Moment, subject: Subject, sums: ZoneSums): Candidate[] {
  const { state, cup, tour } = sums
  const shelfParts = measureShelfParts(table, sums, moment, subject)
  const { levelNeeded } = subject.of === 'variants' ? sumShelves(table, state, subject.variants) : state
  return table.items.flatMap(({ item, entryDay, skillStrength }, index): Candidate[] => {
    if (entryDay > moment.day || shelfParts[index] === 0) return []
    const parts: ScoreParts = {
      shelf: shelfParts[index]!,
      points: scalePoints(table.kind, item.rarity),
      skill: scaleSkill(skillStrength),
    }
    return [
      {
        index,
        parts,
        score: weighParts(parts, partWeights[table.kind]),
        levelNeeded: levelNeeded[index]!,
        top: { cup: cup.top[index]!, tour: tour.top[index]!, all: state.top[index]! },
        points: parts.points,
        entryDay,
        id: item.id,
      },
    ]
  })
}

/** The variants whose shelves are named one by one: too many to read in the whole game. */
function listShownVariants(moment: Moment, subject: Subject): readonly number[] {
  switch (subject.of) {
    case 'day':
      return moment.cup
    case 'game':
      return []
    case 'variants':
      return subject.variants
  }
}

/** What would be if every item were at level 1, by index of the item. */
function measureLevelOne(table: ShelfTable, moment: Moment, subject: Subject): (index: number) => LevelOne {
  const sums = sumZones(table, { ...moment, itemLevel: 1 })
  const shelfParts = measureShelfParts(table, sums, moment, subject)
  const { state, cup, tour } = sums
  return (index) => [shelfParts[index]!, cup.top[index]!, tour.top[index]!, state.top[index]!]
}

function toShelfLevel(level: number): ShelfLevel {
  return shelfLevels.find((known) => known >= level)!
}
