import { type ReactNode, type Ref, useEffect, useRef, type ComponentProps, useState } from 'react'
import * as say from '#wording/accounts.ts'
import { passwordLength } from '#documents/password-rule.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { FormFailure } from '../../../ui/controls/form-failure.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import type { Submission } from './use-submission.ts'
import './form-parts.css'

interface AccountFormFrameProps {
  readonly submission: Submission
  readonly children: ReactNode
}

/** An account form with its error above the fields. The first field takes focus when the form appears. */
export function AccountFormFrame({ submission, children }: AccountFormFrameProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus(), [])
  return (
    // Errors are shown in our own words, next to the field.
    <form ref={form} className="account-form" noValidate onSubmit={submission.onSubmit}>
      <FormFailure words={submission.failure} />
      {children}
    </form>
  )
}

interface FormLinkProps {
  readonly onPress: () => void
  readonly isBusy?: boolean
  readonly children: ReactNode
  readonly ref?: Ref<HTMLButtonElement>
}

/** What else can be done here, such as switching to another form in the same dialog. */
export function FormLink({ onPress, isBusy = false, children, ref }: FormLinkProps) {
  return (
    <Button ref={ref} look="quiet" isBusy={isBusy} onClick={onPress}>
      {children}
    </Button>
  )
}

type EmailFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'error' | 'hint' | 'ref' | 'defaultValue' | 'readOnly' | 'onChange' | 'value'
> & {
  readonly label?: string
}

/** An e-mail address; password managers use it as the account name. */
export function EmailField({ label = say.emailAddress(), ...rest }: EmailFieldProps) {
  return (
    <TextField
      {...rest}
      label={label}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
    />
  )
}

type PasswordFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'error' | 'hint' | 'ref' | 'autoFocus' | 'value' | 'onChange'
> & {
  readonly label?: string
  readonly name?: string
  /** Tells password managers whether to fill in a password or generate one. */
  readonly autoComplete: 'current-password' | 'new-password'
}

/** A password field that can reveal what was typed. */
export function PasswordField({ label = say.password(), name = 'password', ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...rest}
      label={label}
      name={name}
      type={isShown ? 'text' : 'password'}
      required
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <button
          type="button"
          className="password-eye"
          aria-pressed={isShown}
          aria-label={say.showPassword()}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? say.hide() : say.show()}
        </button>
      }
    />
  )
}

/** For choosing a new password, or an account's first one. */
export function NewPasswordField({ error }: { error: string | null }) {
  return (
    <PasswordField
      label={say.newPassword()}
      autoComplete="new-password"
      // What is wrong says so, too.
      hint={error === null && say.passwordLength({ count: passwordLength.least })}
      error={error}
    />
  )
}
