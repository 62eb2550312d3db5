import { openSearch } from '../search/open-search.ts'
import { followNeighbour } from './follow-neighbour.ts'
import type { KeyActions } from './start-keys.ts'

export const pageKeys: KeyActions = {
  '/': openSearch,
  '[': () => followNeighbour('prev'),
  ']': () => followNeighbour('next'),
}
