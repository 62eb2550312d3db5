/**
 * The element for dialogs and menus, after all content of the page. Shaped like a React ref for portals, and read on
 * use, because the server has no document.
 */
export const modalRoot = {
  get current(): HTMLElement {
    const root = document.getElementById('modals')
    if (!root) throw new Error('The page has no root for a dialog.')
    return root
  },
}
