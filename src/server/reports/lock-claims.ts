import type { UpdateQueryBuilder } from 'kysely'
import type { DatabaseSchema } from '../database/database-schema.ts'

type Update = UpdateQueryBuilder<DatabaseSchema, 'claim', 'claim', object>

/**
 * Changes nothing of these claims, but as changed rows they are this transaction's until it ends, on every engine; what
 * others have committed until then is seen by the next statement.
 * @returns a query of those that are there
 */
export function lockClaims(claims: Update) {
  return claims.set(({ ref }) => ({ round: ref('round') })).returning('id')
}
