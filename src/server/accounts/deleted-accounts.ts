import { createHash } from 'node:crypto'
import type { AuthContext } from '../sessions/create-auth.ts'

type Adapter = Pick<AuthContext['adapter'], 'create' | 'findOne'>

/** As long as a browser keeps a cookie at most: https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis */
const rememberedMs = 400 * 24 * 3_600_000

/**
 * Remembers that there was such an account, for devices that were offline when it was deleted. That it is missing would
 * not tell them: so is one that was made after the backup that an operator has put in place.
 * The table is that of tokens: it has what is needed, a hash and an end, and drops rows after it.
 */
export async function rememberDeleted(adapter: Adapter, uid: string): Promise<void> {
  const now = new Date()
  const expiresAt = new Date(now.getTime() + rememberedMs)
  const data = { identifier: toIdentifier(uid), value: 'deleted', expiresAt, createdAt: now, updatedAt: now }
  await adapter.create({ model: 'verification', data })
}

/** Whether there was such an account that has been deleted, as long as that is remembered. */
export async function wasDeleted(adapter: Adapter, uid: string): Promise<boolean> {
  const where = [{ field: 'identifier', value: toIdentifier(uid) }]
  return (await adapter.findOne({ model: 'verification', where })) !== null
}

function toIdentifier(uid: string): string {
  return createHash('sha256').update(`deleted ${uid}`).digest('base64url')
}
