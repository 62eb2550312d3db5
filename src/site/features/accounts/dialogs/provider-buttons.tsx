import { providerIds, providerNames, type ProviderId } from '#documents/identity-provider.ts'
import * as say from '#wording/accounts.ts'
import { rich } from '../../../ui/wording/rich.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import './provider-buttons.css'
import { providerMarks } from './provider-marks.tsx'
import type { Accounts } from './use-accounts.ts'
import type { Submission } from './use-submission.ts'

interface ProviderButtonsProps {
  readonly accounts: Accounts
  /** What the reader does "with Google". */
  readonly purpose: 'sign-in' | 'continue' | 'confirm'
  /** The providers to offer. */
  readonly among?: readonly ('password' | ProviderId)[]
  readonly submission: Submission
  readonly onDone: () => void
}

/** Ways to sign in besides a password. Reserves its space until the server has said which ones it supports. */
export function ProviderButtons({ accounts, purpose, among = providerIds, submission, onDone }: ProviderButtonsProps) {
  const { port, providers } = accounts
  // Another version of the server may offer one that this page does not know.
  const shown = providerIds.filter((id) => among.includes(id) && (providers?.includes(id) ?? true))
  if (shown.length === 0) return null
  return (
    <div className="account-providers">
      <p className="account-or muted" aria-hidden="true">
        {say.or()}
      </p>
      {shown.map((id) => (
        <Button
          key={id}
          isBusy={submission.isBusy}
          isDisabled={!port || !providers}
          // Browsers block the popup if anything is awaited between the click and opening it.
          onClick={() => port && submission.run(() => port.signInWith(id).then(onDone))}
        >
          {rich(say.withProvider({ purpose, provider: providerNames[id] }), { logo: providerMarks[id] })}
        </Button>
      ))}
    </div>
  )
}
