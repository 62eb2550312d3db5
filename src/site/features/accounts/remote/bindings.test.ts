import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { UserRecord } from '#documents/describe-user.ts'
import { createBindings, type Bindings } from './bindings.ts'

const user: UserRecord = { uid: 'u1', email: 'toad@example.org', emailVerified: true, providers: ['password'] }
const path = 'users/u1'

let bindings: Bindings
let versions: number[]

beforeEach(() => {
  bindings = createBindings()
  versions = []
  bindings.follow(user)
  bindings.add(path, ({ version }) => versions.push(version))
})

/** @param nowMs when it arrives. @param openedAtMs of the stream; omitted for the answer to a write */
async function deliver(nowMs: number, version: number, openedAtMs?: number): Promise<void> {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(nowMs)
  onTestFinished(() => clock.mockRestore())
  bindings.deliver({ path, version, data: { version }, included: {} }, openedAtMs)
  await new Promise(setImmediate)
}

test('an older version that arrives late changes nothing', async () => {
  await deliver(1001, 5, 1000)
  await deliver(1002, 4, 1000)
  await deliver(1003, 4)
  await deliver(1004, 6)
  await deliver(1005, 5, 1000)
  expect(versions).toEqual([5, 6])
})

test('the initial state of a new stream is late, too, once a write made meanwhile has been answered', async () => {
  await deliver(1001, 5, 1000)
  await deliver(2001, 6)
  await deliver(2002, 5, 2000)
  await deliver(2003, 6, 2000)
  expect(versions).toEqual([5, 6, 6])
})

test('a new stream is trusted whatever it begins with: the server may have been restored from a backup', async () => {
  await deliver(1001, 9, 1000)
  await deliver(2001, 2, 2000)
  await deliver(2002, 3)
  await deliver(2003, 4, 2000)
  // What the broken stream still had to say.
  await deliver(2004, 2, 1000)
  expect(versions).toEqual([9, 2, 3, 4])
})

test('other people’s documents are ignored', async () => {
  bindings.deliver({ path: 'users/u2', version: 9, data: null, included: {} }, 1000)
  await deliver(1001, 1, 1000)
  expect(versions).toEqual([1])
})
