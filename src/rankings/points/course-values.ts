import { rarities, type ItemKind, type Rarity } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { gliderSkills, kartSkills, skillHauls, type RaceShelf } from './score-model.ts'
import {
  type ScoredItem,
  kartSkillPoints,
  levelBoostUnits,
  unitsPerPoint,
  unknownPlayer,
  type Training,
} from './score-race.ts'
import type { RaceCourse } from './race-course.ts'
import {
  findSituation,
  fixedUnitsOf,
  keyOfSituation,
  remainderOf,
  termsOf,
  unitsOf,
  type ItemTerms,
  type Situation,
} from './race-units.ts'

/**
 * Classes of items: those of one class bring the same wherever they stand on the same shelf, because rarity and skill are
 * all that tells them apart. Of skills only those that the model counts make a class; Mii racing suits are classed as if
 * their owner had no other.
 */
const skillsOfKind: Readonly<Record<ItemKind, readonly (string | null)[]>> = {
  driver: [null, ...Object.keys(skillHauls)],
  kart: [null, ...Object.keys(kartSkills)],
  glider: [null, ...Object.keys(gliderSkills)],
}

/** From 0; less than `countClasses` of its kind. */
export function classOf({ kind, rarity, skillId }: Pick<ScoredItem, 'kind' | 'rarity' | 'skillId'>): number {
  const skills = skillsOfKind[kind]
  return rarities.indexOf(rarity) * skills.length + Math.max(0, skills.indexOf(skillId))
}

export function countClasses(kind: ItemKind): number {
  return rarities.length * skillsOfKind[kind].length
}

/** An item that stands for its class. */
function itemOfClass(kind: ItemKind, itemClass: number): ScoredItem {
  const skills = skillsOfKind[kind]
  const rarity: Rarity = rarities[Math.floor(itemClass / skills.length)]!
  return { kind, id: '', rarity, skillId: skills[itemClass % skills.length]! }
}

/** What others are compared with, always on the bottom shelf: High-End, with a skill that adds nothing. */
export function plainClassOf(kind: ItemKind): number {
  return classOf({ kind, rarity: 'high-end', skillId: null })
}

/** Indexes of shelves in the columns below. The numbers are those of `shelfMarks`. */
export const raceShelves = ['low', 'top', 'middle'] as const satisfies readonly RaceShelf[]

/** The parts of the points that depend on the course; what is left of them are base points and position. */
export const courseParts = ['actions', 'combo', 'skills', 'levelBoost'] as const

/**
 * What there is to race with on courses, one course after the other: for each class of each kind a bit for each shelf on
 * which an item of the class is.
 */
export type Standings = Uint8Array

/** Where a kind's classes begin among the bits of a course. */
const standingStart = { driver: 0, kart: countClasses('driver'), glider: countClasses('driver') + countClasses('kart') }

/** Bits of one course. */
export const standingSize = standingStart.glider + countClasses('glider')

export function indexOfStanding(course: number, kind: ItemKind, itemClass: number): number {
  return course * standingSize + standingStart[kind] + itemClass
}

/**
 * What an item of each class on each shelf brings on a course, raced with the best of the two other kinds, in units. The
 * points are at `indexOfValue`, the parts at as many times the number of courseParts.
 */
export type CourseValues = Readonly<Record<ItemKind, { readonly points: Float64Array; readonly parts: Float64Array }>>

export function indexOfValue(itemClass: number, shelf: number): number {
  return itemClass * raceShelves.length + shelf
}

interface Placed {
  readonly itemClass: number
  readonly shelf: number
  readonly terms: ItemTerms
}

interface PlacedDriver extends Placed {
  readonly situation: Situation
}

type Partners = Readonly<{ driver: PlacedDriver; kart: Placed; glider: Placed }>

/** Standings come and go; those of a course that come again do so soon. */
const mostKept = 6

/** The values of one course for items of one training, on any shelf. */
export class CourseValuer {
  readonly #drivers: readonly PlacedDriver[]
  readonly #karts: readonly Placed[]
  readonly #gliders: readonly Placed[]
  readonly #kartSkills: readonly number[]
  readonly #known = new Map<string, CourseValues>()
  #latest: { readonly standing: Standings; readonly values: CourseValues } | null = null

