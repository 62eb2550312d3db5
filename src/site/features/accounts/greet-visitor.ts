import * as say from '#wording/accounts.ts'
import { resolveOnSite } from '../navigation/page-address.ts'
import { navigationServices } from '../navigation/navigation-services.ts'
import { needsSignIn } from './session/may-enter.ts'
import type { SessionShell } from './session/session-keeper.ts'
import type { AccountsError } from './port/accounts-error.ts'
import { requestSignIn } from './session/request-sign-in.ts'
import { tell } from '../../ui/toasts/tell.ts'
import type { ToastOptions } from '../../ui/toasts/toast.ts'

/** Shows whose session it is, and continues to where the visitor was going when asked to sign in. */
export async function greetSignedIn({ state, change }: SessionShell): Promise<void> {
  // Changing the header before hydration would count as a mismatch.
  const { navigate } = await navigationServices
  void showButton()
  const { authIntent } = state()
  if (!authIntent.startsWith('/')) return
  change({ authIntent: '' })
  void navigate(resolveOnSite(authIntent))
}

async function showButton(): Promise<void> {
  const { showAccountButton } = await import('./menu/show-account-button.tsx')
  showAccountButton()
}

/** How a session ended: by what the reader did in this browser, of which a deletion is reported by itself, or elsewhere. */
export type Farewell = 'signed-out' | 'deleted' | 'elsewhere' | 'deleted-elsewhere'

/**
 * Leaves pages for signed-in users; the home page replaces their history entry. Then says why.
 * @param how null where there is nobody to tell any more
 */
export async function greetSignedOut(how: Promise<Farewell | null>): Promise<void> {
  if (needsSignIn(location.pathname)) void navigationServices.then(({ reopen }) => reopen())
  const toast = describeFarewell(await how)
  if (toast) await tell({ type: 'info', ...toast })
}

function describeFarewell(how: Farewell | null): ToastOptions | null {
  if (how === 'signed-out') return { message: say.signedOut() }
  // On the server, or on this device until somebody is signed in whose it is.
  if (how === 'elsewhere')
    return {
      message: say.sessionEndedKept(),
      durationMs: 10_000,
      action: { label: say.signIn(), run: () => void requestSignIn() },
    }
  if (how !== 'deleted-elsewhere') return null
  return { message: say.accountDeleted(), durationMs: 10_000 }
}

/** For a change that nobody is waiting for any more. */
export async function reportRefused(error: AccountsError): Promise<void> {
  console.error(error)
  const { describeFailure } = await import('./port/describe-failure.ts')
  await tell({
    message: say.changeNotSaved({ reason: describeFailure(error) }),
    type: 'error',
    durationMs: 0,
  })
}
