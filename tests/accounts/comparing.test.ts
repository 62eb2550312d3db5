/** Open streams are compared with the database every 30 s. At the same time, because waiting is most of it. */
import { join as joinPath } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { chooseDatabase } from './engines.ts'
import { makeAddress, password } from './join.ts'
import { createReader } from './reader.ts'
import { startServerProcess } from './start-server-process.ts'
import { useAccounts } from './use-accounts.ts'

const leftMs = 10_000

describe.concurrent('what no announcement tells', { timeout: 90_000 }, () => {
  const { server, join } = useAccounts('sqlite')

  test('a stream ends soon after its session has expired', async () => {
    const { reader } = await join()
    await server().restart(async () => {
      const database = new DatabaseSync(joinPath(server().dataFolder, 'topshelf.sqlite'))
      database.prepare('update "session" set "expiresAt" = ?').run(new Date(Date.now() + leftMs).toISOString())
      database.close()
    })
    const stream = await reader.openStream()
    await stream.next(({ event }) => event === 'doc')
    await stream.next(({ event, data }) => event === 'session-end' && data.reason === 'expired')
    await stream.ended
    expect((await reader.ask('session')).user).toBeNull()
  })

  test('a write by another process is seen, even if LISTEN does not work', async () => {
    const environment = await chooseDatabase('postgresql')
    const deaf = { ...environment, LISTEN_URL: 'postgresql://nobody@127.0.0.1:9/nothing' }
    await using one = await startServerProcess({ environment })
    await using other = await startServerProcess({ environment: deaf })
    const here = createReader(one.url)
    await here.ask('createAccount', { email: makeAddress(), password })
    const stream = await createReader(other.url, here).openStream()
    await stream.next(({ event, data }) => event === 'doc' && data.version === 0)
    const body = { preferences: { theme: 'dark' } }
    const written = await here.send(await here.documentPath(), { method: 'PATCH', body })
    const seen = await stream.next(({ event, data }) => event === 'doc' && data.version === 1)
    expect(seen.data).toMatchObject(written.json<object>())
  })
})
