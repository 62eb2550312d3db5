/**
 * The score of a race taken apart by item, in whole units. What driver, kart and glider add is separate once it is known
 * what the driver makes of the course, but for the rounding up of the level boost: a loadout's units are
 *
 *     Σ item units + remainder(Σ boosts)       0 <= remainder < mostRemainder
 */
import type { ShelfLevel } from '#catalogue/entities.ts'
import type { RaceCourse } from './race-course.ts'
import { battle, gliderShelfFactor, gliderSkills, levelBoost, skillHauls, type RaceShelf } from './score-model.ts'
import {
  basePointsOf,
  boostUnitsOf,
  comboPoints,
  isMiiSuit,
  isWellFought,
  kartFactorUnits,
  kartSkillPoints,
  levelBoostUnits,
  positionPointsOf,
  tallyRace,
  unitsPerPoint,
  wellFoughtPoints,
  type RacingPlayer,
  type RaceTally,
  type RacingItem,
  type ScoredItem,
  type Training,
} from './score-race.ts'
import { countBoosts, shelfInCup, type CupBoosts } from './shelf-in-cup.ts'

/** A race: a course, and who stands where on it. */
export interface Race {
  readonly course: RaceCourse
  /** Item level from which an item is on the top shelf; 0 if it stays on the middle one; undefined for the bottom. */
  readonly topLevelOf: (item: ScoredItem) => ShelfLevel | 0 | undefined
  /** Of the cup that the race is in; null outside of cups. */
  readonly boosts: CupBoosts | null
  /** Which of the cup's courses it is, from 0. */
  readonly position: number
}

/** An item at what a player has made of it, or could. */
export interface TrainedItem extends Training {
  readonly item: ScoredItem
}

/** The item as it stands in a race. */
export function placeInRace({ topLevelOf, boosts, position }: Race, { item, level, cap }: TrainedItem): RacingItem {
  return { item, level, cap, shelf: shelfInCup(topLevelOf(item), level, countBoosts(boosts, position, item)) }
}

/** What a driver makes of a race, and what follows from it for the others. */
export interface Situation {
  readonly tally: RaceTally
  /** Units that each unit of boost brings, before rounding. */
  readonly slope: number
  readonly comboUnits: number
  readonly positionUnits: number
  readonly isWellFought: boolean
  readonly mostRemainder: number
}

export function findSituation(
  course: RaceCourse,
  driver: Pick<RacingItem, 'item' | 'shelf'>,
  player: RacingPlayer,
): Situation {
  const tally = tallyRace(course, driver, player)
  const paid = Math.min(levelBoost.mostActions, tally.actions)
  const isFought = isWellFought(course, player)
  return {
    tally,
    slope: 2 * paid + (isFought ? tally.actions * battle.wellFoughtShare : 0),
    comboUnits: comboPoints(tally) * unitsPerPoint,
    positionUnits: positionPointsOf(player) * unitsPerPoint,
    isWellFought: isFought,
    mostRemainder: unitsPerPoint * (paid + (isFought ? 1 : 0)),
  }
}

/** What an item adds to a race, whatever the others are: so much for each of what the driver makes of the course. */
export interface ItemTerms {
  readonly fixed: number
  readonly boosts: number
  readonly perActionPoint: number
  readonly perCombo: number
  readonly perItemCoin: number
  readonly perBananaHit: number
}

/** In units, for a course and a place on it. */
export function termsOf(course: RaceCourse, racing: RacingItem, player: RacingPlayer): ItemTerms {
  const terms = lastingTermsOf(racing, player)
  return { ...terms, fixed: terms.fixed + kartSkillUnits(course, racing.item) }
}

/** What an item's skill adds on a course, with any driver: 0 but for karts. */
export function kartSkillUnits(course: RaceCourse, item: ScoredItem): number {
  return item.kind === 'kart' ? kartSkillPoints(course, item) * unitsPerPoint : 0
}

/** The terms without kartSkillUnits: the same on every course. */
export function lastingTermsOf(racing: RacingItem, player: RacingPlayer): ItemTerms {
  const { item, shelf } = racing
  const { kind, skillId, rarity } = item
  const skill = kind === 'glider' && skillId !== null ? gliderSkills[skillId] : undefined
  const perSkilled = (per: 'itemCoins' | 'bananaHits') =>
    skill?.per === per ? skill.points[rarity] * unitsPerPoint : 0
  return {
    fixed: basePointsOf(racing, player) * unitsPerPoint,
    boosts: boostUnitsOf(racing, player),
    perActionPoint: kind === 'kart' ? kartFactorUnits(racing) : 0,
    perCombo: kind === 'glider' ? gliderShelfFactor[shelf] : 0,
    perItemCoin: perSkilled('itemCoins'),
    perBananaHit: perSkilled('bananaHits'),
  }
}

/** What the item brings with a driver, the first part of its boost included. */
export function unitsOf(terms: ItemTerms, { tally, slope, comboUnits }: Situation): number {
  return (
    terms.fixed +
    terms.boosts * slope +
    terms.perActionPoint * tally.actionPoints +
    terms.perCombo * comboUnits +
    terms.perItemCoin * tally.itemCoins +
    terms.perBananaHit * tally.bananaHits
  )
}

/** What rounding adds: all of the level boost and of a well-fought battle that `slope` has not counted. */
export function remainderOf(situation: Situation, boosts: number): number {
  const { tally, slope, positionUnits, isWellFought: isFought } = situation
  const fought = isFought
    ? wellFoughtPoints(tally, boosts, positionUnits / unitsPerPoint) * unitsPerPoint -
      positionUnits * battle.wellFoughtShare
    : 0
  return levelBoostUnits(tally, boosts) + fought - slope * boosts
}

/** What does not depend on the loadout. */
export function fixedUnitsOf({ positionUnits, isWellFought: isFought }: Situation): number {
  return positionUnits * (isFought ? 1 + battle.wellFoughtShare : 1)
}

/** Two boosts that are equal by this leave the same remainder with whatever is added to them. */
export function residueOf({ isWellFought: isFought }: Situation, boosts: number): number {
  return boosts % (isFought ? unitsPerPoint / battle.wellFoughtShare : unitsPerPoint)
}

/** Drivers of one key make the same of any course. */
export function keyOfSituation({ item: { skillId }, shelf }: { item: Pick<ScoredItem, 'skillId'>; shelf: RaceShelf }) {
  return skillId !== null && skillId in skillHauls ? `${shelf} ${skillId}` : shelf
}

/** Items of one kind and key are interchangeable in a race where they stand on the same shelf. */
export function keyOfTrained({ item, level, cap }: TrainedItem): string {
  return `${item.rarity} ${item.skillId} ${level} ${cap} ${isMiiSuit(item)}`
}
