/**
 * Every number of the score of a race. Two sources, named at each figure:
 *
 * - **Nintendo**: the game's own page of questions and answers on points.
 * - **Sheet**: the score sheet that competitive players share, as its calculator in mkturtledude/ticket-optimizer was on
 *   20 March 2024: an estimate of what a good race holds, not the game's code.
 *
 * Assumed throughout: first place at 150cc or 200cc, one combo from start to finish, base points grown to their cap.
 */
import type { ItemKind, Rarity } from '#catalogue/entities.ts'
import type { ShelfPlace } from '#catalogue/shelves/find-shelf-place.ts'

export type RaceShelf = ShelfPlace['shelf']

/** Steps of the points cap that an item can be given, beyond 0. */
export const highestCapStep = 4

type ByRarity<Value> = Readonly<Record<Rarity, Value>>
type BySteps = readonly [number, number, number, number, number]

const kartAndGliderBase: ByRarity<BySteps> = {
  normal: [300, 324, 352, 384, 408],
  super: [330, 366, 408, 456, 492],
  'high-end': [400, 490, 595, 715, 805],
}

/** Sheet. Full base points by points-cap step. Until October 2022 it had 1400, 975, 760 and 700, 450, 380 at step 3. */
export const basePointsAtCap: Readonly<Record<ItemKind, ByRarity<BySteps>>> = {
  driver: {
    normal: [600, 648, 704, 768, 816],
    super: [675, 765, 870, 990, 1080],
    'high-end': [800, 980, 1190, 1430, 1610],
  },
  kart: kartAndGliderBase,
  glider: kartAndGliderBase,
}

/** Super Mario Wiki. Points-cap tickets of the item's kind and rarity that each step takes. */
export const capStepTickets = [1, 5, 10, 12] as const

/** Sheet. Base points that each Mii racing suit has more for every further one that the player owns. */
export const basePointsPerFurtherSuit = 10

/** Sheet. Points of a player's level for first place. The model knows no level above the last. */
export const positionPoints = {
  start: 3000,
  perLevel: [
    { upTo: 150, points: 20 },
    { upTo: 200, points: 10 },
    { upTo: 400, points: 5 },
  ],
} as const

/** Nintendo. Base points × (level − 1) × cc / 30,000 for each of the first 200 actions, and once more at the goal. */
export const levelBoost = { cc: 150, divisor: 30_000, mostActions: 200 } as const

/** Nintendo. From the sixteenth action of a combo on, each pays 15 more, times the glider's shelf. */
export const combo = { most: 15, fullFrom: 16 } as const

/** Sheet, as the game's courses show it. */
export const gliderShelfFactor: Readonly<Record<RaceShelf, number>> = { top: 3, middle: 2, low: 1 }

/** Sheet, as the game's courses show it. */
export const kartShelfFactor: Readonly<Record<RaceShelf, number>> = { top: 2, middle: 1.5, low: 1 }

/** Sheet. A kart at level 1 has so many twentieths above 1; two levels bring one more. */
export const kartLevelTwentieths: ByRarity<number> = { normal: 0, super: 1, 'high-end': 2 }

/** Sheet. On the middle shelf a driver has so many actions fewer; on the bottom shelf there are so many in all. */
export const driverShelfActions = { fewerOnMiddle: 40, allOnLow: 50 } as const

/** Sheet. Points of one action of each kind, before the kart. */
export const actionPoints = {
  miniTurbo: 5,
  jumpBoost: 10,
  dashPanel: 10,
  glide: 10,
  coin: 5,
  hit: 25,
  balloon: 150,
  other: 8,
  otherInBattle: 15,
  /** Each race has these once. */
  always: 30,
} as const

/** Sheet. Points of each lap after the first. */
export const pointsPerFurtherLap = 200

/**
 * Sheet. Laps that count, where they are not two: Rainbow Road's three sections are three. By course id, then by variant.
 */
export const laps: Readonly<Record<string, number>> = {
  '3ds-rainbow-road': 3,
  '3ds-rainbow-road-r': 3,
  '3ds-rainbow-road-t': 3,
  '3ds-rainbow-road-rt': 3,
  'gcn-baby-park': 5,
  'gcn-baby-park-r': 5,
  'gcn-baby-park-t': 3,
  'gcn-baby-park-rt': 5,
}
export const usualLaps = 2

/** Sheet. What a race holds besides the counted actions, by the driver's skill. */
export interface SkillHaul {
  /** Coins out of item boxes beyond those that the course's count has. */
  readonly extraItemCoins: number
  /** Coins of Coin Boxes: with few item boxes on the course, and from `manyItemBoxes` on. */
  readonly coinBoxCoins: readonly [few: number, many: number]
  readonly boomerangHits: number
  readonly bananaHits: number
}

export const manyItemBoxes = 6

export const usualHaul: SkillHaul = { extraItemCoins: 40, coinBoxCoins: [0, 0], boomerangHits: 0, bananaHits: 4 }

export const skillHauls: Readonly<Record<string, SkillHaul>> = {
  'boomerang-flower': { extraItemCoins: 25, coinBoxCoins: [40, 40], boomerangHits: 8, bananaHits: 4 },
  'coin-box': { extraItemCoins: 25, coinBoxCoins: [35, 55], boomerangHits: 0, bananaHits: 2 },
  'lucky-seven': { ...usualHaul, extraItemCoins: 35, bananaHits: 8 },
  'giant-banana': { ...usualHaul, bananaHits: 35 },
  'triple-bananas': { ...usualHaul, bananaHits: 20 },
}

/** Sheet. */
export const battle = {
  bananaHits: 6,
  balloons: 6,
  /** Of the points of position and goal, if it was well fought. */
  wellFoughtShare: 0.5,
  /** Actions that going for it costs. */
  wellFoughtActions: { 'coin-box': 40, 'boomerang-flower': 40 } as Readonly<Record<string, number>>,
  usualWellFoughtActions: 20,
} as const

/** What a kart's skill pays for. */
export type KartSkillUnit = 'miniTurbos' | 'jumpBoosts' | 'dashPanels' | 'starts' | 'slipstreams'

/** Sheet. Points of a kart's skill for each of what it pays for; neither shelf nor level multiplies them. */
export const kartSkills: Readonly<Record<string, { readonly per: KartSkillUnit; readonly points: ByRarity<number> }>> =
  {
    'mini-turbo-plus': { per: 'miniTurbos', points: { normal: 2, super: 3, 'high-end': 4 } },
    'jump-boost-plus': { per: 'jumpBoosts', points: { normal: 4, super: 6, 'high-end': 8 } },
    'dash-panel-plus': { per: 'dashPanels', points: { normal: 5, super: 10, 'high-end': 15 } },
    'rocket-start-plus': { per: 'starts', points: { normal: 30, super: 50, 'high-end': 80 } },
    'slipstream-plus': { per: 'slipstreams', points: { normal: 10, super: 20, 'high-end': 40 } },
  }

/** Sheet. In each race. */
export const slipstreamsPerRace = 2

/** What a glider's skill pays for, where it is counted. */
type GliderSkillUnit = 'itemCoins' | 'bananaHits'

export type PaidUnit = KartSkillUnit | GliderSkillUnit

/** Sheet. Points of a glider's skill for each of what it pays for. The others have no count on record. */
export const gliderSkills: Readonly<
  Record<string, { readonly per: GliderSkillUnit; readonly points: ByRarity<number> }>
> = {
  'coin-plus': { per: 'itemCoins', points: { normal: 1, super: 2, 'high-end': 3 } },
  'banana-plus': { per: 'bananaHits', points: { normal: 10, super: 20, 'high-end': 30 } },
}
