/** Rows of the lists and tables of the site. */
export const rowSelector =
  '#main :is(tbody > tr:not(.details), .cards > li, .rows > li, [data-rows] > li, .own-tile, .entry-cell, .claim-card)'

/** The visible rows of all lists and tables on the page, from top to bottom. */
export function listRows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(rowSelector)].filter((row) => row.getClientRects().length > 0)
}

/** The row that has the focus. */
export function findCurrentRow(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>(rowSelector) ?? null
}
