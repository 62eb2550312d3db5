import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { UserRecord } from '#documents/describe-user.ts'
import { followUser, type FollowedUser } from './follow-user.ts'
import type { AccountsError } from './port/accounts-error.ts'
import type { StoredDocument } from './port/accounts-port.ts'
import { signedOutState, type SessionState } from './session/session.ts'
import { openMemoryBrowser, type MemoryBrowser } from './testing/memory-browser.ts'
import { MemoryServer, openMemoryPort } from './testing/memory-server.ts'
import { openBrowserStore, type BrowserStore } from './writes/browser-store.ts'

const user: UserRecord = { uid: 'u1', email: 'toad@example.org', emailVerified: true, providers: ['password'] }
const path = 'users/u1'
const dark = { preferences: { theme: 'dark' } } as const
const light = { preferences: { theme: 'light' } } as const

const until = (check: () => void) => vi.waitFor(check, { interval: 5 })

let server: MemoryServer
let browser: MemoryBrowser
let state: SessionState
let refused: AccountsError[]

beforeEach(() => {
  server = new MemoryServer()
  browser = openMemoryBrowser()
  state = signedOutState
  refused = []
})

const change = (changes: Partial<SessionState>) => void (state = { ...state, ...changes })

function follow(last: StoredDocument | null = null, store = browser.store): FollowedUser {
  const followed = followUser({
    uid: user.uid,
    last,
    port: openMemoryPort(server),
    store,
    shell: { change },
    checklist: () => null,
    onRefused: (error) => refused.push(error),
  })
  onTestFinished(followed.stop)
  return followed
}

const untilKnown = () => until(() => expect(state.userDataInit).toBe(true))

test('the server is trusted even if it went back to an older version', async () => {
  server.write(path, dark)
  follow()
  await untilKnown()
  server.deliver(path, { version: 5, data: light })
  expect(state.document).toEqual(light)
  server.deliver(path, { version: 4, data: dark })
  expect(state.document).toEqual(dark)
})

test('the document seen last is stored beside the current user data, for the last visitor', async () => {
  const store = browser.store
  await store.change('last-visit', () => ({ user: { ...user, emailVerified: false }, document: null }))
  follow()
  await untilKnown()
  await store.change('last-visit', () => ({ user, document: null }))
  const { version, data } = server.write(path, dark)
  await until(async () => expect(await store.read('last-visit')).toEqual({ user, document: { version, data } }))
  const yoshi = { user: { ...user, uid: 'u2' }, document: null }
  await store.change('last-visit', () => yoshi)
  server.write(path, light)
  await until(() => expect(state.document).toEqual(light))
  expect(await store.read('last-visit')).toEqual(yoshi)
})

test('a write answered after another device’s later change settles, and the later version stays', async () => {
  const followed = follow()
  await untilKnown()
  const answer = Promise.withResolvers<void>()
  server.answersAfter = answer.promise
  const outcome = followed.update({ userDetails: { displayName: 'Toad' } })
  await until(() => expect(server.writes).toHaveLength(1))
  server.deliver(path, { version: 9, data: { ...dark, userDetails: { displayName: 'Toadette' } } })
  expect(state).toMatchObject({ document: { ...dark, userDetails: { displayName: 'Toad' } }, writes: 'saving' })
  answer.resolve()
  expect(await outcome).toBe('saved')
  expect(state).toMatchObject({ document: { ...dark, userDetails: { displayName: 'Toadette' } }, writes: 'saved' })
})

test('the document seen last is shown until the server’s replaces it', async () => {
  server.isReachable = false
  follow({ version: 3, data: dark })
  expect(state).toMatchObject({ document: dark, userDataInit: true })
  server.deliver(path, { version: 4, data: light })
  expect(state.document).toEqual(light)
})

test('a change is shown at once, is queued offline, and survives a reload', async () => {
  const followed = follow()
  await untilKnown()
  server.isReachable = false
  expect(await followed.update(dark)).toBe('queued')
  expect(state).toMatchObject({ document: dark, writes: 'offline' })
  followed.stop()
  server.isReachable = true
  follow()
  await until(() => expect(server.read(path).data).toEqual(dark))
  await until(() => expect(state).toMatchObject({ document: dark, writes: 'saved' }))
})

