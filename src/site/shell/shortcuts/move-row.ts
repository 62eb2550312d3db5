import { findCurrentRow, listRows } from './find-rows.ts'
import './rows.css'

/**
 * Moves the focus to the next or previous row, or from elsewhere to the first visible row. Enter then opens the row's
 * link.
 */
export function moveRow(step: 1 | -1): void {
  const rows = listRows()
  const current = findCurrentRow()
  const next = current ? rows[rows.indexOf(current) + step] : rows.find(isBelowHeader)
  if (!next) return
  const target = next.querySelector<HTMLElement>('a[href]') ?? next.querySelector('button') ?? makeFocusable(next)
  // Below the header, which the browser's scrolling on focus ignores.
  next.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  target.focus({ preventScroll: true })
}

function isBelowHeader(row: HTMLElement): boolean {
  const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0
  return row.getBoundingClientRect().top >= header
}

function makeFocusable(row: HTMLElement): HTMLElement {
  row.tabIndex = -1
  return row
}

/** Presses the button with the key in the focused row; without such a row, the first one on the page. */
export function pressInRow(key: string): void {
  const button = `button[aria-keyshortcuts="${key}"]`
  const row = findCurrentRow()
  const found = row?.querySelector<HTMLElement>(button) ?? document.querySelector<HTMLElement>(`#main ${button}`)
  found?.click()
}