  constructor(course: RaceCourse, training: Training) {
    const place = (kind: ItemKind) =>
      Array.from({ length: countClasses(kind) }, (_, itemClass) => itemOfClass(kind, itemClass)).flatMap(
        (item, itemClass) =>
          raceShelves.map((shelf, index) => {
            const racing = { item, ...training, shelf }
            return { itemClass, shelf: index, racing, terms: termsOf(course, racing, unknownPlayer) }
          }),
      )
    const situations = new Map<string, Situation>()
    this.#drivers = place('driver').map(({ racing, ...placed }) => {
      const key = keyOfSituation(racing)
      const situation = situations.get(key) ?? findSituation(course, racing, unknownPlayer)
      situations.set(key, situation)
      return { ...placed, situation }
    })
    this.#karts = place('kart')
    this.#gliders = place('glider')
    this.#kartSkills = Array.from(
      { length: countClasses('kart') },
      (_, itemClass) => kartSkillPoints(course, itemOfClass('kart', itemClass)) * unitsPerPoint,
    )
  }

  /** The values are the same as long as the standing is; they must not be changed. @param course which of the standings */
  valuesWith(standings: Standings, course: number): CourseValues {
    const start = course * standingSize
    // Most courses stay as they are when shelves change.
    if (this.#latest && isSameStanding(this.#latest.standing, standings, start)) return this.#latest.values
    const standing = standings.slice(start, start + standingSize)
    const values = this.#findValues(standing)
    this.#latest = { standing, values }
    return values
  }

  #findValues(standing: Standings): CourseValues {
    const key = String.fromCharCode(...standing)
    const known = this.#known.get(key)
    if (known) return known
    if (this.#known.size >= mostKept) this.#known.clear()
    const values = this.#value(this.#findBest(standing))
    this.#known.set(key, values)
    return values
  }

  /** The best three of all that are on the course. Exact; of equals, the first classes. */
  #findBest(standing: Standings): Partners {
    const drivers = listPresent(this.#drivers, standing, 'driver')
    const karts = listPresent(this.#karts, standing, 'kart')
    const gliders = listPresent(this.#gliders, standing, 'glider')
    let best: Partners | null = null
    let most = -Infinity
    for (const driver of drivers) {
      const { situation } = driver
      const kartUnits = karts.map(({ terms }) => unitsOf(terms, situation))
      const gliderUnits = gliders.map(({ terms }) => unitsOf(terms, situation))
      const mostGlider = maxOf(gliderUnits)
      const fixed = fixedUnitsOf(situation) + unitsOf(driver.terms, situation)
      const { mostRemainder } = situation
      if (fixed + mostRemainder + maxOf(kartUnits) + mostGlider <= most) continue
      for (let kart = 0; kart < karts.length; kart++) {
        const withKart = fixed + kartUnits[kart]!
        if (withKart + mostGlider + mostRemainder <= most) continue
        for (let glider = 0; glider < gliders.length; glider++) {
          const separate = withKart + gliderUnits[glider]!
          if (separate + mostRemainder <= most) continue
          const units = separate + remainderOf(situation, sumBoosts(driver, karts[kart]!, gliders[glider]!))
          if (units <= most) continue
          most = units
          best = { driver, kart: karts[kart]!, glider: gliders[glider]! }
        }
      }
    }
    return best!
  }

  #value({ driver, kart, glider }: Partners): CourseValues {
    const values = mapKinds((kind) => {
      const count = countClasses(kind) * raceShelves.length
      return { points: new Float64Array(count), parts: new Float64Array(count * courseParts.length) }
    })
    for (const other of this.#drivers) this.#write(values.driver, other, other, kart, glider)
    for (const other of this.#karts) this.#write(values.kart, other, driver, other, glider)
    for (const other of this.#gliders) this.#write(values.glider, other, driver, kart, other)
    return values
  }

  #write(
    { points, parts }: CourseValues[ItemKind],
    of: Placed,
    { situation, terms }: PlacedDriver,
    kart: Placed,
    glider: Placed,
  ): void {
    const { tally, comboUnits } = situation
    const boosts = terms.boosts + kart.terms.boosts + glider.terms.boosts
    const separate = unitsOf(terms, situation) + unitsOf(kart.terms, situation) + unitsOf(glider.terms, situation)
    const index = indexOfValue(of.itemClass, of.shelf)
    points[index] = fixedUnitsOf(situation) + separate + remainderOf(situation, boosts)
    const start = index * courseParts.length
    parts[start] = kart.terms.perActionPoint * tally.actionPoints
    parts[start + 1] = glider.terms.perCombo * comboUnits
    parts[start + 2] =
      this.#kartSkills[kart.itemClass]! +
      glider.terms.perItemCoin * tally.itemCoins +
      glider.terms.perBananaHit * tally.bananaHits
    parts[start + 3] = levelBoostUnits(tally, boosts)
  }
}

/**
 * The best shelf of each class that stands on the course, unless a higher rarity with the same skill stands as high: shelf
 * and rarity only ever add points. Where no item of the kind is in the game, the plain item is taken.
 */
function listPresent<Item extends Placed>(placed: readonly Item[], standing: Standings, kind: ItemKind): Item[] {
  const classes = countClasses(kind)
  const skills = classes / rarities.length
  const highest = new Int8Array(skills).fill(-1)
  const found: Item[] = []
  for (let itemClass = classes - 1; itemClass >= 0; itemClass--) {
    const height = heightOf(standing[standingStart[kind] + itemClass]!)
    if (height <= highest[itemClass % skills]!) continue
    highest[itemClass % skills] = height
    found.push(placed[itemClass * raceShelves.length + shelfByHeight[height]!]!)
  }
  return found.length > 0 ? found : [placed[plainClassOf(kind) * raceShelves.length + shelfByHeight[0]]!]
}

const shelfByHeight = [0, 2, 1] as const

/** Of the highest shelf among bits, by those bits; -1 for none. */
const heights = Int8Array.from({ length: 1 << raceShelves.length }, (_, bits) =>
  shelfByHeight.findLastIndex((shelf) => (bits & (1 << shelf)) !== 0),
)

function heightOf(bits: number): number {
  return heights[bits]!
}

function isSameStanding(standing: Standings, standings: Standings, start: number): boolean {
  for (let index = 0; index < standing.length; index++) if (standing[index] !== standings[start + index]) return false
  return true
}

function sumBoosts(driver: Placed, kart: Placed, glider: Placed): number {
  return driver.terms.boosts + kart.terms.boosts + glider.terms.boosts
}

function maxOf(values: readonly number[]): number {
  let most = -Infinity
  for (const value of values) most = Math.max(most, value)
  return most
}
