import type { RootOperationNode } from 'kysely'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { authEndpoints } from '#documents/auth-endpoints.ts'
import { reportEndpoints } from '#documents/report-endpoints.ts'
import { engines } from './engines.ts'
import { join, makeAddress, newPassword, password } from './join.ts'
import { makeReport } from './make-report.ts'
import { createReader, type Reader } from './reader.ts'
import { startAccountsHere, type AccountsHere } from './start-accounts-here.ts'
import { startMailSink, type MailSink } from './start-mail-sink.ts'

async function isSignedIn(reader: Reader): Promise<boolean> {
  return (await reader.ask('session')).user !== null
}

/** What is left of an operation that its database or its client does not let come to its end. */
describe.each(engines)('on %s', (engine) => {
  let here: AccountsHere
  let mails: MailSink
  /** Of whose rows nothing can be deleted. */
  let keptTable: string | null = null
  /** Answers of the database wait for it. */
  let answersAfter = Promise.resolve()

  function isRefused(node: RootOperationNode): boolean {
    return node.kind === 'DeleteQueryNode' && JSON.stringify(node.from).includes(`"${keptTable}"`)
  }

  beforeAll(async () => {
    mails = await startMailSink()
    here = await startAccountsHere(engine, {
      plugin: {
        transformQuery: ({ node }) => {
          if (isRefused(node)) throw new Error('The test refuses this query.')
          return node
        },
        transformResult: async ({ result }) => {
          await answersAfter
          return result
        },
      },
      environment: { SMTP_URL: mails.url, MAIL_FROM: 'post@topshelf.example' },
    })
  })
  afterAll(async () => {
    await here.stop()
    await mails.stop()
  })
  afterEach(() => {
    keptTable = null
  })

  async function joinTwice() {
    const { reader, user } = await join(here.siteUrl)
    const { links } = await mails.waitFor(user.email, 'Confirm your address')
    const token = new URLSearchParams(new URL(links[0] ?? '').hash.slice(1)).get('token') ?? ''
    await reader.ask('completeVerification', { token })
    await reader.ask('signIn', { email: user.email, password })
    const intruder = createReader(here.siteUrl)
    await intruder.ask('signIn', { email: user.email, password })
    return { reader, user, intruder }
  }

  test('a password is reset, and all sessions are ended, or neither', async () => {
    const { user, intruder } = await joinTwice()
    const owner = createReader(here.siteUrl)
    await owner.ask('requestReset', { email: user.email })
    const { links } = await mails.waitFor(user.email, 'Choose a new password')
    const token = new URLSearchParams(new URL(links[0] ?? '').hash.slice(1)).get('token') ?? ''
    keptTable = 'session'
    expect(await owner.refused('completeReset', { token, password: newPassword })).toMatchObject({ status: 500 })
    keptTable = null
    await owner.ask('completeReset', { token, password: newPassword })
    expect(await isSignedIn(intruder)).toBe(false)
    await owner.ask('signIn', { email: user.email, password: newPassword })
  })

  test('a password is changed, and the other sessions are ended, or neither', async () => {
    const { reader, user, intruder } = await joinTwice()
    keptTable = 'session'
    const change = { uid: user.uid, password: newPassword }
    expect(await reader.refused('updatePassword', change)).toMatchObject({ status: 500 })
    keptTable = null
    await createReader(here.siteUrl).ask('signIn', { email: user.email, password })
    await reader.ask('updatePassword', change)
    expect([await isSignedIn(reader), await isSignedIn(intruder)]).toEqual([true, false])
  })

  test('an account is deleted, whatever becomes of the claims of its owner', async () => {
    const { reader, user, intruder } = await joinTwice()
    const stream = await intruder.openStream()
    await reader.send(reportEndpoints.send.path, { body: makeReport() })
    keptTable = 'claim'
    expect(await reader.ask('deleteAccount', { uid: user.uid })).toEqual({})
    await stream.next(({ event, data }) => event === 'session-end' && data.reason === 'account-deleted')
    expect([...reader.cookies.keys()]).toEqual(['topshelf.device'])
    await mails.waitFor(user.email, 'deleted')
  })

  test('a mail is sent even if its reader leaves before the answer', async () => {
    const { reader, user } = await joinTwice()
    const email = makeAddress()
    const { promise, resolve } = Promise.withResolvers<void>()
    answersAfter = promise
    const leaving = new AbortController()
    const arriving = once(here.server, 'request')
    const asking = fetch(here.siteUrl + authEndpoints.updateEmail.path, {
      method: 'POST',
      headers: {
        Origin: here.siteUrl,
        'Content-Type': 'application/json',
        Cookie: [...reader.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify({ uid: user.uid, email }),
      signal: leaving.signal,
    })
    const [, response] = await arriving
    const closed = once(response, 'close')
    leaving.abort()
    await expect(asking).rejects.toThrow('aborted')
    await closed
    resolve()
    await mails.waitFor(email, 'Confirm your new address')
  })
})
