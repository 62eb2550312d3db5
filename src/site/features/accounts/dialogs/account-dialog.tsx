import { useEffect, useLayoutEffect, useState, type ComponentType, useRef } from 'react'
import { flushSync } from 'react-dom'
import * as say from '#wording/accounts.ts'
import { passwordLength } from '#documents/password-rule.ts'
import { routes } from '#pages/routes/routes.ts'
import { Dialog, type Modal } from '../../../ui/controls/dialog.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { showToast } from '../../../ui/toasts/show-toast.tsx'
import { rich } from '../../../ui/wording/rich.tsx'
import { catchFocus } from '../../../ui/catch-focus.ts'
import { forgottenPassword } from '../session/request-sign-in.ts'
import { useSession, session } from '../session/current-session.ts'
import { describeFailure } from '../port/describe-failure.ts'
import { AccountsError } from '../port/accounts-error.ts'
import { type Accounts, useAccounts } from './use-accounts.ts'
import { EmailField, AccountFormFrame, FormLink, PasswordField } from './form-parts.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { useSubmission } from './use-submission.ts'

/** What a signed-out visitor can do about an account. */
type AccountForm = 'sign-in' | 'create-account' | 'forgot-password'

interface AccountFormProps {
  readonly accounts: Accounts
  /** Survives switching to another form. */
  readonly email: string
  readonly setEmail: (email: string) => void
  /** Where a link for a new password has just been sent; null before. */
  readonly sentTo: string | null
  readonly setSentTo: (email: string | null) => void
  readonly show: (form: AccountForm) => void
  readonly close: () => void
}

const forms: Readonly<Record<AccountForm, { title: string; Form: ComponentType<AccountFormProps> }>> = {
  'sign-in': { title: say.signIn(), Form: SignInForm },
  'create-account': { title: say.createAnAccount(), Form: CreateAccountForm },
  'forgot-password': { title: say.resetYourPassword(), Form: ForgotPasswordForm },
}

interface AccountDialogProps extends Modal {
  readonly onClosing: () => void
}

/** Everything a signed-out visitor can do about an account, one form at a time. */
export function AccountDialog({ onClosing, ...modal }: AccountDialogProps) {
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const accounts = useAccounts()
  const { user, authIntent } = useSession()
  const [intent, setIntent] = useState(authIntent)
  const [name, show] = useState<AccountForm>(intent === forgottenPassword ? 'forgot-password' : 'sign-in')
  const { isOpen, close } = modal
  const { title, Form } = forms[name]
  // Another page may be wanted while it is open. Signing in clears that while the dialog is still closing.
  if (isOpen && authIntent !== '' && authIntent !== intent) setIntent(authIntent)

  useLayoutEffect(() => {
    if (!isOpen) onClosing()
  }, [isOpen, onClosing])

  // Signed in from another tab, or in a popup that was given up on. A new link is for whoever is signed in, too.
  const isDone = user !== null && name !== 'forgot-password'
  useEffect(() => {
    if (isDone && isOpen) close()
  }, [isDone, isOpen, close])

  return (
    <Dialog
      {...modal}
      title={title}
      description={sentTo === null && describe(name, intent)}
      closesOnPressOutside={false}
    >
      {accounts.isMissing ? (
        <p role="alert">{describeFailure(new AccountsError('no-server', ''))}</p>
      ) : (
        <Form key={name} {...{ accounts, email, setEmail, sentTo, setSentTo, show, close }} />
      )}
    </Dialog>
  )
}

function describe(name: AccountForm, intent: string): string {
  if (name === 'forgot-password') return say.resetExplanation()
  const wanted = nameWantedPage(intent)
  if (wanted !== null) return say.signInToOpen({ way: name === 'create-account' ? 'create' : 'sign-in', page: wanted })
  return say.accountExplanation()
}

const names = new Map<string, string>([
  [routes['user-settings'], 'settings'],
  [routes['user-profile'], 'profile'],
  [routes['user-checklist'], 'checklist'],
])

/** The page that waits for a sign-in, as `signInToOpen` names it; null if none does. @param intent see `authIntent` of the session */
export function nameWantedPage(intent: string): string | null {
  if (!intent.startsWith('/')) return null
  return names.get(intent.replace(/[?#].*/, '')) ?? 'other'
}

function SignInForm({ accounts, email, setEmail, show, close }: AccountFormProps) {
  const submission = useSubmission(async ({ password = '' }) => {
    const port = await session.accounts()
    await port.signIn(email.trim(), password)
    close()
  })
  return (
    <AccountFormFrame submission={submission}>
      <EmailField value={email} onChange={setEmail} error={submission.faultOf('email')} />
      <PasswordField autoComplete="current-password" error={submission.faultOf('password')} />
      <Button type="submit" look="primary" isBusy={submission.isBusy}>
        {say.signIn()}
      </Button>
      <ProviderButtons accounts={accounts} purpose="sign-in" submission={submission} onDone={close} />
      <p className="account-ways">
        <FormLink onPress={() => show('forgot-password')}>{say.forgotPassword()}</FormLink>
        <FormLink onPress={() => show('create-account')}>{say.createAnAccount()}</FormLink>
      </p>
    </AccountFormFrame>
  )
}

function CreateAccountForm({ accounts, email, setEmail, show, close }: AccountFormProps) {
  const submission = useSubmission(async ({ password = '' }) => {
    const port = await session.accounts()
    const { isMailed } = await port.createAccount(email.trim(), password)
    close()
    showToast({ message: isMailed ? say.welcome() : say.welcomeWithoutMail(), durationMs: 8000 })
  })
  const fault = submission.faultOf('password')
  return (
    <AccountFormFrame submission={submission}>
      <EmailField value={email} onChange={setEmail} error={submission.faultOf('email')} />
      <PasswordField
        autoComplete="new-password"
        // What is wrong says how long it must be, too.
        hint={fault === null ? say.passwordLengthAndAdvice({ count: passwordLength.least }) : say.passwordAdvice()}
        error={fault}
      />
      <Button type="submit" look="primary" isBusy={submission.isBusy}>
        {say.createAccount()}
      </Button>
      <ProviderButtons accounts={accounts} purpose="continue" submission={submission} onDone={close} />
      <p className="account-ways">
        <FormLink onPress={() => show('sign-in')}>{say.haveAccount()}</FormLink>
      </p>
    </AccountFormFrame>
  )
}

function ForgotPasswordForm({ email, setEmail, sentTo, setSentTo, show }: AccountFormProps) {
  const back = useRef<HTMLButtonElement>(null)
  const submission = useSubmission(async () => {
    const port = await session.accounts()
    await port.sendPasswordReset(email.trim())
    flushSync(() => setSentTo(email.trim()))
    catchFocus(back.current)
  })
  const goBack = () => {
    setSentTo(null)
    show('sign-in')
  }
  return (
    <AccountFormFrame submission={submission}>
      {sentTo === null && (
        <>
          <EmailField value={email} onChange={setEmail} error={submission.faultOf('email')} />
          <Button type="submit" look="primary" isBusy={submission.isBusy}>
            {say.sendLink()}
          </Button>
        </>
      )}
      <output>{sentTo !== null && <>{rich(say.resetSentIfKnown(), { email: <strong>{sentTo}</strong> })}</>}</output>
      <p className="account-ways">
        <FormLink ref={back} onPress={goBack}>
          {say.backToSignIn()}
        </FormLink>
      </p>
    </AccountFormFrame>
  )
}
