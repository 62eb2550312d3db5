/** Goes where the page's own link to the previous or next one goes; nowhere at the end of the list. */
export function followNeighbour(relation: 'prev' | 'next'): void {
  document.querySelector<HTMLAnchorElement>(`#main a[rel="${relation}"]`)?.click()
}
