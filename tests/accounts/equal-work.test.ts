import { createHook } from 'node:async_hooks'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeAddress, password } from './join.ts'
import { createReader, type Reader } from './reader.ts'
import { startAccountsHere, type AccountsHere } from './start-accounts-here.ts'

const answered = 'the answer'

/** In this process, to see what it asks of its database, and hashes: times would say the same only on a quiet machine. */
const done: string[] = []
let here: AccountsHere
let reader: Reader
let taken = ''
let uid = ''

const hashing = createHook({
  init: (_id, type) => {
    if (type === 'ARGON2REQUEST') done.push('hash')
  },
}).enable()

beforeAll(async () => {
  here = await startAccountsHere('sqlite', {
    plugin: {
      transformQuery: ({ node }) => {
        done.push(node.kind)
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    },
  })
  here.server.prependListener('request', (_request, response) => response.once('finish', () => done.push(answered)))
  reader = createReader(here.siteUrl)
  taken = (await createReader(here.siteUrl).ask('createAccount', { email: makeAddress(), password })).user.email
  uid = (await reader.ask('createAccount', { email: makeAddress(), password })).user.uid
})
afterAll(async () => {
  hashing.disable()
  await here.stop()
})
beforeEach(untilStill)

/** What follows an answer comes late on a busy machine, and would count for the next one. @returns what was done */
async function untilStill(): Promise<string[]> {
  let before = -1
  const isStill = () => {
    const isSame = done.length === before
    before = done.length
    return isSame
  }
  await expect.poll(isStill, { interval: 500 }).toBe(true)
  return done.splice(0)
}

/** What is asked until there is nothing more to do. */
async function record(operation: 'requestReset' | 'updateEmail', email: string): Promise<string[]> {
  const asked = operation === 'updateEmail' ? reader.ask(operation, { uid, email }) : reader.ask(operation, { email })
  expect(await asked).toEqual({})
  await expect.poll(() => done).toContain('InsertQueryNode')
  return untilStill()
}

test.each(['requestReset', 'updateEmail'] as const)('%s does the same whoever has the address', async (operation) => {
  const forNobody = await record(operation, makeAddress())
  expect(await record(operation, taken)).toEqual(forNobody)
  // Whose session it is may be asked before; what there is to do is found out after.
  expect(forNobody.indexOf('InsertQueryNode')).toBeGreaterThan(forNobody.indexOf(answered))
})

// What an account needs besides, a query, takes a fortieth of a hash.
test('sign-in hashes once, whether or not the address has an account', async () => {
  for (const email of [makeAddress(), taken, makeAddress()]) {
    const refusal = await createReader(here.siteUrl).refused('signIn', { email, password: 'not the password' })
    expect(refusal.code).toBe('wrong-credentials')
    expect((await untilStill()).filter((each) => each === 'hash' || each === answered)).toEqual(['hash', answered])
  }
})

test('the answer does not wait for whether somebody asked for a reset', async () => {
  expect((await record('requestReset', taken))[0]).toBe(answered)
})
