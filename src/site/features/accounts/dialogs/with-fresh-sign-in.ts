import { AccountsError } from '../port/accounts-error.ts'

/**
 * Runs work that requires a fresh sign-in. If the last one is too old, the reader confirms their identity first.
 * Rejects with what the work rejects with, or with `reauthentication-required` when the reader does not confirm.
 */
export async function withFreshSignIn<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AccountsError) || error.code !== 'reauthentication-required') throw error
    const { confirmIdentity } = await import('./confirm-identity.tsx')
    if (!(await confirmIdentity())) throw error
    return work()
  }
}
