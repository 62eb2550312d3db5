import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { emptyChecklist, levelOf, type Checklist } from '#documents/checklist.ts'
import type { UserRecord } from '#documents/describe-user.ts'
import { AccountsError } from '../accounts/port/accounts-error.ts'
import { keepSession } from '../accounts/keep-session.ts'
import { createSession } from '../accounts/session/create-session.ts'
import { provideSessionParts } from '../accounts/session/session-parts.ts'
import type { ChecklistSource, Session } from '../accounts/session/session.ts'
import { openMemoryBrowser, type MemoryBrowser } from '../accounts/testing/memory-browser.ts'
import { MemoryServer, openMemoryPort } from '../accounts/testing/memory-server.ts'
import { createChecklistStorage } from './checklist-storage.ts'
import { ChecklistStore } from './checklist-store.ts'
import { syncSnapshots } from './sync-snapshots.ts'
import { isMergePutOff, putOffMerge } from './put-off-merge.ts'
import { followSession } from './follow-session.ts'

const toad: UserRecord = { uid: 'u1', email: 'toad@example.org', emailVerified: true, providers: ['password'] }
const yoshi: UserRecord = { ...toad, uid: 'u2', email: 'yoshi@example.org' }

const until = (check: () => void) => vi.waitFor(check, { interval: 5 })

let server: MemoryServer
let browser: MemoryBrowser
let nowMs: number

beforeEach(() => {
  server = new MemoryServer()
  browser = openMemoryBrowser()
  nowMs = 1_000_000
})

const greet = async () => undefined

/** A tab of the browser: a page with its checklist and its session, all of them real but for the server. */
async function openTab(user: UserRecord | null = toad) {
  const port = openMemoryPort(server)
  const store = new ChecklistStore(createChecklistStorage(browser.storage), () => nowMs)
  const due = new Set<() => void>()
  const offers: (string | null)[] = []
  const adopted: Checklist[] = []
  let source: ChecklistSource | null = null
  const watch = (session: Session): Session => ({
    ...session,
    followChecklist: (given) => session.followChecklist((source = given)),
  })
  provideSessionParts({
    loadKeeper: async () => (shell) =>
      keepSession(shell, {
        port,
        store: browser.store,
        onSignedIn: greet,
        onSignedOut: greet,
        onRefused: greet,
      }),
    loadSignIn: async () => () => undefined,
    loadFollower: async () => (session) =>
      followSession(watch(session), store, {
        now: () => nowMs,
        isOnline: () => true,
        after: (_delayMs, run) => (due.add(run), () => due.delete(run)),
        isMergePutOff,
        collections: { forget: () => {}, save: async () => {} },
        offerMerge: () => offers.push(store.read().owner),
        showAdoption: (_uid, marks) => adopted.push(marks),
        syncSnapshots: () => syncSnapshots(port, store),
      }),
  })
  const session = createSession()
  const accounts = await session.accounts()
  port.enter(user)
  await session.firstAnswer()
  const isKnown = user !== null && server.isReachable
  await until(() => expect(session.state().userDataInit).toBe(isKnown))
  await until(() => expect(store.read().owner).toBe(user?.uid ?? null))
  /** The pause after a mark is over. */
  const settle = () => {
    for (const run of due) {
      due.delete(run)
      run()
    }
  }
  /** The tab is gone, without notice. */
  const crash = () => port.enter(null)
  onTestFinished(crash)
  const unsaved = (uid: string) => source?.unsaved(uid) ?? emptyChecklist
  return { port, store, session, source: () => source, unsaved, accounts, due, offers, adopted, settle, crash }
}

type Tab = Awaited<ReturnType<typeof openTab>>

const own = ({ store }: Tab, id: string, level: 0 | 1 | 2 | 3 | 8 = 1) => store.change(new Map([[id, level]]))
const levelIn = ({ store }: Tab, id: string) => levelOf(store.read().checklist, id)
const saving = ({ store }: Tab) => store.read().saving

function levelsAt(uid: string): Record<string, unknown> {
  const checklist = server.read(`users/${uid}`).data?.['checklist'] ?? {}
  return Object.fromEntries(
    Object.entries(checklist).map(([id, entry]) => [id, Array.isArray(entry) ? entry[0] : entry]),
  )
}

const untilAt = (uid: string, levels: Record<string, number>) => until(() => expect(levelsAt(uid)).toEqual(levels))
const untilSaving = (tab: Tab, expected: string) => until(() => expect(saving(tab)).toBe(expected))

