import type { ItemLevel } from '#documents/checklist.ts'
import { shownPage } from '../../features/navigation/shown-page.ts'
import { openSearch } from '../../features/search/open-search.ts'
import { isModalOpen } from '../../ui/open-modals.ts'
import { navigationServices } from '../../features/navigation/navigation-services.ts'
import { isComposing, isModified, isWriting } from '../../ui/keyboard/key-events.ts'
import { findCurrentRow } from './find-rows.ts'
import { createKeyTurns } from './key-turns.ts'
import { createNeighbourWalk, type Relation } from './neighbour-walk.ts'
import { areShortcutsOn } from './shortcut-switch.ts'

/** About a second. */
const mostFrames = 60

const followNeighbour = createNeighbourWalk({
  readShown: shownPage.read,
  findNeighbour,
  navigate: async (address) => (await navigationServices).navigate(address),
})

/** By the page's link; what is below the first screen comes a moment after the page. */
async function findNeighbour(relation: Relation): Promise<URL | null> {
  const page = shownPage.read()
  for (let frame = 0; frame < mostFrames && shownPage.read() === page; frame++) {
    const link = document.querySelector<HTMLAnchorElement>(`#main a[rel="${relation}"]`)
    if (link) return new URL(link.href)
    await new Promise((goOn) => {
      requestAnimationFrame(goOn)
    })
  }
  return null
}

const turns = createKeyTurns({ readPage: shownPage.read, findRow: findCurrentRow, isModalOpen })
const { loadAndRun } = turns

const levels: readonly ItemLevel[] = [0, 1, 2, 3, 4, 5, 6, 7, 8]

export const pageShortcuts: ShortcutActions = new Map<string, (pressed?: Element) => void>([
  ['/', () => openSearch()],
  ['[', () => void followNeighbour('prev')],
  [']', () => void followNeighbour('next')],
  ['j', () => moveRow(1)],
  ['k', () => moveRow(-1)],
  ['o', () => loadAndRun(loadOwnRow, ({ ownRow }) => ownRow())],
  ...levels.map(
    (level) => [String(level), () => loadAndRun(loadOwnRow, ({ setRowLevel }) => setRowLevel(level))] as const,
  ),
  ['a', () => pressInRow('a')],
  ['x', () => pressInRow('x')],
  ['u', () => pressInRow('u')],
  [
    'c',
    (pressed) =>
      loadAndRun(
        () => import('./copy-table.ts'),
        ({ copyTable }) => void copyTable(pressed),
        pressed,
      ),
  ],
  ['m', () => loadAndRun(loadMarkRow, ({ markRow }) => markRow())],
  ['r', report],
  [
    't',
    (pressed) =>
      loadAndRun(
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
  loadAndRun(
    () => import('./show-shortcut-list.tsx'),
    ({ showShortcutList }) => showShortcutList(),
    pressed,
  )
}

function moveRow(step: 1 | -1): void {
  loadAndRun(
    () => import('./move-row.ts'),
    (code) => turns.moveRow(() => code.moveRow(step)),
  )
}

/** For pages whose rows have buttons with keys of their own. */
function pressInRow(key: string): void {
  loadAndRun(
    () => import('./press-in-row.ts'),
    (code) => code.pressInRow(key),
  )
}

function report(pressed?: Element): void {
  loadAndRun(
    () => import('../../features/reports/show-report.tsx'),
    ({ showReport }) => showReport(pressed ?? null),
    pressed,
  )
}

/**
 * The action of each key, by the character it types, on any keyboard layout. It is given the button that was pressed in
 * place of the key.
 */
type ShortcutActions = ReadonlyMap<string, (pressed?: Element) => void>

/** These use letters themselves, in fields or to find menu entries. One that is closing stays until it has faded out. */
const openAbove = '#modals :is([role="dialog"], [role="menu"]):not([data-closed]), dialog[open]'

/** With Caps Lock, `o` types `O`. Held with Shift it is another key. */
export function toShortcut({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): string {
  return shiftKey ? key : key.toLowerCase()
}

/**
 * One listener for all shortcuts of the site. They are off while the reader types, with modifier keys, while a dialog
 * is open, and if the reader has turned them off.
 */
export function startShortcuts(actions: ShortcutActions): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || isComposing(event) || isModified(event)) return
    const act = actions.get(toShortcut(event))
    if (!act || isWriting(event.target)) return
    if (document.querySelector(openAbove) || !areShortcutsOn()) return
    event.preventDefault()
    act()
  })
  // A button can trigger a shortcut, for readers without a keyboard or with shortcuts turned off.
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-shortcut]') : null
    if (button) actions.get(button.dataset['shortcut'] ?? '')?.(button)
  })
}
