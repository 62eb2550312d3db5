import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAuth } from '#server/sessions/create-auth.ts'
import { createSessionStore, type SessionStore } from '#server/sessions/session-store.ts'
import { parseConfiguration } from '#server/configuration/parse-configuration.ts'
import { openDatabase, type Database } from '#server/database/open-database.ts'
import { silentBus, createLiveUpdates } from '#server/live/live-updates.ts'
import { createLiveHub } from '#server/live/live-hub.ts'
import { makeTemporaryFolder } from '../make-temporary-folder.ts'
import { chooseDatabase, engines, testSecret } from './engines.ts'

const mostSessions = 100
const siteUrl = 'http://localhost'

describe.each(engines)('on %s', (engine) => {
  const databases: Database[] = []
  /** Of two processes on PostgreSQL, of the only one on SQLite. */
  const stores: SessionStore[] = []
  let uid = ''

  beforeAll(async () => {
    const configuration = parseConfiguration({
      DATA_FOLDER: join(makeTemporaryFolder(), 'data'),
      ...(await chooseDatabase(engine)),
    })
    for (let process = 0; process < (engine === 'sqlite' ? 1 : 2); process++) {
      const database = await openDatabase(configuration)
      databases.push(database)
      const auth = await createAuth({ database, siteUrl, secret: testSecret }).$context
      stores.push(createSessionStore(auth, database.db))
      const user = { email: 'me@topshelf.example', name: '', emailVerified: false }
      uid ||= (await auth.internalAdapter.createUser(user, { method: 'admin' })).id
    }
  })
  afterAll(() => Promise.all(databases.map(({ db }) => db.destroy())))

  async function count(): Promise<number> {
    const rows = await databases[0]!.db.selectFrom('session').select('id').where('userId', '=', uid).execute()
    return rows.length
  }

  async function signIn(number: number): Promise<readonly string[]> {
    const store = stores[number % stores.length]!
    return store.endSurplus(await store.start(uid, ''))
  }

  test('an account has a hundred sessions at most, whoever signs in at the same moment, at which process', async () => {
    const ended = (await Promise.all(Array.from({ length: 150 }, (_, number) => signIn(number)))).flat()
    expect(await count()).toBeLessThanOrEqual(mostSessions)
    // Of those who came at the same moment, some may have counted as older.
    expect(await count()).toBeGreaterThan(mostSessions / 2)
    expect(new Set(ended).size).toBe(150 - (await count()))
  })

  test('a session is not extended by a token that a new sign-in has replaced', async () => {
    const [store] = stores
    const session = await store!.start(uid, '')
    const renewed = await store!.renew(session)
    expect(await store!.prolong(session)).toBeNull()
    expect((await store!.prolong(renewed!))?.token).toBe(renewed!.token)
  })

  test('what streams missed is found by as many queries for many readers as for one', async () => {
    const { db } = databases[0]!
    let queries = 0
    const counted = db.withPlugin({
      transformQuery: ({ node }) => (queries++, node),
      transformResult: ({ result }) => Promise.resolve(result),
    })
    const auth = await createAuth({ database: { engine, db: counted }, siteUrl, secret: testSecret }).$context
    const store = createSessionStore(auth, counted)
    const hub = createLiveHub()
    const updates = createLiveUpdates({ db: counted, hub, store, bus: () => silentBus })
    const told: string[] = []

    async function watch(number: number): Promise<void> {
      const email = `watcher-${number}@topshelf.example`
      const created = await auth.internalAdapter.createUser(
        { email, name: '', emailVerified: false },
        { method: 'admin' },
      )
      const { id: sessionId, user } = await store.start(created.id, '')
      const stream = { uid: user.uid, sessionId, beat: () => {}, end: () => {} }
      const snapshot = { path: `users/${user.uid}`, version: 0, data: null, included: {} }
      await hub.open({ ...stream, write: (bytes) => void told.push(bytes.toString()) }, () =>
        Promise.resolve({ user, snapshot }),
      )
    }
    async function sendMissed(): Promise<number> {
      queries = 0
      await updates.sendMissed()
      return queries
    }

    await watch(0)
    const forOne = await sendMissed()
    for (let number = 1; number < 12; number++) await watch(number)
    expect(await sendMissed()).toBe(forOne)
    const newEmail = 'moved@topshelf.example'
    await db.updateTable('user').set({ email: newEmail }).where('email', '=', 'watcher-7@topshelf.example').execute()
    told.length = 0
    await sendMissed()
    expect(told).toEqual([expect.stringContaining(newEmail)])
    hub.stop()
  })

  test('ending all others leaves one, and names those that have ended', async () => {
    const [store] = stores
    const kept = await store!.start(uid, '')
    await Promise.all(Array.from({ length: 115 }, () => store!.start(uid, '')))
    const before = await count()
    expect(await store!.endAll(uid, kept.id)).toHaveLength(before - 1)
    expect((await store!.list(uid)).map(({ id }) => id)).toEqual([kept.id])
    expect(await store!.endAll(uid, null)).toEqual([kept.id])
  })
})