test('quick marks become one write, and are saved when the server has them', async () => {
  const tab = await openTab()
  await untilSaving(tab, 'saved')
  own(tab, 'mario')
  own(tab, 'luigi', 3)
  expect([saving(tab), server.writes.length]).toEqual(['saving', 0])
  tab.settle()
  await untilAt('u1', { mario: 1, luigi: 3 })
  await untilSaving(tab, 'saved')
  expect(server.writes).toHaveLength(1)
})

test('a mark made while another is in transit is sent after it', async () => {
  const tab = await openTab()
  own(tab, 'mario')
  tab.settle()
  own(tab, 'luigi')
  expect(saving(tab)).toBe('saving')
  tab.settle()
  await untilAt('u1', { mario: 1, luigi: 1 })
  await untilSaving(tab, 'saved')
})

test('while the stream is broken, the answer to a mark says that it is saved', async () => {
  const tab = await openTab()
  server.isStreaming = false
  own(tab, 'mario')
  tab.settle()
  await untilSaving(tab, 'saved')
  expect(levelsAt('u1')).toEqual({ mario: 1 })
})

test('unsaved marks are in one place: the browser’s outbox has none of them', async () => {
  const tab = await openTab()
  server.isReachable = false
  own(tab, 'mario')
  tab.settle()
  await untilSaving(tab, 'offline')
  expect(await browser.store.read('writes/u1')).toBeUndefined()
  expect(Object.keys(tab.unsaved('u1'))).toEqual(['mario'])
})

test('before the account’s checklist is known, nothing of the browser’s is sent', async () => {
  const tab = await openTab()
  own(tab, 'mario')
  tab.crash()
  await browser.store.change('last-visit', () => undefined)
  server.isReachable = false
  const next = await openTab()
  expect([saving(next), levelIn(next, 'mario'), next.unsaved('u1')]).toEqual(['saving', 1, {}])
})

test('one user’s unsaved changes are never attributed to another', async () => {
  const tab = await openTab()
  own(tab, 'mario')
  expect([Object.keys(tab.unsaved('u1')), Object.keys(tab.unsaved('u2'))]).toEqual([['mario'], []])
})

test('offline, the session tries again by itself, and the page does not urge it', async () => {
  const tab = await openTab()
  server.isReachable = false
  own(tab, 'mario')
  tab.settle()
  await untilSaving(tab, 'offline')
  expect(tab.due.size).toBe(0)
  server.isReachable = true
  await untilAt('u1', { mario: 1 })
  await untilSaving(tab, 'saved')
})

test('what the server refuses is reported, not sent again, and stays in the browser', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
  onTestFinished(() => error.mockRestore())
  const tab = await openTab()
  server.refusal = 'too-large'
  own(tab, 'mario')
  tab.settle()
  await untilSaving(tab, 'refused')
  own(tab, 'luigi')
  expect(tab.due.size).toBe(0)
  await tab.session.flush()
  expect(server.writes).toHaveLength(1)
  expect([saving(tab), levelIn(tab, 'mario')]).toEqual(['refused', 1])
  // The next page tries again.
  tab.crash()
  server.refusal = null
  const next = await openTab()
  next.settle()
  await untilAt('u1', { mario: 1, luigi: 1 })
})

test('a refusal concerns one user: the next one’s marks are sent', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
  onTestFinished(() => error.mockRestore())
  const tab = await openTab()
  server.refusal = 'too-large'
  own(tab, 'mario')
  tab.settle()
  await untilSaving(tab, 'refused')
  server.refusal = null
  tab.port.enter(yoshi)
  await untilSaving(tab, 'saved')
  own(tab, 'luigi')
  tab.settle()
  await untilAt('u2', { luigi: 1 })
  expect(levelsAt('u1')).toEqual({})
})

test('a late refusal of one user’s marks does not hold up the next one’s', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
  onTestFinished(() => error.mockRestore())
  const tab = await openTab()
  tab.port.enter(yoshi)
  await untilSaving(tab, 'saved')
  tab.source()?.refuse('u1', new AccountsError('too-large', 'The answer took its time.'), emptyChecklist)
  own(tab, 'luigi')
  tab.settle()
  await untilAt('u2', { luigi: 1 })
  await untilSaving(tab, 'saved')
  expect(levelsAt('u1')).toEqual({})
})

