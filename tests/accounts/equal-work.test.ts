import { createHook } from 'node:async_hooks'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { engines } from './engines.ts'
import { makeAddress, password } from './join.ts'
import { createReader, type Reader } from './reader.ts'
import { startAccountsHere, type AccountsHere } from './start-accounts-here.ts'

const answered = 'the answer'

/** In this process, to see what it asks of its database, and hashes: times would say the same only on a quiet machine. */
describe.each(engines)('on %s', (engine) => {
  const queries: string[] = []
  let here: AccountsHere
  let reader: Reader
  let taken = ''
  let uid = ''

  beforeAll(async () => {
    here = await startAccountsHere(engine, {
      transformQuery: ({ node }) => {
        queries.push(node.kind)
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    })
    here.server.prependListener('request', (_request, response) =>
      response.once('finish', () => queries.push(answered)),
    )
    reader = createReader(here.siteUrl)
    taken = (await createReader(here.siteUrl).ask('createAccount', { email: makeAddress(), password })).user.email
    uid = (await reader.ask('createAccount', { email: makeAddress(), password })).user.uid
  })
  afterAll(() => here.stop())
  beforeEach(() => void queries.splice(0))

  const hashing = createHook({
    init: (_id, type) => {
      if (type === 'ARGON2REQUEST') queries.push('hash')
    },
  }).enable()
  afterAll(() => void hashing.disable())

  /** What follows an answer comes late on a busy machine, and would count for the next one. */
  async function untilStill(): Promise<void> {
    let before = -1
    const isStill = () => {
      const isSame = queries.length === before
      before = queries.length
      return isSame
    }
    await expect.poll(isStill, { interval: 500 }).toBe(true)
  }

  /** What is asked until there is nothing more to do. */
  async function record(operation: 'requestReset' | 'updateEmail', email: string): Promise<string[]> {
    await untilStill()
    queries.splice(0)
    const asked = operation === 'updateEmail' ? reader.ask(operation, { uid, email }) : reader.ask(operation, { email })
    expect(await asked).toEqual({})
    await expect.poll(() => queries).toContain('InsertQueryNode')
    await untilStill()
    return queries.splice(0)
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
      await untilStill()
      queries.splice(0)
      const refusal = await createReader(here.siteUrl).refused('signIn', { email, password: 'not the password' })
      expect(refusal.code).toBe('wrong-credentials')
      await untilStill()
      expect(queries.filter((each) => each === 'hash' || each === answered)).toEqual(['hash', answered])
    }
  })

  test('the answer does not wait for whether somebody asked for a reset', async () => {
    expect((await record('requestReset', taken))[0]).toBe(answered)
  })
})
