import { join as joinPath } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { useAccounts } from './use-accounts.ts'

const { server, join } = useAccounts('sqlite')
const leftMs = 10_000

// Open streams are compared with the database every 30 s.
test('a stream ends soon after its session has expired', { timeout: 90_000 }, async () => {
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
