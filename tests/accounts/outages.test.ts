import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testSecret } from './engines.ts'
import { join, makeAddress, password } from './join.ts'
import { createAuthor, keepWriting, listLost, type Author } from './keep-writing.ts'
import { createReader, type Reader } from './reader.ts'
import { createDatabase, query, startPostgresql, type PostgresqlServer } from './start-postgresql.ts'
import { startServerProcess, type ServerProcess } from './start-server-process.ts'
import { startTcpProxy } from './start-tcp-proxy.ts'

/** Limits are not what is tried here. */
const generous = { RATE_LIMIT_FACTOR: '1000' }
const body = { preferences: { theme: 'dark' } }

/** Fulfils once the server has begun to read the write, and says so. @returns the status of its answer */
async function startWriting(server: ServerProcess, reader: Reader, path: string): Promise<() => Promise<number>> {
  const cookie = [...reader.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const writing = request(server.url + path, {
    method: 'PATCH',
    headers: { Expect: '100-continue', 'Content-Type': 'application/json', Origin: server.url, Cookie: cookie },
  })
  const answered = once(writing, 'response')
  await Promise.race([once(writing, 'continue'), answered])
  writing.end(JSON.stringify(body))
  return async () => {
    const [answer] = await answered
    return answer.statusCode
  }
}

function start(databaseUrl: string): Promise<ServerProcess> {
  return startServerProcess({ environment: { ...generous, DATABASE_URL: databaseUrl, AUTH_SECRET: testSecret } })
}

describe('PostgreSQL goes away', () => {
  let postgresql: PostgresqlServer
  let url: string
  let server: ServerProcess
  let authors: Author[]

  beforeAll(async () => {
    postgresql = await startPostgresql()
    url = await createDatabase(postgresql.url)
    server = await start(url)
    authors = await Promise.all([1, 2, 3].map(async () => createAuthor((await join(server.url)).reader)))
  })
  afterAll(async () => {
    await server.stop('SIGKILL')
    await postgresql.stop()
  })

  test('restarted under load: the server says so, continues, and has lost no acknowledged write', async () => {
    const writing = keepWriting(authors, 4)
    for (const signal of ['SIGQUIT', 'SIGKILL', 'SIGINT'] as const) {
      await writing.untilWritten(20)
      await postgresql.crash({
        signal,
        meanwhile: async () => {
          // Somebody whom the server does not remember.
          const stranger = await createReader(server.url).send('/api/auth/sign-in', {
            body: { email: makeAddress(), password },
          })
          expect([stranger.status, stranger.json()]).toMatchObject([503, { error: { code: 'unavailable' } }])
          expect(Number(stranger.headers.get('Retry-After'))).toBeGreaterThan(0)
          expect((await createReader(server.url).send('/healthz')).status).toBe(200)
        },
      })
    }
    await writing.untilWritten(20)
    await writing.stop()
    expect([...writing.answers.keys()].toSorted()).toEqual(['200', '503'])
    expect(await listLost(authors)).toEqual([])
    expect(server.process.exitCode).toBeNull()
    const complaints = server.lines.filter((line) => line.includes('"level":"error"'))
    expect(complaints.filter((line) => line.includes('"stack"'))).toEqual([])
    expect(complaints.length).toBeLessThan(60)
    await expect.poll(() => server.lines.join('\n')).toContain('LISTEN works.')
    expect(server.lines.join('\n')).not.toContain('DeprecationWarning')
  })

  test('connections left read-only by a failover are replaced', async () => {
    const name = new URL(url).pathname.slice(1)
    const [{ reader, path }] = authors as [Author]
    const write = async (): Promise<number> => (await reader.send(path, { method: 'PATCH', body })).status
    await query(postgresql.url, `alter database ${name} set default_transaction_read_only = on`)
    await query(postgresql.url, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
    await expect.poll(write).toBe(503)
    await query(postgresql.url, `alter database ${name} reset default_transaction_read_only`)
    await expect.poll(write).toBe(200)
  })

  test('unresponsive: it blocks neither writes forever nor the end of the process', async () => {
    const proxy = await startTcpProxy(Number(new URL(url).port))
    await using behind = await start(url.replace(/:\d+\//, `:${proxy.port}/`))
    const { reader } = await join(behind.url)
    const path = await reader.documentPath()
    const write = async (): Promise<number> => (await reader.send(path, { method: 'PATCH', body })).status
    expect(await write()).toBe(200)
    proxy.silence()
    expect(await Promise.all([write(), write(), write()])).toEqual([503, 503, 503])
    expect((await createReader(behind.url).send('/healthz')).status).toBe(200)
    proxy.resume()
    await expect.poll(write).toBe(200)

    proxy.silence()
    const readStatus = await startWriting(behind, reader, path)
    const stopping = performance.now()
    behind.process.kill('SIGTERM')
    await once(behind.process, 'exit')
    expect(performance.now() - stopping).toBeLessThan(20_000)
    expect(await readStatus()).toBe(503)
    proxy.stop()
  })

  test('a start waits for it, and says so', async () => {
    let starting: Promise<ServerProcess> | undefined
    await postgresql.crash({
      meanwhile: async () => {
        const environment = { DATABASE_URL: url.replace('topshelf@', 'topshelf:hidden@'), AUTH_SECRET: testSecret }
        // On a busy machine it takes seconds until it finds nobody there.
        await new Promise<string>((onLine) => {
          starting = startServerProcess({ environment, onLine })
        })
      },
    })
    await using started = await starting!
    expect(started.lines[0]).toMatch(
      /DATABASE_URL points to 127\.0\.0\.1:\d+\/topshelf_\w+, which cannot be opened: .*(?:REFUSED|the database system is)/,
    )
    expect(started.lines.join('\n')).not.toContain('hidden')
    expect((await createReader(started.url).ask('session')).user).toBeNull()
  })

  // Said by the first answer after ten quiet seconds, which most of the tests before this one have taken.
  test('once it has not been away for a while, the log says so', async () => {
    const [{ reader, path }] = authors as [Author]
    const ask = () => reader.send(path, { method: 'GET' })
    await expect
      .poll(() => ask().then(() => server.lines.join('\n')), { interval: 1000 })
      .toContain('The database is available again.')
  })
})
