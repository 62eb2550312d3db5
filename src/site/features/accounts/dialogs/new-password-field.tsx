import { passwordLength } from '#documents/password-rule.ts'
import * as say from '#wording/accounts.ts'
import { PasswordField } from './password-field.tsx'

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
