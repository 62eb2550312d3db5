import { itemKinds, rarities, type ItemKind } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { countSorts, itemOfSort, plainSortOf } from './item-sorts.ts'
import type { RaceCourse } from './race-course.ts'
import {
  describeSituation,
  fixedUnitsOf,
  keyOfSituation,
  remainderOf,
  termsOf,
  unitsOf,
  type ItemTerms,
  type Situation,
} from './race-units.ts'
import type { RaceShelf } from './score-model.ts'
import { kartSkillPoints, levelBoostUnits, unitsPerPoint, unknownPlayer, type Training } from './score-race.ts'

/** Indexes of shelves in the columns below. The numbers are those of `shelfMarks`. */
export const raceShelves = ['low', 'top', 'middle'] as const satisfies readonly RaceShelf[]

/** The parts of the points that depend on the course; what is left of them are base points and position. */
export const courseParts = ['actions', 'combo', 'skills', 'levelBoost'] as const

/** Who is there to race with on a course: by kind and sort, a bit for each shelf on which one of the sort stands. */
export type Standing = Readonly<Record<ItemKind, Uint8Array>>

/**
 * What an item of each sort on each shelf brings on a course, raced with the best of the two other kinds, in units. The
 * points are at `indexOfValue`, the parts at as many times the number of courseParts.
 */
export type CourseValues = Readonly<Record<ItemKind, { readonly points: Float64Array; readonly parts: Float64Array }>>

export function indexOfValue(sort: number, shelf: number): number {
  return sort * raceShelves.length + shelf
}

interface Placed {
  readonly sort: number
  readonly shelf: number
  readonly terms: ItemTerms
}

interface PlacedDriver extends Placed {
  readonly situation: Situation
}

type Partners = Readonly<{ driver: PlacedDriver; kart: Placed; glider: Placed }>

/** Standings come and go; those of a course that come again do so soon. */
const mostKept = 6

/** The values of one course for items of one training, whoever stands on it. */
export class CourseValuer {
  readonly #drivers: readonly PlacedDriver[]
  readonly #karts: readonly Placed[]
  readonly #gliders: readonly Placed[]
  readonly #kartSkills: readonly number[]
  readonly #known = new Map<string, CourseValues>()
  #latest: { readonly standing: Standing; readonly values: CourseValues } | null = null

  constructor(course: RaceCourse, training: Training) {
    const place = (kind: ItemKind) =>
      Array.from({ length: countSorts(kind) }, (_, sort) => itemOfSort(kind, sort)).flatMap((item, sort) =>
        raceShelves.map((shelf, index) => {
          const racing = { item, ...training, shelf }
          return { sort, shelf: index, racing, terms: termsOf(course, racing, unknownPlayer) }
        }),
      )
    const situations = new Map<string, Situation>()
    this.#drivers = place('driver').map(({ racing, ...placed }) => {
      const key = keyOfSituation(racing)
      const situation = situations.get(key) ?? describeSituation(course, racing, unknownPlayer)
      situations.set(key, situation)
      return { ...placed, situation }
    })
    this.#karts = place('kart')
    this.#gliders = place('glider')
    this.#kartSkills = Array.from(
      { length: countSorts('kart') },
      (_, sort) => kartSkillPoints(course, itemOfSort('kart', sort)) * unitsPerPoint,
    )
  }

  /** The array is the same as long as the standing is; it must not be changed. */
  valuesWith(standing: Standing): CourseValues {
    // Most courses stay as they are when shelves change.
    if (this.#latest && isSameStanding(this.#latest.standing, standing)) return this.#latest.values
    const values = this.#findValues(standing)
    this.#latest = { standing, values }
    return values
  }

  #findValues(standing: Standing): CourseValues {
    const key = itemKinds.map((kind) => String.fromCharCode(...standing[kind])).join('')
    const known = this.#known.get(key)
    if (known) return known
    if (this.#known.size >= mostKept) this.#known.clear()
    const values = this.#value(this.#findBest(standing))
    this.#known.set(key, values)
    return values
  }

  /** The best three of all that stand on the course. Exact; of equals, the first sorts. */
  #findBest(standing: Standing): Partners {
    const present = mapKinds((kind) => standing[kind])
    const drivers = listPresent(this.#drivers, present.driver, 'driver')
    const karts = listPresent(this.#karts, present.kart, 'kart')
    const gliders = listPresent(this.#gliders, present.glider, 'glider')
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
      for (const [kartIndex, kart] of karts.entries()) {
        const withKart = fixed + kartUnits[kartIndex]!
        if (withKart + mostGlider + mostRemainder <= most) continue
        for (const [gliderIndex, glider] of gliders.entries()) {
          const separate = withKart + gliderUnits[gliderIndex]!
          if (separate + mostRemainder <= most) continue
          const units = separate + remainderOf(situation, sumBoosts(driver, kart, glider))
          if (units <= most) continue
          most = units
          best = { driver, kart, glider }
        }
      }
    }
    return best!
  }

  #value({ driver, kart, glider }: Partners): CourseValues {
    const values = mapKinds((kind) => {
      const count = countSorts(kind) * raceShelves.length
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
    const index = indexOfValue(of.sort, of.shelf)
    points[index] = fixedUnitsOf(situation) + separate + remainderOf(situation, boosts)
    const start = index * courseParts.length
    parts[start] = kart.terms.perActionPoint * tally.actionPoints
    parts[start + 1] = glider.terms.perCombo * comboUnits
    parts[start + 2] =
      this.#kartSkills[kart.sort]! +
      glider.terms.perItemCoin * tally.itemCoins +
      glider.terms.perBananaHit * tally.bananaHits
    parts[start + 3] = levelBoostUnits(tally, boosts)
  }
}

/**
 * The best shelf of each sort that stands on the course, unless a higher rarity with the same skill stands as high: shelf
 * and rarity only ever add points. Where nobody of the kind is in the game, the plain item stands in.
 */
function listPresent<Item extends Placed>(placed: readonly Item[], present: Uint8Array, kind: ItemKind): Item[] {
  const sorts = countSorts(kind)
  const skills = sorts / rarities.length
  const highest = new Int8Array(skills).fill(-1)
  const found: Item[] = []
  for (let sort = sorts - 1; sort >= 0; sort--) {
    const height = heightOf(present[sort]!)
    if (height <= highest[sort % skills]!) continue
    highest[sort % skills] = height
    found.push(placed[sort * raceShelves.length + shelfByHeight[height]!]!)
  }
  return found.length > 0 ? found : [placed[plainSortOf(kind) * raceShelves.length + shelfByHeight[0]]!]
}

const shelfByHeight = [0, 2, 1] as const

/** Of the highest shelf among bits; -1 for none. */
function heightOf(bits: number): number {
  return shelfByHeight.findLastIndex((shelf) => (bits & (1 << shelf)) !== 0)
}

function isSameStanding(a: Standing, b: Standing): boolean {
  for (const kind of itemKinds) {
    const [bits, others] = [a[kind], b[kind]]
    for (let sort = 0; sort < bits.length; sort++) if (bits[sort] !== others[sort]) return false
  }
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
