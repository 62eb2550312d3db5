import { isItemLevel } from '#documents/checklist.ts'
import { itemKinds } from '#catalogue/entities.ts'
import { itemListPath, matchRoute } from '#pages/routes.ts'
import { readerChecklist } from '../checklist/reader-checklist.ts'
import { toggleOwned } from '../checklist/toggle-owned.ts'
import { startMarks } from './start-marks.ts'

const itemLinks = itemKinds.map((kind) => `a[href^="${itemListPath(kind)}"]`).join()

/** Does what a key means, `o` to own and a digit for a level, to the item that has the focus, else to the page's own. */
export function tickFocused(key: string): void {
  const id = findItemId(document.activeElement) ?? readItemId(location.pathname)
  if (id === null) return
  const level = Number(key)
  if (key === 'o') toggleOwned(id)
  else if (isItemLevel(level)) readerChecklist.change(new Map([[id, level]]))
  startMarks()
}

/** The item of a tile, of a link, or of the first link in the row around it. */
function findItemId(element: Element | null): string | null {
  const tile = element?.closest<HTMLElement>('[data-item]')
  if (tile) return tile.dataset['item'] ?? null
  const row = element?.closest('tr, li')
  const link = element?.closest(itemLinks) ?? row?.querySelector(itemLinks)
  return link instanceof HTMLAnchorElement ? readItemId(link.pathname) : null
}

function readItemId(pathname: string): string | null {
  const route = matchRoute(pathname)
  const isItem = itemKinds.some((kind) => kind === route?.name)
  return (isItem && route?.params['name']) || null
}
