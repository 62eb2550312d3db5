import { readPath } from '../../features/navigation/page-address.ts'
import { replaceQuery } from '../../features/search/use-query.ts'
import { findCurrentRow, listRows, rowSelector } from './find-rows.ts'
import './rows.css'

/** Name in the query of an address that marks a row. */
export const rowKey = 'row'

const markedClass = 'marked-row'

/** Marks a row, by default the focused one, and puts it into the address; a second time unmarks it. */
export function markRow(row: HTMLElement | null = findCurrentRow()): void {
  const name = row && nameRow(row)
  if (!row || !name) return
  const isMarked = row.classList.contains(markedClass)
  show(isMarked ? null : row)
  replaceQuery((parameters) => {
    if (isMarked) parameters.delete(rowKey)
    else parameters.set(rowKey, name)
  })
}

/** Marks the row that the address names, and brings it into view. Some rows are drawn a moment after the page. */
export function markRowOfAddress(): void {
  const name = new URLSearchParams(location.search).get(rowKey)
  if (name === null || markByName(name)) return
  const drawing = new MutationObserver(() => markByName(name) && drawing.disconnect())
  drawing.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => drawing.disconnect(), patienceMs)
}

const patienceMs = 5000

function markByName(name: string): boolean {
  const row = [...listRows(), ...listShutRows()].find((each) => nameRow(each) === name)
  if (!row) return false
  const shut = row.closest('details')
  if (shut) shut.open = true
  show(row)
  row.scrollIntoView({ block: 'center', behavior: 'instant' })
  return true
}

/** Those in details that have not been opened yet. */
function listShutRows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(rowSelector)].filter((row) => {
    const shut = row.closest('details:not([open])')
    return shut !== null && shut.getClientRects().length > 0
  })
}

function show(row: HTMLElement | null): void {
  for (const other of document.querySelectorAll(`.${markedClass}`)) other.classList.remove(markedClass)
  row?.classList.add(markedClass)
}

/** By its part of the page and what it is about: "drivers.mario"; null for a row without a link. */
function nameRow(row: HTMLElement): string | null {
  const link = row.querySelector<HTMLAnchorElement>('th a[href], a.row, a[href]')
  const part = row.closest('section[aria-labelledby]')?.getAttribute('aria-labelledby')
  const about = link && `${readPath(link.pathname)}${link.hash}`.replaceAll(/[/#]+/g, '.').replaceAll(/^\.|\.$/g, '')
  return about ? [part, about].filter(Boolean).join('.') : null
}