test('a change made while leaving is sent once by the next page, although its own page could not store it', async () => {
  const stored = Promise.withResolvers<void>()
  const slow: BrowserStore = {
    ...browser.store,
    change: async (name, alter) => {
      await stored.promise
      return browser.store.change(name, alter)
    },
  }
  const left = follow(null, slow)
  await untilKnown()
  void left.update(dark)
  await until(() => expect(state.document).toEqual(dark))
  expect(server.read(path).data).toBeNull()
  follow()
  await until(() => expect(server.read(path).data).toEqual(dark))
  await until(() => expect(state).toMatchObject({ document: dark, writes: 'saved' }))
  // A tab that was only slow finds that another has sent it.
  stored.resolve()
  await new Promise((done) => setTimeout(done, 20))
  expect(server.writes).toHaveLength(1)
  expect(await browser.store.read('writes/u1')).toEqual([])
  expect([...browser.texts.keys()].filter((key) => key.startsWith('topshelf-writes'))).toEqual([])
})

const unsentKeys = () => [...browser.texts.keys()].filter((key) => key.startsWith('topshelf-writes'))

test('where the database stores nothing more, the copy beside it stays until the server has the change', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  onTestFinished(() => warn.mockRestore())
  // There is no IndexedDB here, so it falls back to memory, as in a browser where it is full or blocked.
  const followed = follow(null, openBrowserStore())
  await untilKnown()
  server.isReachable = false
  expect(await followed.update(dark)).toBe('queued')
  followed.stop()
  expect(unsentKeys()).toHaveLength(1)
  server.isReachable = true
  // The next page has a memory of its own.
  follow(null, openBrowserStore())
  await until(() => expect(server.read(path).data).toEqual(dark))
  await until(() => expect(unsentKeys()).toEqual([]))
})

test('what no storage of the browser takes is not said to be stored', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  onTestFinished(() => warn.mockRestore())
  const followed = follow(null, openBrowserStore())
  await untilKnown()
  browser.storage.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  server.isReachable = false
  expect(await followed.update(dark)).toBe('unstored')
  expect(state).toMatchObject({ document: dark, writes: 'offline' })
})

test('an unreadable unsent change hides no others', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  onTestFinished(() => warn.mockRestore())
  const write = { id: '2-whole', change: { of: 'fields', partial: dark } }
  browser.storage.setItem('topshelf-writes/u1/1-broken', '{')
  browser.storage.setItem('topshelf-writes/u1/2-whole', JSON.stringify(write))
  follow()
  await until(() => expect(server.read(path).data).toEqual(dark))
})

test('a refused change is reverted and reported to its maker, or to the page after a reload', async () => {
  const followed = follow()
  await untilKnown()
  server.refusal = 'too-large'
  await expect(followed.update(dark)).rejects.toMatchObject({ code: 'too-large' })
  expect(state).toMatchObject({ document: null, writes: 'saved' })
  expect(refused).toEqual([])
  server.isReachable = false
  await followed.update(light)
  followed.stop()
  server.isReachable = true
  follow()
  await until(() => expect(refused).toEqual([expect.objectContaining({ code: 'too-large' })]))
  expect(state.document).toBeNull()
})

test('a refused change is reverted alone: those that were sent with it stay', async () => {
  const followed = follow()
  await untilKnown()
  const receive = server.receive.bind(server)
  server.receive = (target, data, apply) =>
    'userDetails' in data ? server.refuse('invalid', 'userDetails.displayName') : receive(target, data, apply)
  const compact = { preferences: { theme: 'dark', density: 'compact' } } as const
  const changes = [dark, { userDetails: { displayName: 'x'.repeat(61) } }, compact] as const
  const outcomes = await Promise.allSettled(changes.map((fields) => followed.update(fields)))
  const saved = { status: 'fulfilled', value: 'saved' }
  const error = { code: 'invalid', field: 'userDetails.displayName' }
  expect(outcomes).toMatchObject([saved, { status: 'rejected', reason: error }, saved])
  expect(state).toMatchObject({ document: compact, writes: 'saved' })
  expect(server.read(path).data).toEqual(compact)
})

