import type { ItemLevel } from '#documents/checklist.ts'
import { shownPage } from '../../features/navigation/shown-page.ts'
import { openSearch } from '../../features/search/open-search.ts'
import { isModalOpen } from '../../ui/open-modals.ts'
import { findCurrentRow } from './find-rows.ts'
import { followNeighbour } from './follow-neighbour.ts'
import type { ShortcutActions } from './start-shortcuts.ts'

const levels: readonly ItemLevel[] = [0, 1, 2, 3, 4, 5, 6, 7, 8]

export const pageShortcuts: ShortcutActions = new Map<string, (pressed?: Element) => void>([
  ['/', () => openSearch()],
  ['[', () => void followNeighbour('prev')],
  [']', () => void followNeighbour('next')],
  ['j', () => moveRow(1)],
  ['k', () => moveRow(-1)],
  ['o', () => act(loadOwnRow, ({ ownRow }) => ownRow())],
  ...levels.map((level) => [String(level), () => act(loadOwnRow, ({ setRowLevel }) => setRowLevel(level))] as const),
  ['a', () => pressInRow('a')],
  ['x', () => pressInRow('x')],
  ['u', () => pressInRow('u')],
  [
    'c',
    (pressed) =>
      act(
        () => import('./copy-table.ts'),
        ({ copyTable }) => void copyTable(pressed),
        pressed,
      ),
  ],
  ['m', () => act(loadMarkRow, ({ markRow }) => markRow())],
  ['r', report],
  [
    't',
    (pressed) =>
      act(
        () => import('../../features/preferences/show-appearance.tsx'),
        ({ showAppearance }) => showAppearance(),
        pressed,
      ),
  ],
  ['?', openShortcutList],
])

function loadOwnRow() {
  return import('./own-row.ts')
}

function loadMarkRow() {
  return import('./mark-row.ts')
}

function openShortcutList(pressed?: Element): void {
  act(
    () => import('./show-shortcut-list.tsx'),
    ({ showShortcutList }) => showShortcutList(),
    pressed,
  )
}

function moveRow(step: 1 | -1): void {
  act(
    () => import('./move-row.ts'),
    (code) => {
      const row = findCurrentRow()
      code.moveRow(step)
      // The keys pressed after it mean the row to which it leads.
      for (const press of waiting) if (press.row === row) press.row = findCurrentRow()
    },
  )
}

/** For pages whose rows have buttons with keys of their own. */
function pressInRow(key: string): void {
  act(
    () => import('./press-in-row.ts'),
    (code) => code.pressInRow(key),
  )
}

function report(pressed?: Element): void {
  act(
    () => import('../../features/reports/show-report.tsx'),
    ({ showReport }) => showReport(pressed ?? null),
    pressed,
  )
}

interface Press {
  /** The row that it means. */
  row: HTMLElement | null
}

let turn = Promise.resolve()
const waiting = new Set<Press>()

/**
 * The code of an action loads on first use, and keys pressed meanwhile wait for their turn. A key no longer means
 * anything if, by then, the reader has gone to another page or row, or a dialog has opened. While Back loads, the
 * address is already that of the page to come. If the code fails to load, the next press retries.
 * @param pressed the button pressed in place of the key: it means the same wherever the focus has moved since
 */
function act<Code>(load: () => Promise<Code>, run: (code: Code) => void, pressed?: Element): void {
  const page = shownPage.read()
  const press: Press = { row: findCurrentRow() }
  waiting.add(press)
  turn = turn
    .then(take)
    .catch((error: unknown) => console.error(error))
    .finally(() => waiting.delete(press))

  async function take(): Promise<void> {
    const code = await load()
    if (shownPage.read() !== page || isModalOpen()) return
    if (pressed || findCurrentRow() === press.row) run(code)
  }
}
