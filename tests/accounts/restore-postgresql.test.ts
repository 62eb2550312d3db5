/** deploy/restore-postgresql.sh, as an operator runs it. That of SQLite is in backup.test.ts. */
import { execFileSync, spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, inject, test } from 'vitest'
import { parseConfiguration } from '#server/configuration/parse-configuration.ts'
import { openDatabase, type Database } from '#server/database/open-database.ts'
import { testSecret } from './engines.ts'
import { createDatabase, findPrograms, query } from './start-postgresql.ts'

interface Accounts {
  readonly url: string
  readonly open: () => Promise<Database>
  readonly readUsers: () => Promise<unknown>
  readonly dump: () => Buffer
  /** @returns the exit code, and what was said on either channel */
  readonly restore: (dump: Buffer) => { readonly exitCode: number | null; readonly said: string }
}

async function makeAccounts(): Promise<Accounts> {
  const url = await createDatabase(inject('postgresqlUrl'))
  const { hostname, port, username, pathname } = new URL(url)
  const env = {
    PATH: `${findPrograms()}:${process.env.PATH}`,
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: username,
    PGDATABASE: pathname.slice(1),
  }
  return {
    url,
    open: () => openDatabase(parseConfiguration({ DATABASE_URL: url, AUTH_SECRET: testSecret })),
    readUsers: () => query(url, 'select id from "user" order by id'),
    dump: () => execFileSync('pg_dump', ['--format', 'custom'], { env }),
    restore: (input) => {
      const { status, stdout, stderr } = spawnSync(resolve('deploy/restore-postgresql.sh'), {
        env,
        input,
        encoding: 'utf8',
      })
      return { exitCode: status, said: stdout + stderr }
    },
  }
}

async function addUsers({ db }: Database, ...ids: readonly string[]): Promise<void> {
  const now = new Date().toISOString()
  const users = ids.map((id) => ({
    id,
    name: id.repeat(100),
    email: `${id}@example.org`,
    emailVerified: 0,
    createdAt: now,
    updatedAt: now,
  }))
  await db.insertInto('user').values(users).execute()
}

/** The databases that the script has made beside this one. */
async function listBeside(url: string): Promise<unknown[]> {
  const rows = await query(inject('postgresqlUrl'), 'select datname from pg_database')
  return rows
    .map(({ datname }) => datname)
    .filter((name) => String(name).startsWith(`${new URL(url).pathname.slice(1)}_`))
}

test('restoring brings back what was there, and keeps what it replaces', async () => {
  const { url, open, readUsers, dump, restore } = await makeAccounts()
  const before = await open()
  await addUsers(before, 'first')
  const saved = dump()
  await addUsers(before, 'second')
  // As a newer version leaves it.
  await query(url, 'create table newer (id text references "user")')

  expect(restore(saved)).toEqual({ exitCode: 1, said: expect.stringContaining('stop the server of the site first') })
  expect(await readUsers()).toEqual([{ id: 'first' }, { id: 'second' }])
  expect(await listBeside(url)).toEqual([])
  await before.db.destroy()

  expect(restore(saved)).toEqual({ exitCode: 0, said: expect.stringContaining('Restored, with 1 accounts.') })
  expect(await readUsers()).toEqual([{ id: 'first' }])
  const [aside] = await listBeside(url)
  expect(await query(url.replace(/[^/]*$/, String(aside)), 'select id from "user" order by id')).toHaveLength(2)
  const after = await open()
  await addUsers(after, 'third')
  await after.db.destroy()
})

test('a dump that is damaged, or of another database, replaces nothing', async () => {
  const { url, open, readUsers, dump, restore } = await makeAccounts()
  const database = await open()
  await addUsers(database, ...Array.from({ length: 500 }, (_, number) => `user-${number}`))
  await database.db.destroy()
  const saved = dump()
  const foreign = await makeAccounts()
  await query(foreign.url, 'create table "user" (id text)')
  const spoilt = Buffer.from(saved)
  spoilt.fill(0xa5, Math.floor(saved.length / 2), Math.floor(saved.length / 2) + 64)

  const wrong = {
    empty: '',
    text: 'not a dump',
    half: saved.subarray(0, saved.length / 2),
    spoilt,
    other: foreign.dump(),
  }
  for (const [what, bytes] of Object.entries(wrong)) {
    expect(restore(Buffer.from(bytes)), what).toEqual({
      exitCode: 1,
      said: expect.stringContaining('Nothing was changed.'),
    })
  }
  expect(await readUsers()).toHaveLength(500)
  expect(await listBeside(url)).toEqual([])
})

test('where the database is gone, the dump takes its place', async () => {
  const { url, open, readUsers, dump, restore } = await makeAccounts()
  const database = await open()
  await addUsers(database, 'first')
  await database.db.destroy()
  const saved = dump()
  await query(inject('postgresqlUrl'), `drop database ${new URL(url).pathname.slice(1)}`)
  expect(restore(saved)).toEqual({ exitCode: 0, said: 'Restored, with 1 accounts.\n' })
  expect(await readUsers()).toEqual([{ id: 'first' }])
})
