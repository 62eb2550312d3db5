import type { CoverMatrix } from './cover-problem.ts'

/** What is still open in a search: which elements need covering, and which sets may cover them. */
export interface OpenCover {
  /** 1 for an element that no chosen set has. */
  readonly isOpen: Uint8Array
  /** 1 for a set that must not be chosen. */
  readonly isBarred: Uint8Array
}

export interface CoverBound {
  /** Fewer sets cannot do it. */
  readonly sets: number
  /** What each element pays, to begin a bound of a similar problem with. */
  readonly prices: Float64Array
}

const tolerance = 1e-6

/**
 * How many sets it takes at least, by Lagrangian relaxation: each element pays a price to the item that covers it, so each set
 * costs 1 less what its elements pay, and the cheapest choice under any prices is a bound. Prices go up where nobody
 * covers and down where several do (subgradient method; Beasley 1990, "A Lagrangian heuristic for set-covering problems").
 *
 * @param target a number of sets beyond which the bound need not rise
 */
export function boundCover(
  matrix: CoverMatrix,
  { isOpen, isBarred }: OpenCover,
  startPrices: Float64Array,
  target: number,
  rounds: number,
): CoverBound {
  const prices = startPrices.slice()
  const demand = new Int32Array(matrix.elementCount)
  let best = -Infinity
  let bestPrices = startPrices
  let step = 1
  let sinceBetter = 0
  for (let round = 0; round < rounds; round++) {
    const value = relax(matrix, isOpen, isBarred, prices, demand)
    if (value > best + tolerance) {
      best = value
      bestPrices = prices.slice()
      sinceBetter = 0
    } else if (++sinceBetter >= 20) {
      step /= 2
      sinceBetter = 0
    }
    if (Math.ceil(best - tolerance) >= target) break
    const length = squaredLength(demand)
    if (length === 0) break
    movePrices(prices, demand, isOpen, (step * (target - value)) / length)
  }
  return { sets: Math.max(0, Math.ceil(best - tolerance)), prices: bestPrices }
}

/** The cheapest choice under these prices. Fills in how many more sets each open element wants: 1, or less. */
function relax(
  { elementCount, sets }: CoverMatrix,
  isOpen: Uint8Array,
  isBarred: Uint8Array,
  prices: Float64Array,
  demand: Int32Array,
): number {
  let value = 0
  for (let element = 0; element < elementCount; element++) {
    demand[element] = isOpen[element]!
    if (isOpen[element] === 1) value += prices[element]!
  }
  for (let set = 0; set < sets.length; set++) {
    if (isBarred[set] === 1) continue
    const elements = sets[set]!
    let cost = 1
    for (const element of elements) if (isOpen[element] === 1) cost -= prices[element]!
    if (cost >= 0) continue
    value += cost
    for (const element of elements) if (isOpen[element] === 1) demand[element]! -= 1
  }
  return value
}

function squaredLength(demand: Int32Array): number {
  return demand.reduce((sum, value) => sum + value * value, 0)
}

function movePrices(prices: Float64Array, demand: Int32Array, isOpen: Uint8Array, step: number): void {
  for (let element = 0; element < prices.length; element++) {
    if (isOpen[element] === 1) prices[element] = Math.max(0, prices[element]! + step * demand[element]!)
  }
}

/** Each element pays its part of the largest set that has it: the bound that no rounds are needed for. */
export function priceElements({ elementCount, sets, setsOf }: CoverMatrix): Float64Array {
  const prices = new Float64Array(elementCount)
  for (let element = 0; element < elementCount; element++) {
    prices[element] = 1 / Math.max(...setsOf[element]!.map((set) => sets[set]!.length))
  }
  return prices
}
