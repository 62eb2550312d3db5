import type { Accounts } from './use-accounts.ts'

/** What a signed-out visitor can do about an account. */
export type AccountForm = 'sign-in' | 'create-account' | 'forgot-password'

export interface AccountFormProps {
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
