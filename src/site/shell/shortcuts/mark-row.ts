import { replaceQuery } from '../../features/search/use-query.ts'
import { findCurrentRow, listRows } from './find-rows.ts'
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

/** Marks the row that the address names, and brings it into view. */
export function markRowOfAddress(): void {
  const name = new URLSearchParams(location.search).get(rowKey)
  const row = listRows().find((each) => nameRow(each) === name)
  if (!row) return
  show(row)
  row.scrollIntoView({ block: 'center', behavior: 'instant' })
}

function show(row: HTMLElement | null): void {
  for (const other of document.querySelectorAll(`.${markedClass}`)) other.classList.remove(markedClass)
  row?.classList.add(markedClass)
}

/** By its part of the page and what it is about: "drivers.mario"; null for a row without a link. */
function nameRow(row: HTMLElement): string | null {
  const link = row.querySelector<HTMLAnchorElement>('th a[href], a.row, a[href]')
  const part = row.closest('section')?.getAttribute('aria-labelledby')
  const about = link && `${link.pathname}${link.hash}`.replaceAll(/[/#]+/g, '.').replaceAll(/^\.|\.$/g, '')
  return about ? [part, about].filter(Boolean).join('.') : null
}
