import * as say from '#wording/accounts.ts'
import type { ComponentProps } from 'react'
import { TextField } from '../../../ui/controls/text-field.tsx'

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
