import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { UserRecord } from '#documents/describe-user.ts'
import type { SessionEnd } from '#documents/live-messages.ts'
import { isModalOpen, registerModal } from '../../ui/open-modals.ts'
import { keepSession } from './keep-session.ts'
import { createSession } from './session/create-session.ts'
import { provideSessionParts, sessionParts } from './session/session-parts.ts'
import type { Session } from './session/session.ts'
import { openMemoryBrowser, type MemoryBrowser } from './testing/memory-browser.ts'
import { MemoryServer, openMemoryPort, type MemoryPort } from './testing/memory-server.ts'

const toad: UserRecord = { uid: 'u1', email: 'toad@example.org', emailVerified: true, providers: ['password'] }
const yoshi: UserRecord = { ...toad, uid: 'u2', email: 'yoshi@example.org' }
const dark = { preferences: { theme: 'dark' } } as const

const until = (check: () => void) => vi.waitFor(check, { interval: 5 })

let server: MemoryServer
let browser: MemoryBrowser
/** Which account the checklist follows, and how the reader is greeted. */
let events: string[]

beforeEach(() => {
  server = new MemoryServer()
  browser = openMemoryBrowser()
  events = []
})

const greet = (words: string) => async () => void events.push(words)

/** A page that has just been opened, and the port that answers for the server. */
function openPage(): { session: Session; port: MemoryPort } {
  const port = openMemoryPort(server)
  onTestFinished(() => port.enter(null))
  provideSessionParts({
    loadKeeper: async () => (shell) =>
      keepSession(shell, {
        port,
        store: browser.store,
        onSignedIn: greet('in'),
        onSignedOut: async (how) => void events.push((await how) ?? 'nobody to tell'),
        onRefused: greet('refused'),
      }),
    loadSignIn: async () => () => undefined,
    loadFollower: async () => (session) => void events.push(`follow ${session.state().user?.uid ?? 'nobody'}`),
  })
  return { session: createSession(), port }
}

async function openSignedIn(user = toad) {
  const page = openPage()
  await page.session.accounts()
  page.port.enter(user)
  await until(() => expect(page.session.state().userDataInit).toBe(true))
  return page
}

/** A page whose first answer is that the reader is a visitor. */
async function openSignedOut(end?: SessionEnd): Promise<void> {
  const { session, port } = openPage()
  await session.accounts()
  port.enter(null, end)
}

/** A page that could not learn who is signed in, in a browser without a last visit. */
async function openUnanswered() {
  const page = openPage()
  const answered = page.session.firstAnswer()
  await page.session.accounts()
  page.port.fail('network')
  await expect(answered).rejects.toMatchObject({ code: 'network' })
  return page
}

test('the first answer is waited for; a change made before it is written to the document that then arrives', async () => {
  server.write('users/u1', { userDetails: { displayName: 'Toad' } })
  const { session, port } = openPage()
  const outcome = session.update(dark)
  await session.accounts()
  port.enter(toad)
  expect(await outcome).toBe('saved')
  expect(server.read('users/u1').data).toEqual({ ...dark, userDetails: { displayName: 'Toad' } })
  expect(events).toEqual(['follow u1', 'in'])
})

test('signing out empties the session, says so, and stops changing anything', async () => {
  server.write('users/u1', dark)
  const { session } = await openSignedIn()
  await (await session.accounts()).signOut()
  expect(session.state()).toMatchObject({ user: null, document: null, userDataInit: false })
  await expect(session.update(dark)).rejects.toMatchObject({ code: 'signed-out' })
  await expect.poll(() => events).toEqual(['follow u1', 'in', 'signed-out'])
})

test('a session that ends elsewhere says so, too, also after one that was ended here', async () => {
  const { session, port } = await openSignedIn()
  await (await session.accounts()).signOut()
  port.enter(toad)
  await until(() => expect(session.state().userDataInit).toBe(true))
  port.enter(null)
  await expect.poll(() => events).toEqual(['follow u1', 'in', 'signed-out', 'in', 'elsewhere'])
})

