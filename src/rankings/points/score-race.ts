import type { ItemKind, Rarity } from '#catalogue/entities.ts'
import type { RaceCourse } from './race-course.ts'
import * as model from './score-model.ts'
import type { RaceShelf } from './score-model.ts'

/** What the score needs to know about an item. */
export interface ScoredItem {
  readonly kind: ItemKind
  readonly id: string
  readonly rarity: Rarity
  /** Id of its skill; null where none is on record. */
  readonly skillId: string | null
}

/** How far a player has brought an item. */
export interface Training {
  /** 1 to 8. */
  readonly level: number
  /** Points-cap step, 0 to 4. */
  readonly cap: number
}

/** An item as it stands in one race. */
export interface RacingItem extends Training {
  readonly item: ScoredItem
  readonly shelf: RaceShelf
}

export type RacingLoadout = Readonly<Record<ItemKind, RacingItem>>

export interface RacingPlayer {
  /** 1 to 400. */
  readonly level: number
  /** Mii racing suits that the player owns; the one that is raced with counts. */
  readonly suits: number
  /** Whether the player goes for the bonus of a well-fought battle. False if left out. */
  readonly isWellFought?: boolean
}

/** The player that pages assume where they know nothing of the reader. */
export const unknownPlayer: RacingPlayer = { level: 150, suits: 1 }

/** Points of each part, which add up to `points`; none is rounded. */
export interface RacePoints {
  readonly points: number
  /** Base points of the three items. */
  readonly base: number
  /** For first place, by the player's level. */
  readonly position: number
  /** Actions, times the kart's shelf and level. */
  readonly actions: number
  /** What the combo adds, times the glider's shelf. */
  readonly combo: number
  readonly kartSkill: number
  readonly gliderSkill: number
  /** By the levels of the items on the top shelf. */
  readonly levelBoost: number
  /** 0 unless a battle was well fought. */
  readonly wellFought: number
  /** True where the actions of the course have not been counted: the points carry the mark "≈". */
  readonly isEstimated: boolean
}

/** What a driver makes of a course. */
export interface RaceTally {
  /** Actions of the combo. */
  readonly actions: number
  /** Their points, before the kart. */
  readonly actionPoints: number
  /** Coins out of item boxes, and hits with bananas: what gliders' skills pay for. */
  readonly itemCoins: number
  readonly bananaHits: number
}

/** All sums of the score are whole numbers of this unit, so that equal points are equal and sums have no order. */
export const unitsPerPoint = 200

/**
 * The estimate of what a race brings in points, with its parts.
 *
 * ΣB + P + actions × kart's shelf × kart's level + skills + combo × glider's shelf + (⌈b⌉ + b) · min(200, A) (+ ⌈½(P + bA)⌉),
 * with b = Σ B · (level − 1) / 200 over the items on the top shelf. Source: see score-model.ts.
 */
export function scoreRace(course: RaceCourse, loadout: RacingLoadout, player: RacingPlayer): RacePoints {
  const { driver, kart, glider } = loadout
  const tally = tallyRace(course, driver, player)
  const items = [driver, kart, glider]
  const base = items.reduce((sum, racing) => sum + basePointsOf(racing, player), 0)
  const boosts = items.reduce((sum, racing) => sum + boostUnitsOf(racing, player), 0)
  const position = positionPointsOf(player)
  const parts = {
    base,
    position,
    actions: (tally.actionPoints * kartFactorUnits(kart)) / unitsPerPoint,
    combo: model.gliderShelfFactor[glider.shelf] * comboPoints(tally),
    kartSkill: kartSkillPoints(course, kart.item),
    gliderSkill: gliderSkillPoints(tally, glider.item),
    levelBoost: levelBoostUnits(tally, boosts) / unitsPerPoint,
    wellFought: isWellFought(course, player) ? wellFoughtPoints(tally, boosts, position) : 0,
  }
  const units = Object.values(parts).reduce((sum, part) => sum + Math.round(part * unitsPerPoint), 0)
  return { points: units / unitsPerPoint, ...parts, isEstimated: course.isEstimated }
}

/** A driver's skill decides over the actions, and the shelf over how many of them come about: frenzies are the difference. */
export function tallyRace(
  course: RaceCourse,
  { item: { skillId }, shelf }: Pick<RacingItem, 'item' | 'shelf'>,
  player: Pick<RacingPlayer, 'isWellFought'>,
): RaceTally {
  const haul = (skillId !== null && model.skillHauls[skillId]) || model.usualHaul
  const actions = countActions(course, skillId, shelf, player)
  const itemCoins = course.itemCoins + haul.extraItemCoins
  const coinBoxCoins = haul.coinBoxCoins[course.itemBoxes < model.manyItemBoxes ? 0 : 1]
  const bananaHits = course.isBattle ? model.battle.bananaHits : haul.bananaHits
  const balloons = course.isBattle ? model.battle.balloons : 0
  const { miniTurbos, jumpBoosts, dashPanels, glideActions, courseCoins } = course
  const coins = courseCoins + itemCoins + coinBoxCoins
  const hits = haul.boomerangHits + bananaHits
  const others = actions - miniTurbos - jumpBoosts - dashPanels - glideActions - coins - hits - balloons
  const { actionPoints: points } = model
  return {
    actions,
    actionPoints:
      points.always +
      model.pointsPerFurtherLap * (course.laps - 1) +
      points.miniTurbo * miniTurbos +
      points.jumpBoost * jumpBoosts +
      points.dashPanel * dashPanels +
      points.glide * glideActions +
      points.coin * coins +
      points.hit * hits +
      points.balloon * balloons +
      (course.isBattle ? points.otherInBattle : points.other) * Math.max(0, others),
    itemCoins,
    bananaHits,
  }
}

