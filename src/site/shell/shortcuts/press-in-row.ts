import { findCurrentRow } from './find-rows.ts'

/** Presses the button with the key in the focused row; without such a row, the first one on the page. */
export function pressInRow(key: string): void {
  const button = `button[aria-keyshortcuts="${key}"]`
  const row = findCurrentRow()
  const found = row?.querySelector<HTMLElement>(button) ?? document.querySelector<HTMLElement>(`#main ${button}`)
  found?.click()
}
