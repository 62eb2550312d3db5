import { itemKinds, type ItemKind } from '#catalogue/entities.ts'
import { mapKinds } from '#catalogue/map-kinds.ts'
import { noTerms, raiseTerms, rowOf, type ItemClasses, type ClassedItem, type Standing } from './item-rows.ts'
import type { RaceCourse } from './race-course.ts'
import {
  fixedUnitsOf,
  kartSkillUnits,
  remainderOf,
  residueOf,
  unitsOf,
  type ItemTerms,
  type Situation,
} from './race-units.ts'

/** What is owned, in one race: each row once. */
export class OwnedRows {
  readonly rows: Readonly<Record<ItemKind, number[]>> = { driver: [], kart: [], glider: [] }
  /** Of each term the most that an owned row of the kind has, and that any has, owned or not. */
  readonly most: Readonly<Record<ItemKind, ItemTerms>>
  readonly mostOfAny: Readonly<Record<ItemKind, ItemTerms>>
  readonly #classes: ItemClasses
  /** By skilled item. */
  readonly #skillUnits: readonly number[]

  constructor(
    course: RaceCourse,
    classes: ItemClasses,
    items: readonly ClassedItem[],
    standings: readonly Readonly<Standing>[],
  ) {
    this.#classes = classes
    this.#skillUnits = classes.skilled.map((item) => kartSkillUnits(course, item))
    const isKnown = new Uint8Array(classes.countRows())
    for (let index = 0; index < items.length; index++) {
      const { item, owned } = items[index]!
      if (owned === null) continue
      const row = rowOf(standings[index]!, owned.level, owned.itemClass)
      if (isKnown[row] === 1) continue
      isKnown[row] = 1
      this.rows[item.kind].push(row)
    }
    this.most = mapKinds((kind) => this.#mostOf(this.rows[kind]))
    const mostSkill = Math.max(...this.#skillUnits)
    this.mostOfAny = mapKinds((kind) => {
      const most = classes.most[kind]
      return kind === 'kart' ? { ...most, fixed: most.fixed + mostSkill } : most
    })
  }

  unitsIn(situation: Situation, row: number): number {
    return unitsOf(this.#classes.terms[row]!, situation) + this.#skillOf(row)
  }

  boostsOf(row: number): number {
    return this.#classes.terms[row]!.boosts
  }

  #skillOf(row: number): number {
    return this.#skillUnits[this.#classes.skillOf[row]!]!
  }

  #mostOf(rows: readonly number[]): ItemTerms {
    const most = { ...noTerms }
    for (const row of rows) raiseTerms(most, this.#classes.terms[row]!, this.#skillOf(row))
    return most
  }
}

/** Units and boosts of one item, or of two together. */
interface Partner {
  readonly units: number
  readonly boosts: number
}

/** What the owned items make of one situation of a race. */
export class SolvedSituation {
  /** Rows of those who bring it about. */
  readonly drivers: readonly number[]
  /** No loadout of the owned has more units. */
  readonly bound: number
  readonly #situation: Situation
  readonly #owned: OwnedRows
  readonly #fixed: number
  /** No owned item of the kind has more units. */
  readonly #bounds: Readonly<Record<ItemKind, number>>
  readonly #partners: Partial<Record<ItemKind, readonly Partner[]>> = {}
  readonly #pairs: Partial<Record<ItemKind, readonly Partner[]>> = {}

  constructor(situation: Situation, drivers: readonly number[], owned: OwnedRows) {
    this.drivers = drivers
    this.#situation = situation
    this.#owned = owned
    this.#fixed = fixedUnitsOf(situation)
    this.#bounds = mapKinds((kind) => unitsOf(owned.most[kind], situation))
    this.bound = itemKinds.reduce((sum, kind) => sum + this.#bounds[kind], this.#fixed + situation.mostRemainder)
  }

  /** With any item of the kind, owned or not, no loadout has more units. */
  boundWithAny(kind: ItemKind): number {
    return this.bound - this.#bounds[kind] + unitsOf(this.#owned.mostOfAny[kind], this.#situation)
  }

  /** The most units with the row and the best of the other kinds, or `known` if that is more. */
  complete(kind: ItemKind, row: number, known: number): number {
    const own = this.#owned.unitsIn(this.#situation, row)
    // Most situations end here, without a look at their items.
    if (this.bound - this.#bounds[kind] + own <= known) return known
    const boosts = this.#owned.boostsOf(row)
    const units = this.#fixed + own
    let best = known
    for (const partner of this.#pairsWithout(kind)) {
      if (units + partner.units + this.#situation.mostRemainder <= best) break
      best = Math.max(best, units + partner.units + remainderOf(this.#situation, boosts + partner.boosts))
    }
    return best
  }

  /** Of the two other kinds together: of each residue the best, best first. */
  #pairsWithout(kind: ItemKind): readonly Partner[] {
    const known = this.#pairs[kind]
    if (known) return known
    const [some, others] = itemKinds.filter((other) => other !== kind).map((other) => this.#listPartners(other))
    const units = new Float64Array(some!.length * others!.length)
    for (let index = 0; index < units.length; index++)
      units[index] = some![index % some!.length]!.units + others![Math.floor(index / some!.length)]!.units
    const boostsOf = (index: number) =>
      some![index % some!.length]!.boosts + others![Math.floor(index / some!.length)]!.boosts
    const pairs = this.#keepBest(units, boostsOf)
    this.#pairs[kind] = pairs
    return pairs
  }

  #listPartners(kind: ItemKind): readonly Partner[] {
    const known = this.#partners[kind]
    if (known) return known
    const rows = kind === 'driver' ? this.drivers : this.#owned.rows[kind]
    const units = new Float64Array(rows.length)
    for (let index = 0; index < rows.length; index++) units[index] = this.#owned.unitsIn(this.#situation, rows[index]!)
    const partners = this.#keepBest(units, (index) => this.#owned.boostsOf(rows[index]!))
    this.#partners[kind] = partners
    return partners
  }

  /** Those that can be in a best loadout: of each residue the best, and none that rounding could not bring to the top. */
  #keepBest(units: Float64Array, boostsOf: (index: number) => number): Partner[] {
    let least = -Infinity
    for (let index = 0; index < units.length; index++)
      least = Math.max(least, units[index]! - this.#situation.mostRemainder)
    const byResidue = new Map<number, Partner>()
    for (let index = 0; index < units.length; index++) {
      if (units[index]! < least) continue
      const partner = { units: units[index]!, boosts: boostsOf(index) }
      const residue = residueOf(this.#situation, partner.boosts)
      if (partner.units > (byResidue.get(residue)?.units ?? -Infinity)) byResidue.set(residue, partner)
    }
    return [...byResidue.values()].toSorted((x, y) => y.units - x.units)
  }
}
