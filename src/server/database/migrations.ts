import type { ColumnDataType, Kysely, Migration } from 'kysely'

export type Engine = 'sqlite' | 'postgresql'

/** What better-auth writes for times and truth values on each engine. */
const types: Record<Engine, { readonly time: ColumnDataType; readonly truth: ColumnDataType }> = {
  sqlite: { time: 'text', truth: 'integer' },
  postgresql: { time: 'timestamptz', truth: 'boolean' },
}

/** What there is after all of them. */
export const tableNames = ['user', 'session', 'account', 'verification', 'document', 'claim', 'report'] as const

/** In order, each run once. A published one is never changed; every change is a new one. */
export function listMigrations(engine: Engine): Record<string, Migration> {
  return {
    '001-accounts': { up: (db) => createAccountTables(db, engine) },
    '002-documents': { up: createDocumentTable },
    '003-reports': { up: createReportTables },
    '004-report-days': { up: addReportDays },
    '005-report-senders': { up: addReportSenders },
  }
}

async function createAccountTables(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { time, truth } = types[engine]
  await db.schema
    .createTable('user')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('emailVerified', truth, (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('createdAt', time, (column) => column.notNull())
    .addColumn('updatedAt', time, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('session')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('userAgent', 'text')
    .addColumn('ipAddress', 'text')
    .addColumn('createdAt', time, (column) => column.notNull())
    .addColumn('updatedAt', time, (column) => column.notNull())
    .addColumn('expiresAt', time, (column) => column.notNull())
    .addColumn('authenticatedAt', time, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('session_user').on('session').column('userId').execute()
  await db.schema.createIndex('session_end').on('session').column('expiresAt').execute()
  await db.schema
    .createTable('account')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('providerId', 'text', (column) => column.notNull())
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('password', 'text')
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', time)
    .addColumn('refreshTokenExpiresAt', time)
    .addColumn('scope', 'text')
    .addColumn('createdAt', time, (column) => column.notNull())
    .addColumn('updatedAt', time, (column) => column.notNull())
    .addUniqueConstraint('account_key', ['providerId', 'accountId'])
    .execute()
  await db.schema.createIndex('account_user').on('account').column('userId').execute()
  await db.schema
    .createTable('verification')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expiresAt', time, (column) => column.notNull())
    .addColumn('createdAt', time, (column) => column.notNull())
    .addColumn('updatedAt', time, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('verification_identifier').on('verification').column('identifier').execute()
  await db.schema.createIndex('verification_value').on('verification').column('value').execute()
}

async function createDocumentTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('document')
    .addColumn('path', 'text', (column) => column.primaryKey().notNull())
    .addColumn('ownerId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('document_owner').on('document').column('ownerId').execute()
}

async function createReportTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('claim')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('round', 'integer', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('madeAtMs', 'bigint', (column) => column.notNull())
    .addColumn('decidedAtMs', 'bigint')
    .addColumn('reason', 'text')
    .addUniqueConstraint('claim_topic', ['topic', 'round'])
    .execute()
  await db.schema.createIndex('claim_state').on('claim').columns(['state', 'decidedAtMs']).execute()
  await db.schema
    .createTable('report')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('claimId', 'text', (column) => column.notNull().references('claim.id').onDelete('cascade'))
    .addColumn('ownerId', 'text', (column) => column.references('user.id').onDelete('cascade'))
    .addColumn('mark', 'text', (column) => column.notNull())
    .addColumn('isVerified', 'integer', (column) => column.notNull())
    .addColumn('evidence', 'text', (column) => column.notNull())
    .addColumn('receivedAtMs', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('report_mark', ['claimId', 'mark'])
    .addUniqueConstraint('report_owner', ['claimId', 'ownerId'])
    .execute()
  await db.schema.createIndex('report_owner_id').on('report').column('ownerId').execute()
  await db.schema.createIndex('report_time').on('report').column('receivedAtMs').execute()
}

/** Reports of before say in their evidence for which day the page was built; no player has named that one. */
async function addReportDays(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('report').addColumn('day', 'text').execute()
}

async function addReportSenders(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('report').addColumn('sender', 'text').execute()
  await db.schema.createIndex('report_sender').on('report').column('sender').execute()
}
