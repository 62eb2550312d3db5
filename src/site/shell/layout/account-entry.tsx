import { Icon } from '../../ui/components/icon.tsx'
import { accountSlotId } from '../../features/accounts/session/account-slot.ts'
import { requestSignIn } from '../../features/accounts/session/request-sign-in.ts'

/**
 * The sign-in button. For signed-in players, the accounts' code fills the element before it, and styles hide the
 * button.
 */
export function AccountEntry() {
  return (
    <>
      <span id={accountSlotId} />
      <button type="button" className="icon-button sign-in" title="Sign in" onClick={() => void requestSignIn()}>
        <Icon name="account" />
        <span className="visually-hidden">Sign in</span>
      </button>
    </>
  )
}
