import type { ItemLevel } from '#documents/checklist.ts'
import { shownPage, type ReachedPage } from '../../features/navigation/shown-page.ts'
import { openSearch } from '../../features/search/open-search.ts'
import { isModalOpen } from '../../ui/open-modals.ts'
import { navigationServices } from '../../features/navigation/navigation-services.ts'
import { isComposing, isModified, isWriting } from '../../ui/keyboard/key-events.ts'
import { findCurrentRow } from './find-rows.ts'
import { areShortcutsOn } from './shortcut-switch.ts'

/** A key that is held down asks for far more pages than the reader wants after letting go. */
const mostWaiting = 3

/** About a second. */
const mostFrames = 60

type Relation = 'prev' | 'next'

interface Walk {
  /** The page that is shown while the next one loads. */
  from: ReachedPage | null
  /** What was pressed meanwhile. */
  readonly waiting: Relation[]
}

let walk: Walk | null = null

/**
 * Follows the page's link to the previous or next page, if it has one. Keys pressed while that loads go on from there,
 * unless it cannot be opened or the reader has gone elsewhere by then.
 */
async function followNeighbour(relation: Relation): Promise<void> {
  if (walk && walk.from === shownPage.read()) {
    if (walk.waiting.length < mostWaiting) walk.waiting.push(relation)
    return
  }
  const current: Walk = { from: shownPage.read(), waiting: [relation] }
  walk = current
  const { navigate } = await navigationServices
  for (let next = current.waiting.shift(); next; next = current.waiting.shift()) {
    current.from = shownPage.read()
    const link = await findLink(next)
    if (!link) continue
    await navigate(new URL(link.href))
    if (walk !== current || shownPage.read()?.url.href !== link.href) break
  }
  if (walk === current) walk = null
}

/** What is below the first screen of a page comes a moment after it. */
async function findLink(relation: Relation): Promise<HTMLAnchorElement | null> {
  const page = shownPage.read()
  for (let frame = 0; frame < mostFrames && shownPage.read() === page; frame++) {
    const link = document.querySelector<HTMLAnchorElement>(`#main a[rel="${relation}"]`)
    if (link) return link
    await new Promise((goOn) => {
      requestAnimationFrame(goOn)
    })
  }
  return null
}

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
function loadAndRun<Code>(load: () => Promise<Code>, run: (code: Code) => void, pressed?: Element): void {
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
