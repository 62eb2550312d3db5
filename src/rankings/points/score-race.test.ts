import { describe, expect, it } from 'vitest'
import type { ItemKind, Rarity } from '#catalogue/entities.ts'
import type { RaceCourse } from './race-course.ts'
import type { RaceShelf } from './score-model.ts'
import { positionPointsOf, scoreRace, type RacingItem } from './score-race.ts'

const amsterdam: RaceCourse = {
  actions: 150,
  withSkill: { 'giant-banana': 160, 'lucky-seven': 170, 'boomerang-flower': 190, 'coin-box': 190 },
  itemBoxes: 5,
  miniTurbos: 30,
  jumpBoosts: 0,
  dashPanels: 10,
  glideActions: 0,
  courseCoins: 10,
  itemCoins: 16,
  laps: 2,
  isBattle: false,
  isEstimated: false,
}

const battle: RaceCourse = {
  ...amsterdam,
  itemBoxes: 15,
  miniTurbos: 55,
  jumpBoosts: 15,
  dashPanels: 0,
  courseCoins: 30,
  itemCoins: 0,
  isBattle: true,
}

function racing(
  kind: ItemKind,
  id: string,
  rarity: Rarity,
  skillId: string | null,
  [level, cap, shelf]: readonly [number, number, RaceShelf],
): RacingItem {
  return { item: { kind, id, rarity, skillId }, level, cap, shelf }
}

describe('a race', () => {
  // 40 coins from item boxes beyond the course's 16, 4 banana hits: 110 − 30 − 10 − 10 − 56 − 4 leaves none for others.
  it('counts actions, kart, skills and combo', () => {
    const loadout = {
      driver: racing('driver', 'peach', 'super', 'heart', [1, 0, 'middle']),
      kart: racing('kart', 'double-decker', 'high-end', 'rocket-start-plus', [3, 0, 'middle']),
      glider: racing('glider', 'tulips', 'high-end', 'coin-plus', [1, 0, 'middle']),
    }
    const race = scoreRace(amsterdam, loadout, { level: 50, suits: 1 })
    const actionPoints = 230 + 5 * 30 + 10 * 10 + 5 * (10 + 56) + 25 * 4
    expect(race).toEqual({
      base: 675 + 400 + 400,
      position: 4000,
      actions: actionPoints * 1.725,
      combo: 2 * (120 + 15 * (110 - 16)),
      kartSkill: 80,
      gliderSkill: 3 * 56,
      levelBoost: 0,
      wellFought: 0,
      points: 1475 + 4000 + 910 * 1.725 + 3060 + 80 + 168,
      isEstimated: false,
    })
  })

  it('pays the boost of levels on the top shelf alone, rounded up for each action', () => {
    const loadout = {
      driver: racing('driver', 'luigi', 'high-end', 'coin-box', [6, 2, 'top']),
      kart: racing('kart', 'jingle-bell', 'high-end', null, [5, 1, 'top']),
      glider: racing('glider', 'block-glider', 'high-end', null, [7, 4, 'top']),
    }
    const boost = (1190 * 5 + 490 * 4 + 805 * 6) / 200
    const { levelBoost } = scoreRace(amsterdam, loadout, { level: 230, suits: 1 })
    expect(levelBoost).toBeCloseTo((Math.ceil(boost) + boost) * 190, 9)
    const lower = { ...loadout, driver: { ...loadout.driver, shelf: 'middle' as const } }
    const rest = (490 * 4 + 805 * 6) / 200
    const race = scoreRace(amsterdam, lower, { level: 230, suits: 1 })
    expect(race.levelBoost).toBeCloseTo((Math.ceil(rest) + rest) * 110, 9)
  })

  it('of a battle may be well fought, which costs actions', () => {
    const loadout = {
      driver: racing('driver', 'cat-mii-racing-suit', 'high-end', 'heart', [4, 1, 'top']),
      kart: racing('kart', 'b-dasher', 'high-end', 'mini-turbo-plus', [1, 0, 'middle']),
      glider: racing('glider', 'jumping-mario', 'super', 'mushroom-plus', [8, 3, 'middle']),
    }
    const race = scoreRace(battle, loadout, { level: 120, suits: 30, isWellFought: true })
    expect(race.base).toBe(980 + 29 * 10 + 400 + 456)
    expect(race.combo).toBe(3660)
    expect(race.levelBoost).toBeCloseTo(39.05 * 130, 9)
    expect(race.wellFought).toBe(3939)
    const easy = scoreRace(battle, loadout, { level: 120, suits: 30 })
    expect(easy.wellFought).toBe(0)
    expect(easy.combo).toBe(2 * (120 + 15 * 134))
  })

  it.each<[RaceShelf, string | null, number]>([
    ['top', null, 150],
    ['top', 'lucky-seven', 170],
    ['middle', 'lucky-seven', 110],
    ['low', null, 50],
    ['low', 'coin-box', 90],
  ])('with a driver on the %s shelf and the skill %s has %d actions', (shelf, skillId, actions) => {
    const loadout = {
      driver: racing('driver', 'mario', 'normal', skillId, [1, 0, shelf]),
      kart: racing('kart', 'pipe-frame', 'normal', null, [1, 0, 'low']),
      glider: racing('glider', 'super-glider', 'normal', null, [1, 0, 'low']),
    }
    expect(scoreRace(amsterdam, loadout, { level: 1, suits: 0 }).combo).toBe(120 + 15 * (actions - 16))
  })
})

it.each([
  [1, 3020],
  [150, 6000],
  [151, 6010],
  [230, 6650],
  [400, 7500],
])('gives a player of level %d, in first place, %d points', (level, points) => {
  expect(positionPointsOf({ level, suits: 0 })).toBe(points)
})

it.each([0, 401])('knows no level %d of a player', (level) => {
  expect(() => positionPointsOf({ level, suits: 0 })).toThrow(RangeError)
})
