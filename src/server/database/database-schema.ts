/** Tables as Kysely sees them. Those of better-auth are written through its adapter, which knows the types of each engine. */
export interface DatabaseSchema {
  readonly document: DocumentTable
  readonly user: UserTable
  readonly session: SessionTable
  readonly account: AccountTable
  readonly claim: ClaimTable
  readonly report: ReportTable
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
  /** `credential` for a password, or the id of an identity provider. */
  readonly providerId: string
}

/** What players claim. PostgreSQL answers moments as text. */
interface ClaimTable {
  readonly id: string
  /** The same for all that claim the same thing. */
  readonly topic: string
  /** From 0: what was settled long ago can be claimed again. */
  readonly round: number
  /** JSON. */
  readonly subject: string
  readonly state: string
  readonly madeAtMs: number | string
  readonly decidedAtMs: number | string | null
  readonly reason: string | null
}

/** What one reader has said for a claim. */
interface ReportTable {
  readonly id: string
  readonly claimId: string
  readonly ownerId: string | null
  /** Tells reporters of one claim apart; says nothing else. */
  readonly mark: string
  /** The same for all that one account or network has sent on one day; says nothing else. Null for reports from before it was kept. */
  readonly sender: string | null
  /** 0 or 1. */
  readonly isVerified: number
  /** JSON. */
  readonly evidence: string
  /** YYYY-MM-DD, the game day that it is about; null where it names none. */
  readonly day: string | null
  readonly receivedAtMs: number | string
}
