import { expect, test } from 'vitest'
import { mayEnter } from './may-enter.ts'
import { createSignedOutSession, type Session } from './session.ts'

test.each([
  ['/', true],
  ['/drivers/mario/', true],
  ['/users/', true],
  ['/user/settings/', false],
  ['/user/nothing-here/', false],
  ['/drivers/user/mario/', false],
])('[accounts 2] signed out, %s: %s', async (path, expected) => {
  expect(await mayEnter(path, createSignedOutSession())).toBe(expected)
})

test('[accounts 2] a user route waits for the first answer', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let user: { uid: string; email: string } | null = null
  const session: Session = {
    state: () => ({ user, userData: null, userDataInit: false, authIntent: '' }),
    firstAnswer: promise,
  }
  const entered = mayEnter('/user/settings/', session)
  user = { uid: 'u1', email: 'a@example.org' }
  resolve()
  expect(await entered).toBe(true)
})
