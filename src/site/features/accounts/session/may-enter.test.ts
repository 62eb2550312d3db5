import { expect, test } from 'vitest'
import { mayEnter } from './may-enter.ts'
import { signedOutState, type SessionState } from './session.ts'

const user = { uid: 'u1', email: 'a@example.org', emailVerified: true, providers: ['password'] } as const

test.each([
  ['/', true],
  ['/drivers/mario/', true],
  ['/users/', true],
  ['/user/settings/', false],
  ['/user/nothing-here/', false],
  ['/drivers/user/mario/', false],
  ['/%75ser/settings/', false],
  ['/user%2fsettings/', false],
  ['/%75se%72%2Fsettings/', false],
  ['/%zz/%ff/', true],
])('signed out, %s: %s', async (path, expected) => {
  let loads = 0
  const loadSession = async () => {
    loads += 1
    return { state: () => signedOutState, firstAnswer: () => Promise.resolve() }
  }
  expect(await mayEnter(path, loadSession)).toBe(expected)
  // On a public path no question is asked, so nothing is loaded.
  expect(loads).toBe(expected ? 0 : 1)
})

test('a user page waits for the first answer', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let state: SessionState = signedOutState
  const entered = mayEnter('/user/settings/', async () => ({ state: () => state, firstAnswer: () => promise }))
  state = { ...signedOutState, user }
  resolve()
  expect(await entered).toBe(true)
})
