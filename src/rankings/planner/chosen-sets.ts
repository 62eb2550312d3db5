import type { CoverMatrix } from './cover-problem.ts'

/** The sets that are chosen at the moment, with what each would lose or gain. */
export class ChosenSets {
  readonly #matrix: CoverMatrix
  readonly #isChosen: Uint8Array
  /** How many chosen sets have the element. */
  readonly #coverCount: Int32Array
  readonly #weight: Int32Array
  /** Weight that would become uncovered if the set were taken out, or covered if it were taken in. */
  readonly #worth: Int32Array
  /** False for a set that was taken out and around which nothing has changed since: putting it back would go in a circle. */
  readonly #mayReturn: Uint8Array
  readonly #movedAt: Int32Array
  readonly #uncoveredIndex: Int32Array
  readonly #chosen: number[] = []
  readonly #chosenIndex: Int32Array
  readonly uncovered: number[] = []
  #moves = 0
  #random = 1

  constructor(matrix: CoverMatrix) {
    const setCount = matrix.sets.length
    this.#matrix = matrix
    this.#isChosen = new Uint8Array(setCount)
    this.#coverCount = new Int32Array(matrix.elementCount)
    this.#weight = new Int32Array(matrix.elementCount).fill(1)
    this.#worth = Int32Array.from(matrix.sets, ({ length }) => length)
    this.#mayReturn = new Uint8Array(setCount).fill(1)
    this.#movedAt = new Int32Array(setCount)
    this.#uncoveredIndex = new Int32Array(matrix.elementCount)
    this.#chosenIndex = new Int32Array(setCount)
    for (let element = 0; element < matrix.elementCount; element++) this.#uncover(element)
  }

  get chosenCount(): number {
    return this.#chosen.length
  }

  listChosen(): readonly number[] {
    return this.#chosen.slice()
  }

  add(set: number): void {
    this.#isChosen[set] = 1
    this.#chosenIndex[set] = this.#chosen.length
    this.#chosen.push(set)
    this.#movedAt[set] = ++this.#moves
    const { sets, setsOf } = this.#matrix
    for (const element of sets[set]!) {
      const count = ++this.#coverCount[element]!
      const weight = this.#weight[element]!
      if (count === 1) {
        this.#cover(element)
        // The others would gain nothing here any more; this one would lose it.
        for (const other of setsOf[element]!) if (other !== set) this.#worth[other]! -= weight
      } else if (count === 2) {
        this.#worth[this.#findChosen(element, set)]! -= weight
      }
      for (const other of setsOf[element]!) this.#mayReturn[other] = 1
    }
  }

  remove(set: number): void {
    this.#isChosen[set] = 0
    const last = this.#chosen.pop()!
    if (last !== set) {
      const index = this.#chosenIndex[set]!
      this.#chosen[index] = last
      this.#chosenIndex[last] = index
    }
    this.#movedAt[set] = ++this.#moves
    const { sets, setsOf } = this.#matrix
    for (const element of sets[set]!) {
      const count = --this.#coverCount[element]!
      const weight = this.#weight[element]!
      if (count === 0) {
        this.#uncover(element)
        for (const other of setsOf[element]!) if (other !== set) this.#worth[other]! += weight
      } else if (count === 1) {
        this.#worth[this.#findChosen(element, -1)]! += weight
      }
      for (const other of setsOf[element]!) this.#mayReturn[other] = 1
    }
    this.#mayReturn[set] = 0
  }

  /** The chosen set that would be missed least; among equals, the one chosen longest ago. */
  findCheapest(spared: number): number {
    let found = -1
    for (const set of this.#chosen) {
      if (set === spared) continue
      if (found < 0 || this.#worth[set]! < this.#worth[found]! || this.#isOlderEqual(set, found)) found = set
    }
    return found < 0 ? spared : found
  }

  /** The set that covers the element and gains most with it; of equals the one that has waited longest. */
  findBestFor(element: number): number {
    let found = -1
    for (const set of this.#matrix.setsOf[element]!) {
      if (this.#mayReturn[set] === 0) continue
      if (found < 0 || this.#worth[set]! > this.#worth[found]! || this.#isOlderEqual(set, found)) found = set
    }
    // Every cover needs one of them, even the one just taken out.
    return found < 0 ? this.#matrix.setsOf[element]![0]! : found
  }

  /** With its own generator: the same problem is always searched in the same order. */
  pickUncovered(): number {
    this.#random = (Math.imul(this.#random, 1_664_525) + 1_013_904_223) >>> 0
    return this.uncovered[Math.floor((this.#random / 2 ** 32) * this.uncovered.length)]!
  }

  burdenUncovered(): void {
    for (const element of this.uncovered) {
      this.#weight[element]! += 1
      for (const set of this.#matrix.setsOf[element]!) this.#worth[set]! += 1
    }
  }

  #isOlderEqual(set: number, than: number): boolean {
    return this.#worth[set] === this.#worth[than] && this.#movedAt[set]! < this.#movedAt[than]!
  }

  #findChosen(element: number, besides: number): number {
    for (const set of this.#matrix.setsOf[element]!) if (set !== besides && this.#isChosen[set] === 1) return set
    throw new Error(`No chosen set has the element ${element}.`)
  }

  #uncover(element: number): void {
    this.#uncoveredIndex[element] = this.uncovered.length
    this.uncovered.push(element)
  }

  #cover(element: number): void {
    const last = this.uncovered.pop()!
    if (last === element) return
    const index = this.#uncoveredIndex[element]!
    this.uncovered[index] = last
    this.#uncoveredIndex[last] = index
  }
}