test('signing out first sends waiting changes', async () => {
  const { session } = await openSignedIn()
  server.isReachable = false
  expect(await session.update(dark)).toBe('queued')
  server.isReachable = true
  await (await session.accounts()).signOut()
  expect(server.read('users/u1').data).toEqual(dark)
})

test('another user sees and sends nothing of the previous one', async () => {
  const { session, port } = await openSignedIn()
  server.isReachable = false
  await session.update(dark)
  port.enter(yoshi)
  expect(session.state()).toMatchObject({ user: yoshi, document: null, userDataInit: false })
  server.isReachable = true
  browser.window.dispatchEvent(new Event('online'))
  await session.flush()
  expect(server.writes).toEqual([])
  port.enter(null)
  port.enter(toad)
  await until(() => expect(server.writes).toEqual([{ path: 'users/u1', data: dark }]))
})

test.each([
  ['another user', yoshi],
  ['nobody', null],
])('dialogs of a user close when %s takes their place', async (_who, next) => {
  const { port } = await openSignedIn()
  const closed = registerModal(() => closed())
  port.enter(toad)
  expect(isModalOpen()).toBe(true)
  port.enter(next)
  expect(isModalOpen()).toBe(false)
})

test('the dialog in which somebody signs in stays until it closes itself', async () => {
  const { session, port } = openPage()
  await session.accounts()
  const closed = registerModal(() => closed())
  port.enter(null)
  port.enter(toad)
  expect(isModalOpen()).toBe(true)
  closed()
})

test('offline, the reader stays signed in and sees what they saw last', async () => {
  server.write('users/u1', dark)
  await openSignedIn()
  server.isReachable = false
  const { session, port } = openPage()
  const answered = session.firstAnswer()
  await session.accounts()
  port.fail('network')
  await answered
  expect(session.state()).toMatchObject({ user: toad, document: dark, userDataInit: true })
})

test('without an accounts server the reader is a visitor, whichever account was here last', async () => {
  await openSignedIn()
  const { session, port } = openPage()
  const answered = session.firstAnswer()
  await session.accounts()
  port.fail('no-server')
  await answered
  expect(session.state().user).toBeNull()
})

test('without a last visit the question fails while offline, and can be asked again', async () => {
  const { session, port } = await openUnanswered()
  const again = session.firstAnswer()
  await session.accounts()
  port.enter(null)
  await again
  expect(session.state().user).toBeNull()
})

test('the checklist follows the reader before they are greeted, also after a first question that failed', async () => {
  const { port } = await openUnanswered()
  expect(events).toEqual([])
  port.enter(toad)
  expect(events).toEqual(['follow u1', 'in'])
  port.enter(null)
  await expect.poll(() => events).toEqual(['follow u1', 'in', 'elsewhere'])
  port.enter(yoshi)
  expect(events).toEqual(['follow u1', 'in', 'elsewhere', 'in'])
})

test.each(['loadKeeper', 'loadFollower'] as const)(
  'code that does not arrive is reported as a lost connection, and is requested again: %s',
  async (part) => {
    const { session } = openPage()
    const parts = sessionParts()
    provideSessionParts({
      ...parts,
      [part]: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    })
    await expect(session.accounts()).rejects.toMatchObject({ code: 'network' })
    provideSessionParts(parts)
    expect(await session.accounts()).toBeDefined()
  },
)

test('a deleted account leaves no unsent changes behind', async () => {
  const { session } = await openSignedIn()
  browser.storage.setItem('topshelf-writes/u1/1-left', '{')
  server.isReachable = false
  await session.update(dark)
  await (await session.accounts()).deleteAccount(toad.uid)
  // Whoever asked for it says that it is done.
  await expect.poll(() => events).toEqual(['follow u1', 'in', 'deleted'])
  expect(await browser.store.read('writes/u1')).toBeUndefined()
  expect([...browser.texts.keys()]).toEqual([])
})

test.each([
  ['signed-out', 'signed-out'],
  ['expired', 'elsewhere'],
  ['revoked', 'elsewhere'],
] as const)('a session that ends as %s is reported to the reader as %s', async (end, farewell) => {
  const { port } = await openSignedIn()
  port.enter(null, end)
  await expect.poll(() => events).toEqual(['follow u1', 'in', farewell])
})

