/** Follows the page's link to the previous or next page, if it has one. */
export function followNeighbour(relation: 'prev' | 'next'): void {
  document.querySelector<HTMLAnchorElement>(`#main a[rel="${relation}"]`)?.click()
}
