import type { Kysely } from 'kysely'
import type { DatabaseSchema } from '../database/database-schema.ts'
import { lockClaims } from './lock-claims.ts'
import { removeUnreportedOf } from './report-store.ts'

/**
 * Deletes what these senders have reported and nobody has decided, and the claims that nobody else has made.
 * @returns the number of reports
 */
export function clearSenders(db: Kysely<DatabaseSchema>, senders: readonly string[]): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const claims = transaction.selectFrom('report').select('claimId').where('sender', 'in', senders)
    // What is being decided at this moment is decided by the next statement.
    const open = transaction.updateTable('claim').where('id', 'in', claims).where('state', '=', 'open')
    const held = await lockClaims(open).execute()
    if (held.length === 0) return 0
    const removed = await transaction
      .deleteFrom('report')
      .where('sender', 'in', senders)
      .where('claimId', 'in', ({ selectFrom }) => selectFrom('claim').select('id').where('state', '=', 'open'))
      .returning('id')
      .execute()
    await removeUnreportedOf(transaction, held)
    return removed.length
  })
}
