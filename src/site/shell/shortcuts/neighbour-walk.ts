/** A key that is held down asks for far more pages than the reader wants after letting go. */
const mostWaiting = 3

export type Relation = 'prev' | 'next'

/** The page that is shown: the same object for as long as it is. */
interface Shown {
  readonly url: URL
}

interface WalkPorts {
  readonly readShown: () => Shown | null
  /** The page before or after the one that is shown; null if there is none. */
  readonly findNeighbour: (relation: Relation) => Promise<URL | null>
  /** Fulfilled when the page is shown, could not be opened, or is no longer wanted. */
  readonly navigate: (address: URL) => Promise<void>
}

interface Walk {
  /** The page that is shown while the next one loads. */
  from: Shown | null
  /** What was pressed meanwhile. */
  readonly waiting: Relation[]
}

/**
 * Leads from page to page. What is asked for while a page loads goes on from there, unless it cannot be opened or the
 * reader has gone elsewhere by then.
 */
export function createNeighbourWalk({ readShown, findNeighbour, navigate }: WalkPorts) {
  let walk: Walk | null = null

  return async (relation: Relation): Promise<void> => {
    if (walk && walk.from === readShown()) {
      if (walk.waiting.length < mostWaiting) walk.waiting.push(relation)
      return
    }
    const current: Walk = { from: readShown(), waiting: [relation] }
    walk = current
    for (let next = current.waiting.shift(); next; next = current.waiting.shift()) {
      current.from = readShown()
      const address = await findNeighbour(next)
      if (!address) continue
      await navigate(address)
      if (walk !== current || readShown()?.url.href !== address.href) break
    }
    if (walk === current) walk = null
  }
}
