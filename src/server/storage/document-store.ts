import { sql, type Kysely } from 'kysely'
import type { DatabaseSchema } from '../database/database-schema.ts'

/** A document as the database has it. */
export interface StoredDocument {
  readonly path: string
  readonly version: number
  /** JSON. */
  readonly json: string
}

/** What is to replace a version. */
export interface Replacement {
  readonly path: string
  readonly ownerId: string
  /** The version that was read; 0 if there is no document yet. */
  readonly expected: number
  readonly version: number
  readonly json: string
}

/** In no particular order; paths at which there is no document are missing. */
export async function readDocuments(db: Kysely<DatabaseSchema>, paths: readonly string[]): Promise<StoredDocument[]> {
  if (paths.length === 0) return []
  const rows = db.selectFrom('document').select(['path', 'version', 'data as json']).where('path', 'in', paths)
  return rows.execute()
}

/** By path; those at which there is no document are missing. */
export async function readVersions(db: Kysely<DatabaseSchema>, paths: readonly string[]): Promise<Map<string, number>> {
  if (paths.length === 0) return new Map()
  const rows = await db.selectFrom('document').select(['path', 'version']).where('path', 'in', paths).execute()
  return new Map(rows.map(({ path, version }) => [path, version]))
}

/**
 * Replaces exactly the versions that were read, all in one transaction that is on disk when this fulfils.
 * @returns the paths at which that was possible; the others have a newer version, or their account is gone
 */
export function replaceDocuments(
  db: Kysely<DatabaseSchema>,
  replacements: readonly Replacement[],
): Promise<ReadonlySet<string>> {
  const changes = replacements.filter(({ expected }) => expected > 0)
  const additions = replacements.filter(({ expected }) => expected === 0)
  // A statement is a transaction.
  if (additions.length === 0) return updateRows(db, changes)
  if (changes.length === 0) return insertRows(db, additions)
  return db
    .transaction()
    .execute(async (transaction) =>
      (await updateRows(transaction, changes)).union(await insertRows(transaction, additions)),
    )
}

async function updateRows(db: Kysely<DatabaseSchema>, changes: readonly Replacement[]): Promise<Set<string>> {
  const rows = changes.map(({ path, expected, version, json }) => sql`(${path}, ${expected}, ${version}, ${json})`)
  const result = await sql<{ path: string }>`
    update "document" set "version" = cast("change"."column3" as integer), "data" = "change"."column4"
    from (values ${sql.join(rows)}) as "change"
    where "document"."path" = "change"."column1" and "document"."version" = cast("change"."column2" as integer)
    returning "document"."path"`.execute(db)
  return new Set(result.rows.map(({ path }) => path))
}

async function insertRows(db: Kysely<DatabaseSchema>, additions: readonly Replacement[]): Promise<Set<string>> {
  const rows = additions.map(({ path, ownerId, version, json }) => sql`(${path}, ${ownerId}, ${version}, ${json})`)
  const result = await sql<{ path: string }>`
    insert into "document" ("path", "ownerId", "version", "data")
    select "column1", "column2", cast("column3" as integer), "column4" from (values ${sql.join(rows)}) as "addition"
    where exists (select 1 from "user" where "user"."id" = "addition"."column2")
    on conflict ("path") do nothing
    returning "path"`.execute(db)
  return new Set(result.rows.map(({ path }) => path))
}
