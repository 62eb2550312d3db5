import type { Accounts } from './use-accounts.ts'

/** What somebody without a session can do about an account. */
export type AccountForm = 'sign-in' | 'create-account' | 'forgot-password'

export interface AccountFormProps {
  readonly accounts: Accounts
  /** Stays when another form takes the place of this one. */
  readonly email: string
  readonly setEmail: (email: string) => void
  readonly show: (form: AccountForm) => void
  readonly close: () => void
}
