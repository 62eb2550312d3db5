const open = new Set<() => void>()

/** A dialog has opened. @param close takes it off the screen at once. @returns says that it has closed */
export function registerModal(close: () => void): () => void {
  open.add(close)
  return () => void open.delete(close)
}

/** While a dialog is open, the focus belongs to it. */
export function isModalOpen(): boolean {
  return open.size > 0
}

/** For when the page or account beneath the dialogs is gone: the reader goes back, or another account takes over. */
export function closeModals(): void {
  for (const close of open) {
    open.delete(close)
    close()
  }
}
