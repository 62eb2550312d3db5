import type { ItemLevel } from '#documents/checklist.ts'
import { openSearch } from '../search/open-search.ts'
import { followNeighbour } from './follow-neighbour.ts'
import type { KeyActions } from './start-keys.ts'

const levels: readonly ItemLevel[] = [0, 1, 2, 3, 4, 5, 6, 7, 8]

export const pageKeys: KeyActions = {
  '/': openSearch,
  '[': () => followNeighbour('prev'),
  ']': () => followNeighbour('next'),
  j: () => moveRow(1),
  k: () => moveRow(-1),
  o: () => act(import('./own-row.ts').then(({ ownRow }) => ownRow())),
  ...Object.fromEntries(
    levels.map((level) => [level, () => act(import('./own-row.ts').then(({ setRowLevel }) => setRowLevel(level)))]),
  ),
  '?': openKeyList,
}

export function openKeyList(): void {
  act(import('./show-key-list.tsx').then(({ showKeyList }) => showKeyList()))
}

function moveRow(step: 1 | -1): void {
  act(import('./move-row.ts').then((module) => module.moveRow(step)))
}

/** What a key does comes with its first use. Offline it may not come; the next press asks again. */
function act(action: Promise<void>): void {
  action.catch((error: unknown) => console.error(error))
}