test('an account that is deleted elsewhere is not said to wait, and leaves no unsent changes behind either', async () => {
  const { session, port } = await openSignedIn()
  server.isReachable = false
  await session.update(dark)
  port.enter(null, 'account-deleted')
  await expect.poll(() => events).toEqual(['follow u1', 'in', 'deleted-elsewhere'])
  await until(async () => expect(await browser.store.read('writes/u1')).toBeUndefined())
})

test('a session that is gone at the next visit is reported once', async () => {
  await openSignedIn()
  await openSignedOut()
  await expect.poll(() => events).toEqual(['follow u1', 'in', 'follow nobody', 'elsewhere'])
  await openSignedOut()
  expect(await browser.store.read('last-visit')).toBeUndefined()
  expect(events).toEqual(['follow u1', 'in', 'follow nobody', 'elsewhere', 'follow nobody'])
})

test('a reader who signs out and leaves before the server answers is not told of it at the next visit', async () => {
  const { session } = await openSignedIn()
  server.answersAfter = new Promise(() => undefined)
  void (await session.accounts()).signOut()
  await until(async () => expect(await browser.store.read('last-visit')).toBeUndefined())
  await openSignedOut()
  await expect.poll(() => events).toEqual(['follow u1', 'in', 'follow nobody', 'nobody to tell'])
})

test('a reader who could not be signed out is still the last visitor', async () => {
  server.write('users/u1', dark)
  const { session } = await openSignedIn()
  await until(async () => expect(await browser.store.read('last-visit')).toMatchObject({ document: { data: dark } }))
  const visit = await browser.store.read('last-visit')
  server.isReachable = false
  await expect((await session.accounts()).signOut()).rejects.toMatchObject({ code: 'network' })
  expect(await browser.store.read('last-visit')).toEqual(visit)
})

test.each([
  ['signed-out', 'signed-out'],
  ['account-deleted', 'deleted-elsewhere'],
] as const)('a page that opens while another tab ends the session as %s says so', async (end, farewell) => {
  const { session } = await openSignedIn()
  server.isReachable = false
  await session.update(dark)
  await openSignedOut(end)
  await expect.poll(() => events).toEqual(['follow u1', 'in', 'follow nobody', farewell])
  expect((await browser.store.read('writes/u1')) === undefined).toBe(end === 'account-deleted')
})

test('a page that needs a sign-in leaves it to the home page to say that the session is gone', async () => {
  await openSignedIn()
  vi.stubGlobal('location', { pathname: '/user/settings/' })
  await openSignedOut()
  expect(events).toEqual(['follow u1', 'in', 'follow nobody'])
  vi.stubGlobal('location', { pathname: '/' })
  await openSignedOut()
  await expect.poll(() => events).toEqual(['follow u1', 'in', 'follow nobody', 'follow nobody', 'elsewhere'])
})

test.each(['a page that was open', 'the next page'])(
  'an account that was deleted while the browser was offline leaves nothing behind, as %s finds out',
  async (where) => {
    const open = await openSignedIn()
    server.isReachable = false
    await open.session.update(dark)
    expect(await browser.store.read('writes/u1')).toHaveLength(1)
    server.deleted.add('u1')
    server.isReachable = true
    const { session, port } = where === 'the next page' ? openPage() : open
    await session.accounts()
    port.enter(null)
    await until(() => expect(events.at(-1)).toBe('deleted-elsewhere'))
    expect(await browser.store.read('writes/u1')).toBeUndefined()
  },
)

test('a session whose account cannot be asked about has just ended, and somebody else who is in hears nothing', async () => {
  const { port } = await openSignedIn()
  server.deleted.add('u1')
  server.isReachable = false
  port.enter(null)
  await expect.poll(() => events).toEqual(['follow u1', 'in', 'elsewhere'])
  server.isReachable = true
  port.enter(toad)
  port.enter(null)
  port.enter(yoshi)
  await expect.poll(() => events).toEqual(['follow u1', 'in', 'elsewhere', 'in', 'in', 'nobody to tell'])
})
