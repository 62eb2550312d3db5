import type { Kysely } from 'kysely'
import type { UserRecord } from '#documents/describe-user.ts'
import { providerIds } from '#documents/identity-provider.ts'
import type { DatabaseSchema } from '../database/database-schema.ts'

/** By uid; accounts that do not exist are missing. */
export async function findUsers(db: Kysely<DatabaseSchema>, uids: readonly string[]): Promise<Map<string, UserRecord>> {
  if (uids.length === 0) return new Map()
  const [users, accounts] = await Promise.all([
    db.selectFrom('user').select(['id', 'email', 'emailVerified']).where('id', 'in', uids).execute(),
    db.selectFrom('account').select(['userId', 'providerId']).where('userId', 'in', uids).execute(),
  ])
  const accountsOf = Map.groupBy(accounts, ({ userId }) => userId)
  return new Map(users.map((user) => [user.id, toRecord(user, accountsOf.get(user.id) ?? [])]))
}

interface UserRow {
  readonly id: string
  readonly email: string
  readonly emailVerified: boolean | number
}

function toRecord(
  { id, email, emailVerified }: UserRow,
  accounts: readonly { readonly providerId: string }[],
): UserRecord {
  const has = (providerId: string): boolean => accounts.some((account) => account.providerId === providerId)
  return {
    uid: id,
    email,
    emailVerified: Boolean(emailVerified),
    providers: [...(has('credential') ? (['password'] as const) : []), ...providerIds.filter(has)],
  }
}
