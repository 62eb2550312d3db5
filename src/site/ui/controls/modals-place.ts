/**
 * The document's own area for what opens above the page, after all of its content: read when something opens, for
 * the server has no document. Shaped like a React ref, as portals want it.
 */
export const modalsPlace = {
  get current(): HTMLElement {
    const place = document.getElementById('modals')
    if (!place) throw new Error('The page has no place for a dialog.')
    return place
  },
}
