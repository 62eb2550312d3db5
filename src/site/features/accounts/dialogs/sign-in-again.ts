import { AccountsError } from '../port/accounts-error.ts'
import type { AccountsPort } from '../port/accounts-port.ts'

/** For the account whose address is known: what is wrong can only be the password. */
export async function signInAgain(port: AccountsPort, email: string, password: string): Promise<void> {
  try {
    await port.signIn(email, password)
  } catch (error) {
    if (!(error instanceof AccountsError) || error.code !== 'wrong-credentials') throw error
    throw new AccountsError('wrong-password', error.message, { cause: error })
  }
}
