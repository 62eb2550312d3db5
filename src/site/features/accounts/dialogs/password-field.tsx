import { type ComponentProps, useState } from 'react'
import * as say from '#wording/accounts.ts'
import { TextField } from '../../../ui/controls/text-field.tsx'
import './password-field.css'

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
