import type { Kysely } from 'kysely'
import type { DatabaseSchema } from '../database/database-schema.ts'
import { Refusal } from '../requests/refusal.ts'
import { lockClaims } from './lock-claims.ts'
import { removeUnreportedOf } from './report-store.ts'

/**
 * Deletes a report, and its claim if nobody else has made it. Whoever knows the id has sent the report: nobody else is told
 * it. Throws a Refusal once reviewers have decided.
 */
export async function takeBackReport(db: Kysely<DatabaseSchema>, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const claims = transaction.selectFrom('report').select('claimId').where('report.id', '=', id)
    // A decision that is being made has been made by the next statement, or waits.
    const held = await lockClaims(transaction.updateTable('claim').where('id', 'in', claims)).execute()
    const decided = await transaction
      .selectFrom('claim')
      .select('id')
      .where('id', 'in', claims)
      .where('state', '!=', 'open')
      .executeTakeFirst()
    if (decided) throw new Refusal('invalid', 'Reviewers have already decided on this.', { field: 'id' })
    await transaction.deleteFrom('report').where('id', '=', id).execute()
    await removeUnreportedOf(transaction, held)
  })
}
