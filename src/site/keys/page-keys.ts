import { followNeighbour } from './follow-neighbour.ts'
import type { KeyActions } from './start-keys.ts'

export const pageKeys: KeyActions = {
  '[': () => followNeighbour('prev'),
  ']': () => followNeighbour('next'),
}
