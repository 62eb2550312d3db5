import { useEffect, useState } from 'react'
import { Dialog, type Modal } from '../../controls/dialog.tsx'
import { useSession } from '../../session/use-session.ts'
import { describeFailure } from '../describe-failure.ts'
import { AccountsError } from '../accounts-error.ts'
import './account-dialog.css'
import { CreateAccountForm } from './create-account-form.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useAccounts, type Accounts } from './use-accounts.ts'

const forms = {
  'sign-in': { title: 'Sign in', Form: SignInForm },
  'create-account': { title: 'Create an account', Form: CreateAccountForm },
  'forgot-password': { title: 'Reset your password', Form: ForgotPasswordForm },
} as const

export interface AccountFormProps {
  readonly accounts: Accounts
  /** Stays when another form takes the place of this one. */
  readonly email: string
  readonly setEmail: (email: string) => void
  readonly show: (form: keyof typeof forms) => void
  readonly close: () => void
}

/** Everything that somebody without a session can do about an account, one form at a time. */
export function AccountDialog(modal: Modal) {
  const [name, show] = useState<keyof typeof forms>('sign-in')
  const [email, setEmail] = useState('')
  const accounts = useAccounts()
  const { user } = useSession()
  const { isOpen, close } = modal
  const { title, Form } = forms[name]

  // In another tab, or in a popup that had been given up.
  useEffect(() => {
    if (user && isOpen) close()
  }, [user, isOpen, close])

  return (
    <Dialog {...modal} title={title} description={describe(name)} closesOnPressOutside={false}>
      {accounts.isMissing ? (
        <p role="alert">{describeFailure(new AccountsError('no-server', ''))}</p>
      ) : (
        <Form key={name} accounts={accounts} email={email} setEmail={setEmail} show={show} close={close} />
      )}
    </Dialog>
  )
}

function describe(name: keyof typeof forms): string {
  if (name === 'forgot-password') return 'We send you a link with which you choose a new one.'
  return 'Keeps your checklist and your profile on all your devices. Everything else works without an account.'
}