test('an answer to one user’s marks that arrives after the next has signed in confirms nothing to them', async () => {
  const tab = await openTab()
  const answer = Promise.withResolvers<void>()
  server.answersAfter = answer.promise
  own(tab, 'mario')
  tab.settle()
  await until(() => expect(server.writes).toHaveLength(1))
  tab.port.enter(yoshi)
  await untilSaving(tab, 'saved')
  answer.resolve()
  await tab.session.flush()
  await new Promise(setImmediate)
  expect([tab.store.read().owner, levelIn(tab, 'mario')]).toEqual(['u2', 0])
})

test('a clock that was days ahead blocks nothing once it is right, on this page and the next', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
  onTestFinished(() => error.mockRestore())
  const rightMs = nowMs
  server.write('users/u1', { checklist: { toad: [2, rightMs - 1] } })
  server.latestMs = rightMs + 10_000
  const tab = await openTab()
  nowMs += 100_000
  own(tab, 'mario')
  own(tab, 'toad', 3)
  tab.settle()
  await untilSaving(tab, 'ahead')
  own(tab, 'luigi')
  expect([levelIn(tab, 'luigi'), tab.due.size, server.writes.length]).toEqual([1, 0, 1])
  nowMs = rightMs
  // A second tab of the browser finds what the first has stored.
  const next = await openTab()
  next.settle()
  await untilAt('u1', { mario: 1, toad: 3, luigi: 1 })
  await untilSaving(next, 'saved')
  browser.window.dispatchEvent(new Event('focus'))
  own(tab, 'yoshi')
  tab.settle()
  await untilAt('u1', { mario: 1, toad: 3, luigi: 1, yoshi: 1 })
  await untilSaving(tab, 'saved')
  // What it shows is what was set last, whichever clock it was set by.
  own(tab, 'mario', 8)
  tab.settle()
  await untilAt('u1', { mario: 8, toad: 3, luigi: 1, yoshi: 1 })
  await until(() => expect(levelIn(next, 'mario')).toBe(8))
})

/** A tab with a mark that was refused because the clock was ahead, after its reader has come back from setting it. */
async function openTabWithClockSetRight() {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
  onTestFinished(() => error.mockRestore())
  const rightMs = nowMs
  server.latestMs = rightMs + 10_000
  const tab = await openTab()
  nowMs += 100_000
  own(tab, 'mario')
  tab.settle()
  await untilSaving(tab, 'ahead')
  nowMs = rightMs
  browser.window.dispatchEvent(new Event('focus'))
  tab.settle()
  return { tab, rightMs }
}

test('a page whose clock is corrected sends what was refused, unprompted', async () => {
  const { tab } = await openTabWithClockSetRight()
  await untilAt('u1', { mario: 1 })
  await untilSaving(tab, 'saved')
  expect(server.writes).toHaveLength(2)
})

test('what was refused twice because of the clock is sent once it is right', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
  onTestFinished(() => error.mockRestore())
  const rightMs = nowMs
  server.latestMs = rightMs + 10_000
  const before = await openTab()
  nowMs += 100_000
  own(before, 'mario')
  before.settle()
  await untilSaving(before, 'ahead')
  before.crash()
  // The next page sends it as soon as it is opened, and would once more after the pause.
  const tab = await openTab()
  await tab.session.flush()
  await untilSaving(tab, 'ahead')
  tab.settle()
  await tab.session.flush()
  nowMs = rightMs
  browser.window.dispatchEvent(new Event('focus'))
  tab.settle()
  await untilAt('u1', { mario: 1 })
  await untilSaving(tab, 'saved')
  expect(server.writes).toHaveLength(3)
})

test('a clock that is set right before the answer arrives blocks nothing', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined)
  onTestFinished(() => error.mockRestore())
  const rightMs = nowMs
  server.latestMs = rightMs + 10_000
  const tab = await openTab()
  nowMs += 100_000
  own(tab, 'mario')
  const answer = Promise.withResolvers<void>()
  server.answersAfter = answer.promise
  tab.settle()
  await until(() => expect(server.writes).toHaveLength(1))
  nowMs = rightMs
  answer.resolve()
  await tab.session.flush()
  own(tab, 'luigi')
  tab.settle()
  await untilAt('u1', { mario: 1, luigi: 1 })
  await untilSaving(tab, 'saved')
  expect(tab.due.size).toBe(0)
})

