/** Tables as Kysely sees them. Those of better-auth are written through its adapter, which knows the types of each engine. */
export interface DatabaseSchema {
  readonly document: DocumentTable
  readonly user: UserTable
  readonly session: SessionTable
  readonly account: AccountTable
}

interface DocumentTable {
  /** `{collection}/{uid}`. */
  readonly path: string
  readonly ownerId: string
  readonly version: number
  /** JSON. */
  readonly data: string
}

interface UserTable {
  readonly id: string
  readonly email: string
  /** 0 or 1 on SQLite. */
  readonly emailVerified: boolean | number
}

interface SessionTable {
  readonly id: string
  readonly userId: string
  /** ISO 8601 text on SQLite; only compared here. */
  readonly createdAt: string | Date
}

interface AccountTable {
  readonly userId: string
  /** `credential` or `google`. */
  readonly providerId: string
}