test('a device that was offline writes only its own changes', async () => {
  server.write(path, { ...dark, userDetails: { displayName: 'Toad' } })
  const followed = follow()
  await untilKnown()
  server.isReachable = false
  server.isStreaming = false
  await followed.updateFields({ userDetails: { displayName: 'Lakitu' } })
  await followed.updateFields({ preferences: { density: 'compact' } })
  await followed.featureBadge({ $ref: 'badges/gold' }, true)
  const badges = { gameBadge: [{ $ref: 'badges/silver' }] }
  const picture = 'https://example.org/toad.png'
  server.write(path, {
    ...light,
    userDetails: { displayName: 'Toad', photoURL: picture, featuredParts: { badges } },
  })
  server.isReachable = true
  browser.window.dispatchEvent(new Event('online'))
  await until(() => expect(state.writes).toBe('saved'))
  expect(server.read(path).data).toEqual({
    preferences: { theme: 'light', density: 'compact' },
    userDetails: {
      displayName: 'Lakitu',
      photoURL: picture,
      featuredParts: { badges: { gameBadge: [{ $ref: 'badges/silver' }, { $ref: 'badges/gold' }] } },
    },
  })
})

test('a change in transit when its user leaves waits for them, whatever the answer', async () => {
  const followed = follow()
  await untilKnown()
  const answer = Promise.withResolvers<void>()
  server.answersAfter = answer.promise
  server.refusal = 'too-large'
  const outcome = followed.update(dark)
  await until(() => expect(server.writes).toHaveLength(1))
  followed.stop()
  await expect(outcome).rejects.toMatchObject({ code: 'signed-out' })
  answer.resolve()
  await followed.flush()
  expect(await browser.store.read('writes/u1')).toHaveLength(1)
  expect(refused).toEqual([])
})

test('while the browser is signed in as somebody else, a change waits', async () => {
  const followed = follow()
  await untilKnown()
  server.refusal = 'permission-denied'
  expect(await followed.update(dark)).toBe('queued')
  expect(state).toMatchObject({ document: dark, writes: 'offline' })
  server.refusal = null
  browser.window.dispatchEvent(new Event('online'))
  await until(() => expect(state.writes).toBe('saved'))
  expect(server.read(path).data).toEqual(dark)
})

test('a change of an account that is signed out is not called offline; it waits for the account to return', async () => {
  const followed = follow()
  await untilKnown()
  server.refusal = 'signed-out'
  const outcome = followed.update(dark)
  await until(() => expect(server.writes).toHaveLength(1))
  await followed.flush()
  expect(state.writes).toBe('saving')
  followed.stop()
  await expect(outcome).rejects.toMatchObject({ code: 'signed-out' })
  expect(await browser.store.read('writes/u1')).toHaveLength(1)
})

test('a document read is not written once its user has left', async () => {
  const followed = follow()
  await untilKnown()
  const answer = Promise.withResolvers<void>()
  server.answersAfter = answer.promise
  const outcome = followed.updateFields(dark)
  await until(() => expect(server.reads).toBe(1))
  followed.stop()
  answer.resolve()
  await followed.flush()
  await expect(outcome).rejects.toMatchObject({ code: 'signed-out' })
  expect(server.writes).toEqual([])
  expect(await browser.store.read('writes/u1')).toHaveLength(1)
})

test('an answer after its user has left settles the change for their return', async () => {
  const followed = follow()
  await untilKnown()
  const answer = Promise.withResolvers<void>()
  server.answersAfter = answer.promise
  const outcome = followed.update(dark)
  await until(() => expect(server.writes).toHaveLength(1))
  followed.stop()
  answer.resolve()
  await followed.flush()
  await expect(outcome).rejects.toMatchObject({ code: 'signed-out' })
  expect(await browser.store.read('writes/u1')).toEqual([])
})

test('nothing is shown or sent once it is stopped', async () => {
  const followed = follow()
  followed.stop()
  server.write(path, dark)
  await expect(followed.update(light)).rejects.toMatchObject({ code: 'signed-out' })
  expect(state).toBe(signedOutState)
  expect(server.writes).toEqual([])
})