/** A tab whose marks the account has, while the server would not have the snapshot from before them. */
async function openTabWithSnapshotRefused() {
  const quiet = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')].map((log) => log.mockReturnValue(undefined))
  onTestFinished(() => quiet.forEach((log) => log.mockRestore()))
  server.write('users/u1', { checklist: { toad: [2, 1] } })
  const tab = await openTab()
  await untilSaving(tab, 'saved')
  await until(() => expect(server.reads).toBeGreaterThan(0))
  server.refusal = 'invalid'
  tab.store.change(new Map([['mario', 3]]), 'bulk')
  await until(() => expect(server.writes.map(({ path }) => path)).toEqual(['snapshots/u1']))
  await new Promise(setImmediate)
  server.refusal = null
  tab.settle()
  await untilSaving(tab, 'saved')
  return tab
}

const snapshotsAt = (uid: string) => server.read(`snapshots/${uid}`).data?.['snapshots'] ?? []

test('a snapshot that did not reach the account is sent before signing out', async () => {
  const tab = await openTabWithSnapshotRefused()
  expect(snapshotsAt('u1')).toEqual([])
  await tab.accounts.signOut()
  expect(snapshotsAt('u1')).toMatchObject([{ reason: 'bulk', levels: { toad: 2 } }])
  expect([...browser.texts.keys()].filter((key) => key.startsWith('topshelf-checklist'))).toEqual([])
})

test('a snapshot that did not reach the account waits for it to return', async () => {
  const tab = await openTabWithSnapshotRefused()
  // As if the session had ended elsewhere.
  tab.port.enter(null)
  await until(() => expect(tab.store.read().owner).toBeNull())
  expect(snapshotsAt('u1')).toEqual([])
  await openTab()
  await until(() => expect(snapshotsAt('u1')).toMatchObject([{ reason: 'bulk', levels: { toad: 2 } }]))
})

test('a snapshot that could not be sent for lack of a connection is sent with the next mark', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  onTestFinished(() => warn.mockRestore())
  server.write('users/u1', { checklist: { toad: [2, 1] } })
  const tab = await openTab()
  await untilSaving(tab, 'saved')
  server.refusal = 'unavailable'
  tab.store.change(new Map([['mario', 3]]), 'bulk')
  await until(() => expect(warn).toHaveBeenCalled())
  server.refusal = null
  own(tab, 'luigi')
  await until(() => expect(snapshotsAt('u1')).toHaveLength(1))
})

test('an item just changed by another device with a fast clock can be changed here', async () => {
  const tab = await openTab()
  nowMs = 1_000_000
  server.write('users/u1', { checklist: { mario: [2, nowMs + 20_000] } })
  await until(() => expect(levelIn(tab, 'mario')).toBe(2))
  own(tab, 'mario', 3)
  expect(saving(tab)).toBe('saving')
  tab.settle()
  await untilAt('u1', { mario: 3 })
  await untilSaving(tab, 'saved')
})

test('a refusal because of the clock ends once the list is saved, even if that time comes round again', async () => {
  const { tab, rightMs } = await openTabWithClockSetRight()
  await untilSaving(tab, 'saved')
  nowMs = rightMs + 200_000
  server.latestMs = nowMs + 10_000
  own(tab, 'luigi')
  tab.settle()
  await untilAt('u1', { mario: 1, luigi: 1 })
  await untilSaving(tab, 'saved')
  expect(server.writes).toHaveLength(3)
})

test('a tab closed before it has sent a mark: the next page sends it', async () => {
  const tab = await openTab()
  own(tab, 'mario', 8)
  tab.crash()
  expect(server.writes).toEqual([])
  const next = await openTab()
  next.settle()
  await untilAt('u1', { mario: 8 })
})

test('a tab closed before the answer to a mark: nothing is lost, and nothing newer is undone', async () => {
  const tab = await openTab()
  server.losesNextAnswer = true
  own(tab, 'mario', 2)
  tab.settle()
  await untilAt('u1', { mario: 2 })
  tab.crash()
  server.write('users/u1', { checklist: { mario: [3, nowMs++] } })
  const next = await openTab()
  next.settle()
  await untilSaving(next, 'saved')
  expect([levelsAt('u1'), levelIn(next, 'mario')]).toEqual([{ mario: 3 }, 3])
})

test('signing out sends what the pause held back', async () => {
  const tab = await openTab()
  own(tab, 'mario')
  await tab.accounts.signOut()
  expect(levelsAt('u1')).toEqual({ mario: 1 })
  expect([tab.store.read().owner, levelIn(tab, 'mario')]).toEqual([null, 0])
  expect([...browser.texts.keys()].filter((key) => key.startsWith('topshelf-checklist'))).toEqual([])
})

