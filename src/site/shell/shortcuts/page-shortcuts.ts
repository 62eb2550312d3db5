import type { ItemLevel } from '#documents/checklist.ts'
import { openSearch } from '../../features/search/open-search.ts'
import { followNeighbour } from './follow-neighbour.ts'
import type { ShortcutActions } from './start-shortcuts.ts'

const levels: readonly ItemLevel[] = [0, 1, 2, 3, 4, 5, 6, 7, 8]

export const pageShortcuts: ShortcutActions = {
  '/': () => openSearch(),
  '[': () => followNeighbour('prev'),
  ']': () => followNeighbour('next'),
  j: () => moveRow(1),
  k: () => moveRow(-1),
  o: () => act(async () => (await import('./own-row.ts')).ownRow()),
  ...Object.fromEntries(
    levels.map((level) => [level, () => act(async () => (await import('./own-row.ts')).setRowLevel(level))]),
  ),
  a: () => pressInRow('a'),
  x: () => pressInRow('x'),
  u: () => pressInRow('u'),
  r: (pressed) => report(pressed ?? null),
  '?': openShortcutList,
}

function openShortcutList(): void {
  act(async () => (await import('./show-shortcut-list.tsx')).showShortcutList())
}

function moveRow(step: 1 | -1): void {
  act(async () => (await import('./move-row.ts')).moveRow(step))
}

/** For pages whose rows have buttons with keys of their own. */
function pressInRow(key: string): void {
  act(async () => (await import('./press-in-row.ts')).pressInRow(key))
}

function report(pressed: Element | null): void {
  act(async () => (await import('../../features/reports/show-report.tsx')).showReport(pressed))
}

let turn = Promise.resolve()

/**
 * The code of an action loads on first use, and keys pressed meanwhile wait for their turn. If it fails to load, the
 * next press retries.
 */
function act(action: () => Promise<void>): void {
  turn = turn.then(action).catch((error: unknown) => console.error(error))
}
