import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DocumentPath } from '#documents/document-path.ts'
import { makeTemporaryFolder } from '../../../tests/make-temporary-folder.ts'
import { parseConfiguration } from '../configuration/parse-configuration.ts'
import { DatabaseUnavailable } from '../database/database-unavailable.ts'
import { openDatabase, type Database } from '../database/open-database.ts'
import { Refusal } from '../requests/refusal.ts'
import { createDocumentWriter, type DocumentWriter } from './document-writer.ts'

let db: Database['db']
let writer: DocumentWriter
beforeEach(async () => {
  ;({ db } = await openDatabase(parseConfiguration({ DATA_FOLDER: makeTemporaryFolder() })))
  writer = createDocumentWriter(db, () => {})
  await addUser()
})
afterEach(() => db.destroy())

async function addUser(): Promise<void> {
  await sql`insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt")
    values ('me', '', 'me@topshelf.example', 0, '', '')`.execute(db)
}

test.each(['users', 'snapshots'] as const)('nothing of %s is remembered for a deleted account', async (collection) => {
  const target: DocumentPath = { collection, uid: 'me', key: null }
  await writer.write(target, () => ({ of: 'before' }))
  // As another process deletes it, and somebody gets the same id.
  await db.deleteFrom('user').execute()
  await addUser()
  writer.forget('me')
  const seen: unknown[] = []
  await writer.write(target, ({ version, data }) => {
    seen.push({ version, data })
    return {}
  })
  expect(seen).toEqual([{ version: 0, data: null }])
})

test('a change or a refusal based on an outdated document is decided again on the current one', async () => {
  const target: DocumentPath = { collection: 'users', uid: 'me', key: null }
  const other = createDocumentWriter(db, () => {})
  await writer.write(target, () => ({ count: 1 }))
  await other.write(target, () => ({ count: 2 }))
  const changed = await writer.write(target, ({ data }) => ({ count: Number(data?.count) + 1 }))
  expect(changed).toMatchObject({ version: 3, data: { count: 3 } })
  const unlessTwo = await other.write(target, ({ data }) => {
    if (data?.count === 2) throw new Refusal('invalid', 'It is 2.')
    return { count: 4 }
  })
  expect(unlessTwo).toMatchObject({ version: 4, data: { count: 4 } })
})

test('a disk that is full refuses writes until there is room, and keeps what was acknowledged', async () => {
  const target: DocumentPath = { collection: 'users', uid: 'me', key: null }
  await writer.write(target, () => ({ of: 'before' }))
  await sql`pragma max_page_count = 1`.execute(db)
  const large = { of: 'x'.repeat(60_000) }
  const writes = [1, 2, 3].map(() => writer.write(target, () => large))
  for (const write of writes) await expect(write).rejects.toThrow(DatabaseUnavailable)
  const transaction = db.transaction().execute((one) =>
    one
      .updateTable('document')
      .set({ data: 'x'.repeat(60_000) })
      .execute(),
  )
  await expect(transaction).rejects.toThrow(DatabaseUnavailable)
  await sql`pragma max_page_count = 1000000`.execute(db)
  const seen: unknown[] = []
  await writer.write(target, ({ data }) => {
    seen.push(data)
    return large
  })
  expect(seen).toEqual([{ of: 'before' }])
})
