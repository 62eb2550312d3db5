/** Opens and closes the menu of the header in browsers without popovers, which open it by themselves otherwise. */
export function startMenuWithoutPopovers(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const asked = document.getElementById(target.closest('[popovertarget]')?.getAttribute('popovertarget') ?? '')
    const open = findOpen()
    if (asked) setOpen(asked, asked !== open)
    else if (open && (target.closest('a') || !open.contains(target))) setOpen(open, false)
  })
  document.addEventListener('keydown', ({ key }) => {
    const open = findOpen()
    if (key === 'Escape' && open) setOpen(open, false)
  })
}

function findOpen(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[popover][data-open]')
}

function setOpen(menu: HTMLElement, isOpen: boolean): void {
  menu.toggleAttribute('data-open', isOpen)
  document.querySelector(`[popovertarget="${menu.id}"]`)?.setAttribute('aria-expanded', String(isOpen))
}
