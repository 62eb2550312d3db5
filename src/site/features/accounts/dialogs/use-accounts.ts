import { useEffect, useState } from 'react'
import type { ProviderId } from '#documents/identity-provider.ts'
import { session } from '../session/current-session.ts'
import { AccountsError } from '../port/accounts-error.ts'
import type { AccountsPort } from '../port/accounts-port.ts'

export interface Accounts {
  readonly port: AccountsPort | null
  /** Undefined until the server has answered. */
  readonly providers: readonly ProviderId[] | undefined
  /** This copy of the site has no accounts server. */
  readonly isMissing: boolean
}

/** The port for a form, and what its server supports. */
export function useAccounts(): Accounts {
  const [accounts, setAccounts] = useState<Accounts>({ port: null, providers: undefined, isMissing: false })
  useEffect(() => {
    let isCurrent = true
    const set = (found: Partial<Accounts>) => isCurrent && setAccounts((known) => ({ ...known, ...found }))
    async function ask(): Promise<void> {
      const port = await session.accounts()
      set({ port })
      set({ providers: await port.providers() })
    }
    ask().catch((error: unknown) => {
      // The form itself reports what is wrong when it is submitted.
      console.warn(error)
      set({ providers: [], isMissing: error instanceof AccountsError && error.code === 'no-server' })
    })
    return () => {
      isCurrent = false
    }
  }, [])
  return accounts
}
