import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { followAnnouncements } from '#server/open-accounts.ts'
import { createBackground } from '#server/background.ts'
import { parseConfiguration } from '#server/configuration/parse-configuration.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { silentBus, createLiveUpdates } from '#server/live/live-updates.ts'
import { createLiveHub } from '#server/live/live-hub.ts'
import { openPostgresqlBus } from '#server/live/postgresql-bus.ts'
import { createAuth } from '#server/sessions/create-auth.ts'
import { createSessionStore } from '#server/sessions/session-store.ts'
import { makeTemporaryFolder } from '../make-temporary-folder.ts'
import { chooseDatabase, testSecret } from './engines.ts'

test('a server that stops finishes telling what others have announced', async () => {
  const settings = await chooseDatabase('postgresql')
  const url = settings['DATABASE_URL']!
  const database = await openDatabase(parseConfiguration({ DATA_FOLDER: makeTemporaryFolder(), ...settings }))
  const auth = await createAuth({ database, siteUrl: 'http://localhost', secret: testSecret }).$context
  const { id } = await auth.internalAdapter.createUser(
    { email: 'me@topshelf.example', name: '', emailVerified: false },
    { method: 'admin' },
  )
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  const slow = database.db.withPlugin({
    transformQuery: ({ node }) => (asked.resolve(), node),
    transformResult: ({ result }) => answered.promise.then(() => result),
  })
  const events: string[] = []
  const hub = createLiveHub()
  const store = createSessionStore(auth, slow)
  const snapshot = { path: `users/${id}`, version: 0, data: null, included: {} }
  const user = { uid: id, email: 'before@topshelf.example', emailVerified: false, providers: [] }
  await hub.open({ uid: id, sessionId: '', beat: () => {}, end: () => {}, write: () => void events.push('told') }, () =>
    Promise.resolve({ user, snapshot }),
  )
  events.length = 0
  const background = createBackground()
  const updates = createLiveUpdates({ db: slow, hub, store, bus: () => silentBus })
  const bus = await followAnnouncements(url, updates, background)
  const other = await openPostgresqlBus(url, { onAnnouncement: () => {}, onReconnect: () => {} })
  other.announce({ about: 'user', uid: id })
  await asked.promise
  const stopping = background.stop().then(() => events.push('stopped'))
  await setImmediate()
  answered.resolve()
  await stopping
  expect(events).toEqual(['told', 'stopped'])
  hub.stop()
  await Promise.all([bus.stop(), other.stop()])
  await database.db.destroy()
})
