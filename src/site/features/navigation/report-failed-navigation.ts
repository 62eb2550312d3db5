import * as say from '#wording/shell.ts'
import { findLoadTrouble, troubleWords } from '../../ui/loading/load-trouble.ts'
import { showToast } from '../../ui/toasts/show-toast.tsx'

let closeLast = (): void => undefined

/** Shows that a page could not be opened, until it is retried, dismissed, or another page opens. */
export async function reportFailedNavigation(retry: () => void): Promise<void> {
  clearFailedNavigation()
  let isOver = false
  closeLast = () => void (isOver = true)
  const trouble = await findLoadTrouble()
  if (isOver) return
  const reload = { label: say.reload(), run: () => location.reload() }
  closeLast = showToast({
    message: say.pageNotOpened({ reason: troubleWords[trouble] }),
    type: 'error',
    durationMs: 0,
    action: trouble === 'updated' ? reload : { label: say.tryAgain(), run: retry },
  })
}

export function clearFailedNavigation(): void {
  closeLast()
}
