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

/** An action whose code loads on first use. */
function onDemand<Code>(load: () => Promise<Code>, run: (code: Code, pressed?: Element) => void): ShortcutAction {
  return (pressed) => turns.loadAndRun(load, (code) => run(code, pressed), pressed)
}

const loadAppearance = () => import('../../features/preferences/show-appearance.tsx')
const loadCopyTable = () => import('./copy-table.ts')
const loadMarkRow = () => import('./mark-row.ts')
const loadMoveRow = () => import('./move-row.ts')
const loadOwnRow = () => import('./own-row.ts')
const loadReport = () => import('../../features/reports/show-report.tsx')
const loadShortcutList = () => import('./show-shortcut-list.tsx')

const levels: readonly ItemLevel[] = [0, 1, 2, 3, 4, 5, 6, 7, 8]

export const pageShortcuts: ShortcutActions = new Map<string, ShortcutAction>([
  ['/', () => openSearch()],
  ['[', () => void followNeighbour('prev')],
  [']', () => void followNeighbour('next')],
  ['j', onDemand(loadMoveRow, ({ moveRow }) => turns.moveRow(() => moveRow(1)))],
  ['k', onDemand(loadMoveRow, ({ moveRow }) => turns.moveRow(() => moveRow(-1)))],
  ['o', onDemand(loadOwnRow, ({ ownRow }) => ownRow())],
  ...levels.map((level) => [String(level), onDemand(loadOwnRow, ({ setRowLevel }) => setRowLevel(level))] as const),
  // For pages whose rows have buttons with keys of their own.
  ...['a', 'x', 'u'].map((key) => [key, onDemand(loadMoveRow, ({ pressInRow }) => pressInRow(key))] as const),
  ['c', onDemand(loadCopyTable, ({ copyTable }, pressed) => void copyTable(pressed))],
  ['m', onDemand(loadMarkRow, ({ markRow }) => markRow())],
  ['r', onDemand(loadReport, ({ showReport }, pressed) => showReport(pressed ?? null))],
  ['t', onDemand(loadAppearance, ({ showAppearance }) => showAppearance())],
  ['?', onDemand(loadShortcutList, ({ showShortcutList }) => showShortcutList())],
])

/** @param pressed the button that was pressed in place of the key */
type ShortcutAction = (pressed?: Element) => void

/** The action of each key, by the character it types, on any keyboard layout. */
type ShortcutActions = ReadonlyMap<string, ShortcutAction>

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
