import { toasts } from '../toasts/toasts.ts'

let shownId: number | null = null

/** Tells the reader that a page could not be opened, until it is tried again, dismissed, or another page opens. */
export function reportFailedNavigation(retry: () => void): void {
  clearFailedNavigation()
  shownId = toasts.show({
    message: 'The page could not be opened. You may be offline.',
    type: 'error',
    durationMs: 0,
    action: { label: 'Try again', run: retry },
  })
}

export function clearFailedNavigation(): void {
  if (shownId !== null) toasts.dismiss(shownId)
  shownId = null
}
