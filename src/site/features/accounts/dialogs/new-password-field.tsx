import { passwordLength } from '#documents/password-rule.ts'
import { PasswordField } from './password-field.tsx'

/** For choosing a new password, or an account's first one. */
export function NewPasswordField({ error }: { error: string | null }) {
  return (
    <PasswordField
      label="New password"
      autoComplete="new-password"
      // What is wrong says so, too.
      hint={error === null && `At least ${passwordLength.least} characters.`}
      error={error}
    />
  )
}
