import { readingServices } from '../navigation/reading-services.ts'
import type { SessionShell } from './session/session-keeper.ts'
import type { AccountsError } from './port/accounts-error.ts'
import { tell } from '../../ui/toasts/tell.ts'

/** Shows whose session it is, and goes where the visitor wanted to go when they were asked to sign in. */
export async function greetSignedIn({ state, change }: SessionShell): Promise<void> {
  // What changes the header before React has taken over the page would pass for a difference.
  const { navigate } = await readingServices
  void showButton()
  const { authIntent } = state()
  if (!authIntent.startsWith('/')) return
  change({ authIntent: '' })
  navigate(new URL(authIntent, location.href))
}

async function showButton(): Promise<void> {
  const { showAccountButton } = await import('./menu/show-account-button.tsx')
  showAccountButton()
}

/** Leaves the pages that are for the signed-in; their entry of the history becomes the home page. */
export async function greetSignedOut(): Promise<void> {
  await tell({ message: 'You are signed out.', type: 'info' })
  if (!location.pathname.includes('/user/')) return
  const { reopen } = await readingServices
  reopen()
}

/** For a change that nobody waits for any more. */
export async function reportRefused(error: AccountsError): Promise<void> {
  console.error(error)
  const { describeFailure } = await import('./port/describe-failure.ts')
  await tell({ message: `A change could not be saved. ${describeFailure(error)}`, type: 'error', durationMs: 0 })
}
