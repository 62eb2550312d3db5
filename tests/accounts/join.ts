import { randomUUID } from 'node:crypto'
import type { UserRecord } from '#documents/describe-user.ts'
import { createReader, type Reader } from './reader.ts'

/** Of every account that tests make, unless they change it. */
export const password = 'three red shells'
/** What they change it to. */
export const newPassword = 'two green shells'

/** An address that no account has. */
export function makeAddress(): string {
  return `reader-${randomUUID().slice(0, 13)}@topshelf.example`
}

/** Makes an account on a server. @returns its reader, signed in, and what the server says of the account */
export async function join(
  siteUrl: string,
  email = makeAddress(),
): Promise<{ readonly reader: Reader; readonly user: UserRecord }> {
  const reader = createReader(siteUrl)
  const { user } = await reader.ask('createAccount', { email, password })
  return { reader, user }
}
