import { showToast } from '../../ui/toasts/show-toast.tsx'

let closeLast = (): void => undefined

/** Shows that a page could not be opened, until it is retried, dismissed, or another page opens. */
export function reportFailedNavigation(retry: () => void): void {
  clearFailedNavigation()
  closeLast = showToast({
    message: 'The page could not be opened. You may be offline.',
    type: 'error',
    durationMs: 0,
    action: { label: 'Try again', run: retry },
  })
}

export function clearFailedNavigation(): void {
  closeLast()
}
