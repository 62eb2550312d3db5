import type { ShelfLevel } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { keyOfSituation, keyOfTrained, lastingTermsOf, type ItemTerms, type TrainedItem } from './race-units.ts'
import type { RaceShelf } from './score-model.ts'
import { isMiiSuit, type RacingItem, type RacingPlayer, type ScoredItem } from './score-race.ts'
import { shelfInCup } from './shelf-in-cup.ts'

const shelves = ['top', 'middle', 'low'] as const satisfies readonly RaceShelf[]
const shelfIndexes: Readonly<Record<RaceShelf, number>> = { top: 0, middle: 1, low: 2 }

/**
 * Items of one class are interchangeable wherever they stand on the same shelf, so that each race looks at each class once. A class on
 * a shelf is a row; what does not change from race to race is known by row.
 */
export class ItemClasses {
  readonly terms: ItemTerms[] = []
  /** Of each term the most that an item of the kind has. */
  readonly most = mapKinds((): Terms => ({ ...noTerms }))
  /** Who drives like the row: an index in `drivers`. */
  readonly driverOf: number[] = []
  /** Of each way to drive, one who does. */
  readonly drivers: RacingItem[] = []
  /** Whose skill counts like the row's on a course: an index in `skilled`. */
  readonly skillOf: number[] = []
  readonly skilled: ScoredItem[] = []
  readonly #ids = new Map<string, number>()
  readonly #drivers = new Map<string, number>()
  readonly #skills = new Map<string, number>()

  countRows(): number {
    return this.terms.length
  }

  classify(trained: TrainedItem, player: RacingPlayer): number {
    const { item } = trained
    const key = `${item.kind} ${keyOfTrained(trained)} ${isMiiSuit(item) ? player.suits : ''}`
    const known = this.#ids.get(key)
    if (known !== undefined) return known
    const id = this.#ids.size
    this.#ids.set(key, id)
    const skill = numberOf(this.#skills, `${item.kind} ${item.skillId} ${item.rarity}`, item, this.skilled)
    for (const shelf of shelves) {
      const racing = { ...trained, shelf }
      const terms = lastingTermsOf(racing, player)
      this.terms.push(terms)
      raiseTerms(this.most[item.kind], terms, 0)
      this.skillOf.push(skill)
      this.driverOf.push(
        item.kind === 'driver' ? numberOf(this.#drivers, keyOfSituation(racing), racing, this.drivers) : -1,
      )
    }
    return id
  }
}

/** The number of a key; a new one's value joins the list. */
function numberOf<Value>(numbers: Map<string, number>, key: string, value: Value, values: Value[]): number {
  const known = numbers.get(key)
  if (known !== undefined) return known
  numbers.set(key, values.length)
  return values.push(value) - 1
}

/** An item that is asked about. */
export interface ClassedItem {
  readonly item: ScoredItem
  /** Null for an item to get. */
  readonly owned: { readonly level: number; readonly itemClass: number } | null
}

/** Where an item stands in a race, whatever its level. */
export interface Standing {
  topLevel: ShelfLevel | 0 | undefined
  boosts: number
}

export function rowOf({ topLevel, boosts }: Readonly<Standing>, level: number, itemClass: number): number {
  return itemClass * shelves.length + shelfIndexes[shelfInCup(topLevel, level, boosts)]
}

type Terms = { -readonly [Term in keyof ItemTerms]: number }

export const noTerms: ItemTerms = {
  fixed: 0,
  boosts: 0,
  perActionPoint: 0,
  perCombo: 0,
  perItemCoin: 0,
  perBananaHit: 0,
}

/** Raises each term to that of an item. */
export function raiseTerms(most: Terms, terms: ItemTerms, skillUnits: number): void {
  most.fixed = Math.max(most.fixed, terms.fixed + skillUnits)
  most.boosts = Math.max(most.boosts, terms.boosts)
  most.perActionPoint = Math.max(most.perActionPoint, terms.perActionPoint)
  most.perCombo = Math.max(most.perCombo, terms.perCombo)
  most.perItemCoin = Math.max(most.perItemCoin, terms.perItemCoin)
  most.perBananaHit = Math.max(most.perBananaHit, terms.perBananaHit)
}
