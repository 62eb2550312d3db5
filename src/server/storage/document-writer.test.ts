import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DocumentPath } from '#documents/document-path.ts'
import type { JsonValue } from '#documents/json-value.ts'
import { makeTemporaryFolder } from '../../../tests/make-temporary-folder.ts'
import { parseConfiguration } from '../configuration/parse-configuration.ts'
import { DatabaseUnavailable } from '../database/database-unavailable.ts'
import { openDatabase, type Database } from '../database/open-database.ts'
import { Refusal } from '../requests/refusal.ts'
import { createDocumentWriter, type DocumentWriter } from './document-writer.ts'
import { parsePartial } from './parse-document.ts'

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

test.each<[JsonValue, string, string]>([
  [[], '', 'The document must be an object.'],
  [{ colour: 'red' }, 'colour', 'colour is not a known field.'],
  [{ preferences: { colour: 'red' } }, 'preferences.colour', 'preferences.colour is not a known field.'],
  [{ preferences: { theme: 'blue' } }, 'preferences.theme', 'preferences.theme must be system, light or dark.'],
  [{ preferences: { theme: null } }, 'preferences.theme', 'preferences.theme must be system, light or dark.'],
  [{ preferences: 'dark' }, 'preferences', 'preferences must be an object.'],
  [{ checklist: { mario: [1] } }, 'checklist.mario', 'checklist.mario must have at least 2 entries.'],
  [{ checklist: { mario: 1 } }, 'checklist.mario', 'checklist.mario must be a list.'],
  [
    { checklist: { Mario: [1, 1] } },
    'checklist.Mario',
    'checklist.Mario must be an item id: lowercase letters, digits and hyphens.',
  ],
  [{ checklist: { mario: [9, 1] } }, 'checklist.mario.0', 'checklist.mario.0 must be a level from 0 to 8.'],
  [{ userDetails: { displayName: 1 } }, 'userDetails.displayName', 'userDetails.displayName must be text.'],
  [
    { userDetails: { featuredParts: { badges: { image: {} } } } },
    'userDetails.featuredParts.badges.image.src',
    'userDetails.featuredParts.badges.image.src is missing.',
  ],
  [
    { userDetails: { featuredParts: { badges: { gameBadge: [{}] } } } },
    'userDetails.featuredParts.badges.gameBadge.0',
    'userDetails.featuredParts.badges.gameBadge.0 does not have a form that is allowed.',
  ],
  [{ nonsense: null }, 'nonsense', 'nonsense is not a known field.'],
  [{ constructor: null }, 'constructor', 'constructor is not a known field.'],
])('%j is refused in words for readers', (value, field, message) => {
  expect(() => parsePartial('users', value)).toThrow(
    expect.objectContaining({ code: 'invalid', message, details: { field } }),
  )
})

test('existing fields can be removed', () => {
  expect(parsePartial('users', { preferences: null, checklist: {} })).toEqual({ preferences: null, checklist: {} })
  expect(() => parsePartial('snapshots', { snapshots: [], nonsense: null })).toThrow('nonsense is not a known field.')
})

test('a name of a collection may say when a kept snapshot was taken', () => {
  const march = { name: 'March 2024', changedAtMs: 9 }
  const document = { collections: { aaaaaaaa: { ...march, takenAtMs: 5 } } }
  expect(parsePartial('collections', document)).toEqual(document)
  expect(() => parsePartial('collections', { collections: { aaaaaaaa: { ...march, takenAtMs: '5' } } })).toThrow(
    'collections.aaaaaaaa.takenAtMs',
  )
})
