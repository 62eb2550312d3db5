import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { UserRecord } from '#documents/describe-user.ts'
import { heartbeatMs, type DocumentSnapshot } from '#documents/live-messages.ts'
import { createLiveHub, type Beginning, type LiveHub } from './live-hub.ts'
import type { LiveStream } from './live-stream.ts'

const user: UserRecord = { uid: 'me', email: 'me@topshelf.example', emailVerified: true, providers: ['password'] }

function snapshot(version: number): DocumentSnapshot {
  return { path: 'users/me', version, data: {}, included: {} }
}

/** A stream that keeps what it was given. */
function makeStream(sessionId = 'session'): LiveStream & { readonly written: string[] } {
  const written: string[] = []
  return {
    uid: 'me',
    sessionId,
    written,
    write: (bytes) => void written.push(...bytes.toString().split('\n\n').slice(0, -1)),
    beat: () => void written.push('beat'),
    end: () => void written.push('end'),
  }
}

/** The versions that a stream was sent, and what else happened to it. */
function summarise({ written }: { readonly written: readonly string[] }): string[] {
  return written.map(
    (text) => /"version":\d+|"email":"[^@]*|"reason":"[^"]*/.exec(text)?.[0].replace(/^.*:"?/, '') ?? text,
  )
}

let hub: LiveHub
beforeEach(() => {
  vi.useFakeTimers()
  hub = createLiveHub()
})
afterEach(() => {
  hub.stop()
  vi.useRealTimers()
})

test('changes made while the initial state is read are not lost, and arrive in order', async () => {
  const stream = makeStream()
  const reading = Promise.withResolvers<Beginning>()
  const opening = hub.open(stream, () => reading.promise)
  hub.sendDocument('me', snapshot(4))
  hub.sendDocument('me', snapshot(5))
  hub.sendUser({ ...user, email: 'new@topshelf.example' })
  expect(stream.written).toEqual([])
  reading.resolve({ user, snapshot: snapshot(3) })
  await opening
  hub.sendDocument('me', snapshot(6))
  expect(summarise(stream)).toEqual(['new', '5', '6'])
})

test('nothing older than the last announcement is announced', async () => {
  const stream = makeStream()
  await hub.open(stream, async () => ({ user, snapshot: snapshot(7) }))
  hub.sendDocument('me', snapshot(6))
  hub.sendDocument('other', snapshot(9))
  hub.sendDocument('me', snapshot(8))
  expect(summarise(stream)).toEqual(['me', '7', '8'])
})

test('ending a session closes its streams', async () => {
  const [own, other] = [makeStream('one'), makeStream('two')]
  for (const stream of [own, other]) await hub.open(stream, async () => ({ user, snapshot: snapshot(1) }))
  hub.endSessions(['one'], 'revoked')
  expect(summarise(own)).toEqual(['me', '1', 'revoked', 'end'])
  expect(summarise(other)).toEqual(['me', '1'])
  expect([hub.count('one'), hub.count('two')]).toEqual([1, 1])
  hub.close(own)
  hub.close(other)
  expect([hub.count('one'), hub.isWatched('me')]).toEqual([0, false])
})

test('a stream that closes while opening receives nothing', async () => {
  const stream = makeStream()
  const reading = Promise.withResolvers<Beginning>()
  const opening = hub.open(stream, () => reading.promise)
  hub.close(stream)
  reading.resolve({ user, snapshot: snapshot(1) })
  await opening
  expect(stream.written).toEqual([])
})

test('every stream gets a heartbeat on time, and not all at once', async () => {
  const streams = Array.from({ length: 40 }, (_, number) => makeStream(`session-${number}`))
  for (const stream of streams) await hub.open(stream, async () => ({ user, snapshot: snapshot(1) }))
  const countBeats = (): number => streams.filter(({ written }) => written.includes('beat')).length
  vi.advanceTimersByTime(heartbeatMs / 20)
  expect(countBeats()).toBe(2)
  vi.advanceTimersByTime(heartbeatMs)
  expect(countBeats()).toBe(40)
})

test('stopping ends open streams and those opened later', async () => {
  const [before, after] = [makeStream(), makeStream()]
  await hub.open(before, async () => ({ user, snapshot: snapshot(1) }))
  hub.stop()
  await hub.open(after, async () => ({ user, snapshot: snapshot(1) }))
  expect(before.written.at(-1)).toBe('end')
  expect(after.written).toEqual(['end'])
})