function countActions(
  course: RaceCourse,
  skillId: string | null,
  shelf: RaceShelf,
  player: Pick<RacingPlayer, 'isWellFought'>,
): number {
  if (shelf === 'middle') return Math.max(0, course.actions - model.driverShelfActions.fewerOnMiddle)
  const withSkill: Readonly<Record<string, number>> = course.withSkill
  const counted = (skillId !== null && withSkill[skillId]) || course.actions
  const { wellFoughtActions, usualWellFoughtActions } = model.battle
  const lost = isWellFought(course, player) ? (wellFoughtActions[skillId ?? ''] ?? usualWellFoughtActions) : 0
  const actions = Math.max(0, counted - lost)
  return shelf === 'top' ? actions : model.driverShelfActions.allOnLow + actions - course.actions
}

export function basePointsOf({ item, cap }: Pick<RacingItem, 'item' | 'cap'>, { suits }: RacingPlayer): number {
  const steps: readonly number[] = model.basePointsAtCap[item.kind][item.rarity]
  const base = steps[cap]
  if (base === undefined) throw new RangeError(`Points caps have no step ${cap}.`)
  return isMiiSuit(item) ? base + model.basePointsPerFurtherSuit * Math.max(0, suits - 1) : base
}

/** Every one of them is named so, and nothing else. */
export function isMiiSuit({ id }: Pick<ScoredItem, 'id'>): boolean {
  return id.endsWith('mii-racing-suit')
}

/** What an item's level adds to each action, in units; 0 below the top shelf. */
export function boostUnitsOf(racing: RacingItem, player: RacingPlayer): number {
  // The units are chosen so that the divisor of the rule goes into them.
  const perLevel = (model.levelBoost.cc * unitsPerPoint) / model.levelBoost.divisor
  return racing.shelf === 'top' ? perLevel * basePointsOf(racing, player) * (racing.level - 1) : 0
}

/** RangeError for a level that the model does not know. */
export function positionPointsOf({ level }: RacingPlayer): number {
  let points: number = model.positionPoints.start
  let counted = 0
  for (const { upTo, points: perLevel } of model.positionPoints.perLevel) {
    points += perLevel * (Math.min(level, upTo) - Math.min(level, counted))
    counted = upTo
  }
  if (level < 1 || level > counted) throw new RangeError(`Players have no level ${level}.`)
  return points
}

/** Points of one action point with a kart, in units. */
export function kartFactorUnits({ item, level, shelf }: RacingItem): number {
  const twentieths = 20 + model.kartLevelTwentieths[item.rarity] + Math.floor(level / 2)
  return (model.kartShelfFactor[shelf] * twentieths * unitsPerPoint) / 20
}

/** On the bottom shelf; others have a multiple. */
export function comboPoints({ actions }: RaceTally): number {
  const { most, fullFrom } = model.combo
  const rising = (fullFrom * (fullFrom - 1)) / 2
  return rising + most * (actions - fullFrom)
}

export function kartSkillPoints(course: RaceCourse, { skillId, rarity }: ScoredItem): number {
  const skill = skillId === null ? undefined : model.kartSkills[skillId]
  if (!skill) return 0
  return skill.points[rarity] * countKartSkill(course, skill.per)
}

function countKartSkill(course: RaceCourse, per: model.KartSkillUnit): number {
  if (per === 'starts') return 1
  return per === 'slipstreams' ? model.slipstreamsPerRace : course[per]
}

export function gliderSkillPoints(tally: RaceTally, { skillId, rarity }: ScoredItem): number {
  const skill = skillId === null ? undefined : model.gliderSkills[skillId]
  return skill ? skill.points[rarity] * tally[skill.per] : 0
}

/** @param boosts sum of boostUnitsOf of the three items */
export function levelBoostUnits({ actions }: RaceTally, boosts: number): number {
  const rounded = Math.ceil(boosts / unitsPerPoint) * unitsPerPoint
  return (rounded + boosts) * Math.min(model.levelBoost.mostActions, actions)
}

export function isWellFought({ isBattle }: RaceCourse, player: Pick<RacingPlayer, 'isWellFought'>): boolean {
  return isBattle && player.isWellFought === true
}

export function wellFoughtPoints({ actions }: RaceTally, boosts: number, position: number): number {
  const atGoal = position * unitsPerPoint + boosts * actions
  return Math.ceil((atGoal * model.battle.wellFoughtShare) / unitsPerPoint)
}
