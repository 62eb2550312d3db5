import { expect, onTestFinished, test, vi } from 'vitest'
import { registerModal } from '../../../ui/open-modals.ts'
import { createSession } from './create-session.ts'
import { provideSessionParts, type SignInEvents } from './session-parts.ts'
import { signedOutState, type Session } from './session.ts'

const stays = () => false
const goesOn = () => true

/** A session, and the dialogs that it has opened, whose code comes when it is let go. */
function openSession(): { session: Session; dialogs: SignInEvents[]; letGo: () => void } {
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>()
  const dialogs: SignInEvents[] = []
  provideSessionParts({
    loadKeeper: () => Promise.reject(new Error('Nobody asks who is signed in.')),
    loadFollower: async () => () => undefined,
    loadSignIn: async () => {
      await isLetGo
      return (events) => void dialogs.push(events)
    },
  })
  return { session: createSession(), dialogs, letGo }
}

test('however often a sign-in is asked for, one dialog opens, which serves the last of them', async () => {
  const { session, dialogs, letGo } = openSession()
  expect(session.state()).toEqual(signedOutState)
  const requests = ['', '', '/user/settings/'].map((intent) => session.requestSignIn(intent, stays))
  letGo()
  await Promise.all(requests)
  expect([dialogs.length, session.state().authIntent]).toEqual([1, '/user/settings/'])
  await session.requestSignIn('/user/profile/', stays)
  expect([dialogs.length, session.state().authIntent]).toEqual([1, '/user/profile/'])
})

test('a dialog that is closing leaves the next one the page that signing in is to open', async () => {
  const { session, dialogs, letGo } = openSession()
  letGo()
  await session.requestSignIn('/user/settings/', stays)
  dialogs[0]?.onClosing()
  await session.requestSignIn('/user/profile/', stays)
  expect(dialogs).toHaveLength(2)
  dialogs[0]?.onClosed()
  expect(session.state().authIntent).toBe('/user/profile/')
  dialogs[1]?.onClosing()
  dialogs[1]?.onClosed()
  expect(session.state().authIntent).toBe('')
})

test('whoever has gone elsewhere before the code arrives is asked nothing, and can ask again', async () => {
  const { session, dialogs, letGo } = openSession()
  const request = session.requestSignIn('/user/settings/', goesOn)
  letGo()
  await request
  expect([dialogs.length, session.state().authIntent]).toEqual([0, ''])
  await session.requestSignIn('', stays)
  expect(dialogs).toHaveLength(1)
})

test('a dialog waits until another one is closed', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { session, dialogs, letGo } = openSession()
  const closed = registerModal(() => undefined)
  letGo()
  const request = session.requestSignIn('/user/settings/', stays)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(dialogs).toEqual([])
  closed()
  await vi.advanceTimersByTimeAsync(60_000)
  await request
  expect(dialogs).toHaveLength(1)
})
