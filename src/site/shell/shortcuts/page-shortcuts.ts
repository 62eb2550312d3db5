import type { ItemLevel } from '#documents/checklist.ts'
import { shownPage } from '../../features/navigation/shown-page.ts'
import { openSearch } from '../../features/search/open-search.ts'
import { isModalOpen } from '../../ui/open-modals.ts'
import { findCurrentRow } from './find-rows.ts'
import { followNeighbour } from './follow-neighbour.ts'
import type { ShortcutActions } from './start-shortcuts.ts'

const levels: readonly ItemLevel[] = [0, 1, 2, 3, 4, 5, 6, 7, 8]

export const pageShortcuts: ShortcutActions = {
  '/': () => openSearch(),
  '[': () => followNeighbour('prev'),
  ']': () => followNeighbour('next'),
  j: () => moveRow(1),
  k: () => moveRow(-1),
  o: () => act(loadOwnRow, ({ ownRow }) => ownRow()),
  ...Object.fromEntries(levels.map((level) => [level, () => act(loadOwnRow, ({ setRowLevel }) => setRowLevel(level))])),
  a: () => pressInRow('a'),
  x: () => pressInRow('x'),
  u: () => pressInRow('u'),
  r: (pressed) => report(pressed ?? null),
  '?': openShortcutList,
}

function loadOwnRow() {
  return import('./own-row.ts')
}

function openShortcutList(): void {
  act(
    () => import('./show-shortcut-list.tsx'),
    ({ showShortcutList }) => showShortcutList(),
  )
}

function moveRow(step: 1 | -1): void {
  act(
    () => import('./move-row.ts'),
    (code) => code.moveRow(step),
  )
}

/** For pages whose rows have buttons with keys of their own. */
function pressInRow(key: string): void {
  act(
    () => import('./press-in-row.ts'),
    (code) => code.pressInRow(key),
  )
}

function report(pressed: Element | null): void {
  act(
    () => import('../../features/reports/show-report.tsx'),
    ({ showReport }) => showReport(pressed),
  )
}

let turn = Promise.resolve()
let waiting = 0
/** The row on which the first of the waiting keys was pressed, or to which the last action has moved since. */
let row: HTMLElement | null = null

/**
 * The code of an action loads on first use, and keys pressed meanwhile wait for their turn. One means nothing any more if
 * the reader has gone to another page or row by then, or a dialog has opened. While Back loads, the address is already
 * that of the page to come. If the code fails to load, the next press retries.
 */
function act<Code>(load: () => Promise<Code>, run: (code: Code) => void): void {
  const page = shownPage.read()
  if (waiting === 0) row = findCurrentRow()
  waiting += 1
  turn = turn
    .then(take)
    .catch((error: unknown) => console.error(error))
    .finally(() => (waiting -= 1))

  async function take(): Promise<void> {
    const code = await load()
    if (shownPage.read() !== page || findCurrentRow() !== row || isModalOpen()) return
    run(code)
    row = findCurrentRow()
  }
}
