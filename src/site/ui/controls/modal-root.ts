/**
 * The document's own area for what opens above the page, after all of its content: read when something opens, for
 * the server has no document. Shaped like a React ref, as portals want it.
 */
export const modalRoot = {
  get current(): HTMLElement {
    const root = document.getElementById('modals')
    if (!root) throw new Error('The page has no root for a dialog.')
    return root
  },
}
