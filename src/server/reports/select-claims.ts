import { sql, type Kysely } from 'kysely'
import type { DatabaseSchema } from '../database/database-schema.ts'

/** Claims with the number of those who have made each, and the day that the first of them to name one has named. */
export function selectClaims(db: Kysely<DatabaseSchema>) {
  return db
    .selectFrom('claim')
    .select(['claim.id', 'subject', 'state', 'madeAtMs', 'decidedAtMs', 'reason'])
    .select(({ selectFrom, fn }) =>
      selectFrom('report')
        .whereRef('report.claimId', '=', 'claim.id')
        .select(fn.countAll<number | string>().as('count'))
        .$asScalar()
        .$notNull()
        .as('reporters'),
    )
    .select(({ selectFrom }) =>
      selectFrom('report')
        .whereRef('report.claimId', '=', 'claim.id')
        .where('report.day', 'is not', null)
        .orderBy('receivedAtMs')
        .orderBy('report.id')
        .limit(1)
        .select('report.day')
        .as('day'),
    )
}

/** The same with who has sent it, if that is one account or network. A report from before senders were kept is its own. */
export function selectSentClaims(db: Kysely<DatabaseSchema>) {
  const oneSender = sql<
    string | null
  >`case when count(distinct coalesce("sender", "report"."id")) = 1 then max("sender") end`
  return selectClaims(db).select(({ selectFrom }) =>
    selectFrom('report').whereRef('report.claimId', '=', 'claim.id').select(oneSender.as('sender')).as('sender'),
  )
}
