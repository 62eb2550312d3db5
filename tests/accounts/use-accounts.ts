import { afterAll, beforeAll } from 'vitest'
import type { UserRecord } from '#documents/describe-user.ts'
import { chooseDatabase, type Engine } from './engines.ts'
import { join, password } from './join.ts'
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
  /** The same, and the address is confirmed; signed in again after that, as reviewers have to. */
  readonly joinConfirmed: (email?: string) => Promise<Member>
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
  const readToken = async (email: string, subject: string): Promise<string> => {
    const { links } = await server.mails.waitFor(email, subject)
    return new URLSearchParams(new URL(links[0] ?? '').hash.slice(1)).get('token') ?? ''
  }
  const joinHere = async (email?: string): Promise<Member> => {
    const joined = await join(server.siteUrl, email)
    return { ...joined, path: await joined.reader.documentPath() }
  }
  return {
    server: () => server,
    openReader,
    join: joinHere,
    joinConfirmed: async (email) => {
      const { reader, user, path } = await joinHere(email)
      await reader.ask('completeVerification', { token: await readToken(user.email, 'Confirm your address') })
      return { reader, path, user: (await reader.ask('signIn', { email: user.email, password })).user }
    },
    readToken,
  }
}
