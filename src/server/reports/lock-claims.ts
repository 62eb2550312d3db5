import type { UpdateQueryBuilder } from 'kysely'
import type { DatabaseSchema } from '../database/database-schema.ts'

type Update = UpdateQueryBuilder<DatabaseSchema, 'claim', 'claim', object>

/**
 * Locks these claims until the transaction ends, on every engine, by an update that changes nothing. The next statement
 * sees what others have committed before.
 * @returns a query for those that exist
 */
export function lockClaims(claims: Update) {
  return claims.set(({ ref }) => ({ round: ref('round') })).returning('id')
}
