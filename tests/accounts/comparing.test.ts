/** What no announcement tells is found by comparing open streams with the database: here all the time. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { chooseDatabase, engines } from './engines.ts'
import { join } from './join.ts'
import { createReader } from './reader.ts'
import { startAccountsHere } from './start-accounts-here.ts'

const compareEveryMs = 50

test.each(engines)('a stream ends soon after its session has expired, on %s', async (engine) => {
  const here = await startAccountsHere(engine, { compareEveryMs })
  const { reader } = await join(here.siteUrl)
  const stream = await reader.openStream()
  await stream.next(({ event }) => event === 'doc')
  await sql`update "session" set "expiresAt" = ${new Date().toISOString()}`.execute(here.db)
  await stream.next(({ event, data }) => event === 'session-end' && data.reason === 'expired')
  await stream.ended
  expect((await reader.ask('session')).user).toBeNull()
  await here.stop()
})

test('a write by another process is seen, even if LISTEN does not work', async () => {
  const environment = await chooseDatabase('postgresql')
  const deaf = { ...environment, LISTEN_URL: 'postgresql://nobody@127.0.0.1:9/nothing' }
  const one = await startAccountsHere('postgresql', { environment })
  const other = await startAccountsHere('postgresql', { environment: deaf, compareEveryMs })
  const { reader } = await join(one.siteUrl)
  const stream = await createReader(other.siteUrl, reader).openStream()
  await stream.next(({ event, data }) => event === 'doc' && data.version === 0)
  const body = { preferences: { theme: 'dark' } }
  const written = await reader.send(await reader.documentPath(), { method: 'PATCH', body })
  const seen = await stream.next(({ event, data }) => event === 'doc' && data.version === 1)
  expect(seen.data).toMatchObject(written.json<object>())
  await Promise.all([one.stop(), other.stop()])
})
