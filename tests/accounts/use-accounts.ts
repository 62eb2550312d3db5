import { afterAll, beforeAll } from 'vitest'
import type { UserRecord } from '#documents/describe-user.ts'
import { chooseDatabase, type Engine } from './engines.ts'
import { join } from './join.ts'
import { createReader, type Reader } from './reader.ts'
import { startAccountsServer, type AccountsServer } from './start-accounts-server.ts'

export interface Member {
  readonly reader: Reader
  readonly user: UserRecord
  /** Of the member's document. */
  readonly path: string
}

export interface Accounts {
  readonly server: () => AccountsServer
  readonly openReader: (like?: Reader) => Reader
  /** A reader with an account, signed in. */
  readonly join: (email?: string) => Promise<Member>
  /** The token in the newest mail with these words in its subject. */
  readonly readToken: (email: string, subject: string) => Promise<string>
}

/** A server with an empty database for the tests around the call. */
export function useAccounts(engine: Engine, environment: Readonly<Record<string, string>> = {}): Accounts {
  let server: AccountsServer
  beforeAll(async () => {
    server = await startAccountsServer({ environment: { ...(await chooseDatabase(engine)), ...environment } })
  })
  afterAll(() => server.stop())
  const openReader = (like?: Reader): Reader => createReader(server.siteUrl, like)
  return {
    server: () => server,
    openReader,
    join: async (email) => {
      const joined = await join(server.siteUrl, email)
      return { ...joined, path: await joined.reader.documentPath() }
    },
    readToken: async (email, subject) => {
      const { links } = await server.mails.waitFor(email, subject)
      return new URLSearchParams(new URL(links[0] ?? '').hash.slice(1)).get('token') ?? ''
    },
  }
}
