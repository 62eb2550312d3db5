import { readingServices } from '../navigation/reading-services.ts'
import type { SessionShell } from '../session/session-keeper.ts'
import type { ToastOptions } from '../toasts/toast.ts'
import type { AccountsError } from './accounts-error.ts'
import { describeFailure } from './describe-failure.ts'

/** Shows whose session it is, and goes where the visitor wanted to go when they were asked to sign in. */
export async function placeSignedIn({ state, change }: SessionShell): Promise<void> {
  // What changes the header before React has taken over the page would pass for a difference.
  const { navigate } = await readingServices
  void showMenu()
  const { authIntent } = state()
  if (!authIntent.startsWith('/')) return
  change({ authIntent: '' })
  navigate(new URL(authIntent, location.href))
}

async function showMenu(): Promise<void> {
  const { showAccountMenu } = await import('./menu/show-account-menu.tsx')
  showAccountMenu()
}

/** Leaves the pages that are for the signed-in; their entry of the history becomes the home page. */
export async function placeSignedOut(): Promise<void> {
  await tell({ message: 'You are signed out.', type: 'info' })
  if (!location.pathname.includes('/user/')) return
  const { reopen } = await readingServices
  reopen()
}

/** For a change that nobody waits for any more. */
export function reportRefused(error: AccountsError): void {
  console.error(error)
  void tell({ message: `A change could not be saved. ${describeFailure(error)}`, type: 'error', durationMs: 0 })
}

async function tell(toast: ToastOptions): Promise<void> {
  const { showToast } = await import('../toasts/show-toast.tsx')
  showToast(toast)
}
