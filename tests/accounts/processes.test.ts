import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import type { LiveMessage } from '#documents/live-messages.ts'
import { makeTemporaryFolder } from '../make-temporary-folder.ts'
import { chooseDatabase, engines } from './engines.ts'
import { join, password } from './join.ts'
import { createReader, type Reader } from './reader.ts'
import { query } from './start-postgresql.ts'
import { startServerProcess, type ServerProcess } from './start-server-process.ts'

const running: ServerProcess[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop('SIGKILL')))
})

async function start(environment: Record<string, string> = {}, port?: number): Promise<ServerProcess> {
  const server = await startServerProcess({ environment, ...(port === undefined ? {} : { port }) })
  running.push(server)
  return server
}

/** The same browser at another process. */
const follow = (reader: Reader, server: ServerProcess): Reader => createReader(server.url, reader)

const isVersion = (version: number) => (message: LiveMessage) =>
  message.event === 'doc' && message.data.version === version

describe('four processes that start at once on an empty PostgreSQL', () => {
  let databaseUrl = ''
  let servers: [ServerProcess, ServerProcess, ServerProcess, ServerProcess]
  beforeAll(async () => {
    const environment = await chooseDatabase('postgresql')
    databaseUrl = environment['DATABASE_URL'] ?? ''
    const begin = () => startServerProcess({ environment })
    servers = await Promise.all([begin(), begin(), begin(), begin()])
  })
  afterAll(() => Promise.all(servers.map((server) => server.stop('SIGKILL'))))

  test('all serve', async () => {
    for (const server of servers) expect((await (await join(server.url)).reader.ask('session')).user).not.toBeNull()
  })

  test('see each other’s writes live, and lose no simultaneous ones', async () => {
    const [one, other] = servers
    const { reader: here } = await join(one.url)
    const there = follow(here, other)
    const stream = await there.openStream()
    await stream.next(isVersion(0))
    const path = await here.documentPath()
    const writing = performance.now()
    await here.send(path, { method: 'PATCH', body: { preferences: { theme: 'dark' } } })
    await stream.next(isVersion(1))
    // By the announcement, not by the look at versions every half minute.
    expect(performance.now() - writing).toBeLessThan(20_000)

    const writes = Array.from({ length: 60 }, (_, number) =>
      (number % 2 === 0 ? here : there).send(path, {
        method: 'PATCH',
        body: { checklist: { [`item-${number}`]: [1, 1000] } },
      }),
    )
    const statuses = (await Promise.all(writes)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    const { data } = await stream.next(isVersion(61))
    expect(Object.keys(data).length).toBeGreaterThan(0)
    expect(JSON.stringify(data).match(/item-/g)).toHaveLength(60)
  })

  test('If-Match means the current version, not the one that a process remembers', async () => {
    const [one, other] = servers
    const { reader: here } = await join(one.url)
    const there = follow(here, other)
    const path = await here.documentPath()
    const body = { preferences: { theme: 'dark' } }
    await here.send(path, { method: 'PATCH', body })
    await there.send(path, { method: 'PATCH', body })
    expect((await here.send(path, { method: 'PATCH', body, headers: { 'If-Match': '"1"' } })).status).toBe(412)
    await there.send(path, { method: 'PATCH', body })
    expect((await here.send(path, { method: 'PATCH', body, headers: { 'If-Match': '"3"' } })).status).toBe(200)
  })

  test('a session that ends in one ends in the other, which also learns a new address', async () => {
    const [one, other] = servers
    const { reader: here } = await join(one.url)
    const { user } = await here.ask('session')
    const there = createReader(other.url)
    await there.ask('signIn', { email: user?.email ?? '', password })
    const stream = await there.openStream()
    await stream.next(({ event }) => event === 'doc')
    await here.ask('updatePassword', { uid: user?.uid ?? '', password: 'another shelf' })
    await stream.next(({ event, data }) => event === 'session-end' && data.reason === 'revoked')
    expect((await there.ask('session')).user).toBeNull()
  })

  test('a lost announcement is made up for', async () => {
    const [one, other] = servers
    const { reader: here } = await join(one.url)
    const stream = await follow(here, other).openStream()
    await stream.next(isVersion(0))
    const cut = await query(
      databaseUrl,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike any (array['listen%', 'select pg_notify%'])`,
    )
    expect(cut).toHaveLength(servers.length)
    await here.send(await here.documentPath(), { method: 'PATCH', body: { preferences: { theme: 'dark' } } })
    await stream.next(isVersion(1))
  })
})

test('tables are brought up to date past a pooler, which would lose the locks', async () => {
  const environment = await chooseDatabase('postgresql')
  const directUrl = environment['DATABASE_URL'] ?? ''
  // Nobody answers there: whatever begins needs the other address.
  await start({ ...environment, DATABASE_URL: directUrl.replace(/:\d+\//, ':1/'), LISTEN_URL: directUrl })
  expect(await query(directUrl, 'select id from claim')).toEqual([])
})

test('a second process on one SQLite folder is refused, and the first goes on', async () => {
  const environment = { DATA_FOLDER: makeTemporaryFolder() }
  const first = await start(environment)
  const { reader } = await join(first.url)
  await expect(start(environment)).rejects.toThrow(
    /ended with 1:\nCannot start:\n {2}The database in .* is in use by another process.*\n {2}Stop the other process, or .*DATA_FOLDER.*DATABASE_URL/,
  )
  expect((await reader.ask('session')).user).not.toBeNull()
})

test('an unread log blocks nobody, neither a response nor the exit', async () => {
  const server = await start()
  server.process.stdout?.pause()
  const path = `/${'long/'.repeat(200)}`
  for (let round = 0; round < 8; round++) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(server.url + path)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
  }
  await server.stop('SIGTERM')
  expect(server.process.exitCode).toBe(0)
})

test('behind a proxy, the port cannot be reached directly', async () => {
  const server = await start({ TRUST_PROXY: '1' })
  const { port } = new URL(server.url)
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  await createReader(server.url).ask('session')
  const said = server.lines.join('\n')
  expect(said).toContain('A request came without X-Forwarded-For')
  expect(said).toMatch(/There is no site in .*dist: npm run build makes it/)
  // Another address of this machine, which a server on all of them would answer, too.
  await expect(fetch(`http://127.0.0.2:${port}/healthz`)).rejects.toThrow('fetch failed')
})

describe('a start that cannot succeed says why, with the remedy', () => {
  test.each([
    [{ TRUST_PROXY: 'all', SMTP_URL: 'x' }, /SMTP_URL must be an address.*\n.*TRUST_PROXY "all" must be the number/],
    [{ DATABASE_URL: 'postgresql://localhost/x' }, /AUTH_SECRET is missing, DATABASE_URL needs it/],
  ])('%j', async (environment, message) => {
    const failure = await start(environment).catch(String)
    expect(failure).toMatch(message)
    expect(failure).not.toMatch(/hidden|\n\s+at /)
  })

  test('a port in use, a folder that is a file, a database of a newer version', async () => {
    const folder = makeTemporaryFolder()
    const first = await start({ DATA_FOLDER: folder })
    const port = Number(new URL(first.url).port)
    await expect(start({}, port)).rejects.toThrow(/Port \d+ is not available: .*EADDRINUSE.*\n.*set PORT/)
    await first.stop()

    const file = joinPath(folder, 'a-file')
    writeFileSync(file, '')
    await expect(start({ DATA_FOLDER: file })).rejects.toThrow(
      /a-file cannot be written: .*\n.*Set DATA_FOLDER to a folder/,
    )
    // Whoever asks, Linux makes no folder there.
    await expect(start({ DATA_FOLDER: '/proc/data' })).rejects.toThrow(/\/proc.* cannot be written: .*mkdir/)

    const database = new DatabaseSync(joinPath(folder, 'topshelf.sqlite'))
    database.exec(`insert into kysely_migration values ('999-later', '2030-01-01')`)
    database.close()
    await expect(start({ DATA_FOLDER: folder })).rejects.toThrow(
      /written by a newer version.*999-later.*\n.*restore a backup/,
    )
  })

  test('a database that does not exist', async () => {
    const url = inject('postgresqlUrl').replace(/\/[^/]*$/, '/nowhere')
    await expect(start({ DATABASE_URL: url, AUTH_SECRET: 'x'.repeat(40) })).rejects.toThrow(
      /database "nowhere" does not exist/,
    )
  })
})

describe.each(engines)('on %s', (engine) => {
  test('a restart knows everybody, and a stop does not wait for mere listeners', async () => {
    const environment = { DATA_FOLDER: makeTemporaryFolder(), ...(await chooseDatabase(engine)) }
    const server = await start(environment)
    const { reader } = await join(server.url)
    const stream = await reader.openStream()
    await stream.next(isVersion(0))
    const stopping = performance.now()
    server.process.kill('SIGTERM')
    const [code] = await once(server.process, 'exit')
    expect(code).toBe(0)
    // The server ends in any case after ten seconds.
    expect(performance.now() - stopping).toBeLessThan(10_000)
    await stream.ended

    const again = await start(environment, Number(new URL(server.url).port))
    expect(again.url).toBe(server.url)
    expect((await reader.ask('session')).user).not.toBeNull()
    const resumed = await reader.openStream()
    await resumed.next(isVersion(0))
  })
})

test('without a mail server mails are files; the log names them; nothing in the folder is for others, whoever made it', async () => {
  const folder = makeTemporaryFolder()
  chmodSync(folder, 0o755)
  mkdirSync(joinPath(folder, 'backups'), { mode: 0o755 })
  writeFileSync(joinPath(folder, 'backups', 'of-before.sqlite'), '', { mode: 0o644 })
  writeFileSync(joinPath(folder, 'topshelf.sqlite'), '', { mode: 0o644 })
  const server = await start({ DATA_FOLDER: folder })
  const { reader } = await join(server.url)
  const outbox = joinPath(folder, 'outbox')
  const listMails = (): string[] =>
    existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : []
  await expect.poll(listMails).toHaveLength(1)
  const [name = ''] = listMails()
  const { user } = await reader.ask('session')
  expect(readFileSync(joinPath(outbox, name), 'utf8')).toContain(`To: ${user?.email}`)
  await expect.poll(() => server.lines.join('\n')).toContain(name)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(joinPath(folder, file)).isFile(),
  )
  expect(files.toSorted()).toEqual([
    'auth-secret',
    'backups/of-before.sqlite',
    `outbox/${name}`,
    'topshelf.sqlite',
    'topshelf.sqlite-wal',
  ])
  expect(files.filter((file) => (statSync(joinPath(folder, file)).mode & 0o077) !== 0)).toEqual([])
})