test('signed out offline, unsaved marks wait for their user; another one neither sees nor sends them', async () => {
  const tab = await openTab()
  server.isReachable = false
  own(tab, 'mario')
  tab.settle()
  await untilSaving(tab, 'offline')
  tab.crash()
  server.isReachable = true
  const other = await openTab(yoshi)
  expect(levelIn(other, 'mario')).toBe(0)
  own(other, 'luigi')
  other.settle()
  await untilAt('u2', { luigi: 1 })
  other.crash()
  expect(levelsAt('u1')).toEqual({})
  const back = await openTab()
  expect(levelIn(back, 'mario')).toBe(1)
  back.settle()
  await untilAt('u1', { mario: 1 })
})

test('two tabs with unsaved marks: both are sent, whichever of them sends', async () => {
  const [one, other] = [await openTab(), await openTab()]
  server.isReachable = false
  own(one, 'mario')
  own(other, 'luigi')
  one.store.refresh()
  one.crash()
  server.isReachable = true
  other.settle()
  await untilSaving(other, 'saved')
  expect(levelsAt('u1')).toEqual({ mario: 1, luigi: 1 })
})

test('another device’s changes come in, and only what it does not know goes out', async () => {
  const tab = await openTab()
  own(tab, 'mario')
  server.write('users/u1', { checklist: { mario: [8, 5], luigi: [2, 5] } })
  await until(() => expect(levelIn(tab, 'luigi')).toBe(2))
  expect(levelIn(tab, 'mario')).toBe(1)
  tab.settle()
  await untilAt('u1', { mario: 1, luigi: 2 })
  expect(Object.keys(server.writes[0]?.data['checklist'] ?? {})).toEqual(['mario'])
})

test('a visitor’s marks are offered once, and merged without asking if the account already has them', async () => {
  server.write('users/u1', { checklist: { yoshi: [1, nowMs] } })
  const visitor = await openTab(null)
  own(visitor, 'mario', 2)
  expect(saving(visitor)).toBe('local')
  visitor.port.enter(toad)
  await until(() => expect(visitor.offers).toEqual(['u1']))
  own(visitor, 'luigi')
  visitor.settle()
  await untilAt('u1', { yoshi: 1, luigi: 1 })
  expect(visitor.offers).toEqual(['u1'])
  server.write('users/u1', { checklist: { mario: [2, nowMs++] } })
  await until(() => expect(visitor.store.visitorMarks()).toEqual({}))
})

test('an empty account takes a visitor’s marks at once; taken back, they wait until they are asked for', async () => {
  const visitor = await openTab(null)
  own(visitor, 'mario', 2)
  visitor.port.enter(toad)
  await until(() => expect(visitor.adopted).toHaveLength(1))
  visitor.settle()
  await untilAt('u1', { mario: 2 })
  expect([visitor.offers, visitor.store.read().waitingCount]).toEqual([[], 0])

  visitor.store.returnVisitorMarks(visitor.adopted[0]!, (marks) => putOffMerge('u1', marks))
  expect([levelIn(visitor, 'mario'), visitor.store.read().waitingCount]).toEqual([0, 1])
  visitor.settle()
  await untilAt('u1', { mario: 0 })
  const next = await openTab()
  expect([next.adopted, next.offers, next.store.read().waitingCount]).toEqual([[], [], 1])
  // The reader adds them after all: they are newer than their removal.
  next.store.adoptVisitorMarks(next.store.visitorMarks())
  next.settle()
  await untilAt('u1', { mario: 2 })
  expect(next.store.read().waitingCount).toBe(0)
})

test('of an account that is deleted elsewhere nothing waits in this browser', async () => {
  const tab = await openTab()
  server.isReachable = false
  own(tab, 'mario')
  putOffMerge('u1', { luigi: [1, nowMs] })
  tab.port.enter(null, 'account-deleted')
  expect(tab.store.read().owner).toBeNull()
  expect([...browser.texts.keys()].filter((key) => key.includes('u1'))).toEqual([])
})

test('a mark made just before the page is left is sent without the pause', async () => {
  const tab = await openTab()
  own(tab, 'mario')
  browser.window.dispatchEvent(new Event('pagehide'))
  await until(() => expect(levelsAt('u1')).toEqual({ mario: 1 }))
})
