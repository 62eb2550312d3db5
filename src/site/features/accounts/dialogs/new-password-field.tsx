import { passwordLength } from '#documents/password-rule.ts'
import { PasswordField } from './password-field.tsx'

/** Where a password is chosen for an account that has one, or gets its first. */
export function NewPasswordField({ error }: { error: string | null }) {
  return (
    <PasswordField
      label="New password"
      autoComplete="new-password"
      hint={`At least ${passwordLength.least} characters.`}
      error={error}
    />
  )
}
