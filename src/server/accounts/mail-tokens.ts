import { createHash, randomBytes } from 'node:crypto'
import { linkHours } from '../mail/account-mails.ts'
import type { AuthContext } from '../sessions/create-auth.ts'

export type TokenPurpose = keyof typeof linkHours

/** What a link of a mail stands for. */
export interface TokenMeaning {
  readonly purpose: TokenPurpose
  readonly uid: string
  /** The address that following the link proves. */
  readonly email: string
}

type Adapter = Pick<AuthContext['adapter'], 'create' | 'findOne' | 'deleteMany'>

/** Makes a token that stands for something, once, for some hours. The database keeps only its hash. */
export async function issueToken(adapter: Adapter, { purpose, uid, email }: TokenMeaning): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = new Date()
  const expiresAt = new Date(now.getTime() + linkHours[purpose] * 3_600_000)
  // The value begins with the key by which tokens are revoked.
  const value = [purpose, uid, email].join(' ')
  await adapter.create({
    model: 'verification',
    data: { identifier: digest(token), value, expiresAt, createdAt: now, updatedAt: now },
  })
  return token
}

/** What the token stands for; null where it was used, is too old or never was one, or is for something else. */
export async function findToken(
  adapter: Adapter,
  token: string,
  purposes: readonly TokenPurpose[],
): Promise<TokenMeaning | null> {
  const row = await adapter.findOne<{ value: string; expiresAt: Date }>({
    model: 'verification',
    where: [{ field: 'identifier', value: digest(token) }],
  })
  const [name, uid = '', email = ''] = row?.value.split(' ') ?? []
  const purpose = purposes.find((one) => one === name)
  return row && purpose && row.expiresAt.getTime() > Date.now() ? { purpose, uid, email } : null
}

/** Uses up the token. Of several simultaneous attempts, one gets true. */
export async function consumeToken(adapter: Adapter, token: string): Promise<boolean> {
  const where = [{ field: 'identifier', value: digest(token) }]
  return (await adapter.deleteMany({ model: 'verification', where })) > 0
}

/** Makes links that were sent for an account worthless. */
export async function revokeTokens(adapter: Adapter, uid: string, purposes: readonly TokenPurpose[]): Promise<void> {
  for (const purpose of purposes) {
    const where = [{ field: 'value', operator: 'starts_with' as const, value: `${purpose} ${uid} ` }]
    await adapter.deleteMany({ model: 'verification', where })
  }
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
