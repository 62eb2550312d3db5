/** What somebody may do at once, and how often mail is sent, whoever asks for it. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { authEndpoints, type AuthAnswers } from '#documents/auth-endpoints.ts'
import { reportEndpoints } from '#documents/report-endpoints.ts'
import { makeAddress, password } from './join.ts'
import { makeReport } from './make-report.ts'
import type { Answer, Reader, SendOptions } from './reader.ts'
import { useAccounts } from './use-accounts.ts'

const { server, openReader, join, joinConfirmed, readToken } = useAccounts('sqlite', {
  RATE_LIMIT_FACTOR: '1',
  TRUST_PROXY: '1',
})

test.each([
  ['createAccount', 20, 120, '8.8.1', () => ({ email: makeAddress(), password: 'short' })],
  ['signIn', 40, 6, '8.8.2', () => ({ email: makeAddress(), password })],
  ['requestReset', 20, 60, '8.8.3', () => ({ email: makeAddress() })],
  ['sendVerification', 20, 60, '8.8.4', () => ({})],
  ['completeReset', 40, 15, '8.8.5', () => ({ token: randomUUID(), password })],
] as const)(
  '%s: %i at once, by the address before the proxy',
  async (operation, most, everySeconds, network, makeBody) => {
    const { path } = authEndpoints[operation]
    const from = (address: string) => (): Promise<Answer> =>
      openReader().send(path, { body: makeBody(), headers: { 'X-Forwarded-For': address } })
    const begun = performance.now()
    const { count, answer } = await countUntilRefused(2 * most, from(`6.6.6.6, ${network}.1`))
    // On a busy machine some of the allowance comes back on the way.
    const cameBack = Math.ceil((performance.now() - begun) / 1000 / everySeconds)
    expect(count).toBeGreaterThanOrEqual(most)
    expect(count).toBeLessThan(most + cameBack)
    const retryAfter = Number(answer.headers.get('Retry-After'))
    expect(retryAfter).toBeGreaterThan(0)
    expect(answer.json<object>()).toMatchObject({ error: { code: 'rate-limited', retryAfter } })
    // What stands before the address was written by the client, and changes nothing.
    expect((await from(`7.7.7.7, ${network}.1`)()).status).toBe(429)
    expect((await from(`6.6.6.6, ${network}.2`)()).status).not.toBe(429)
  },
)

test('strangers’ wrong attempts lock out neither a running session, a known device nor the reset by mail', async () => {
  const { reader, user } = await joinConfirmed()
  const { email } = user
  // Signed out, and still known.
  const device = openReader()
  await device.send(authEndpoints.signIn.path, { body: { email, password }, headers: cameFrom('1.1.1.1') })
  await device.ask('signOut', {})
  // From the owner's own network, too.
  const { count } = await countUntilRefused(90, (number) => tryWrong(openReader(), email, `1.1.1.${number % 12}`))
  expect(count).toBeGreaterThanOrEqual(20)
  const { answer } = await countUntilRefused(60, (number) => tryWrong(openReader(), email, `2.2.${number}.1`))
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)

  for (const known of [reader, device]) {
    const signedIn = await known.send(authEndpoints.signIn.path, {
      body: { email, password },
      headers: cameFrom('1.1.1.1'),
    })
    expect(signedIn.status).toBe(200)
  }
  const anew = openReader()
  expect(
    (await anew.send(authEndpoints.signIn.path, { body: { email, password }, headers: cameFrom('3.3.3.3') })).status,
  ).toBe(429)
  await anew.ask('requestReset', { email })
  await anew.ask('completeReset', {
    token: await readToken(email, 'Choose a new password'),
    password: 'another shelf',
  })
  await anew.ask('signIn', { email, password: 'another shelf' })
})

test('a known device has its own attempts, and for its own address only', async () => {
  const { user } = await joinConfirmed()
  const device = openReader()
  await device.send(authEndpoints.signIn.path, {
    body: { email: user.email, password },
    headers: cameFrom('4.4.4.1'),
  })
  await device.ask('signOut', {})
  const { count } = await countUntilRefused(20, () => tryWrong(device, user.email, '4.4.4.2'))
  expect(count).toBe(8)
  const begun = performance.now()
  const { count: ofStranger } = await countUntilRefused(90, () => tryWrong(device, makeAddress(), '4.4.4.3'))
  const cameBack = Math.ceil((performance.now() - begun) / 1000 / 6)
  expect(ofStranger).toBeGreaterThanOrEqual(40)
  expect(ofStranger).toBeLessThanOrEqual(40 + cameBack)
  const forged = openReader()
  forged.cookies.set('topshelf.device', `${device.cookies.get('topshelf.device')?.slice(0, -3)}xyz`)
  for (let number = 0; number < 8; number++) await tryWrong(forged, user.email, '4.4.4.4')
  expect((await tryWrong(forged, user.email, '4.4.4.4')).status).toBe(429)
})

test('writes: 300 at once', async () => {
  const { reader, path } = await join()
  const send = (): Promise<Answer> =>
    reader.send(path, { method: 'PATCH', body: { preferences: {} }, headers: { 'X-Forwarded-For': '9.9.9.9' } })
  const begun = performance.now()
  const answers = await Promise.all(Array.from({ length: 400 }, send))
  // Ten come back each second.
  const cameBack = Math.ceil((performance.now() - begun) / 100)
  const passed = answers.filter(({ status }) => status === 200).length
  expect(passed).toBeGreaterThanOrEqual(300)
  expect(passed).toBeLessThanOrEqual(300 + cameBack)
})

const mailsTo = (email: string) =>
  server()
    .mails.mails()
    .filter(({ recipients }) => recipients.includes(email))

test('strangers have six mails sent to an address, and its owner still gets one', async () => {
  const email = makeAddress()
  const { reader } = await joinConfirmed(email)
  const statuses: number[] = []
  for (let count = 0; count < 10; count++) {
    const stranger = openReader()
    const answer = await stranger.send(authEndpoints.requestReset.path, {
      body: { email },
      headers: cameFrom(`5.5.5.${count}`),
    })
    statuses.push(answer.status)
  }
  // Whose mail is not sent is told so; the owner's own device is none of them. One was the confirmation.
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429, 429, 429])
  await reader.ask('requestReset', { email })
  await expect.poll(() => mailsTo(email)).toHaveLength(7)
})

test('an address gets twelve mails at once, whatever is done with its account', async () => {
  const { reader, user } = await joinConfirmed()
  const { uid, email } = user
  const networks = Array.from({ length: 9 }, (_, number) => cameFrom(`5.6.${number}.1`))
  // Known browsers.
  const browsers = await Promise.all(
    networks.map(async (headers) => {
      const browser = openReader()
      await browser.send(authEndpoints.signIn.path, { body: { email, password }, headers })
      return { browser, headers }
    }),
  )
  const statuses = new Set<number>()
  for (let round = 0; round < 5; round++) {
    for (const { browser, headers } of browsers) {
      for (const [path, body] of [
        [authEndpoints.updatePassword.path, { uid, password }],
        [authEndpoints.updateEmail.path, { uid, email: makeAddress() }],
        [authEndpoints.requestReset.path, { email }],
        [authEndpoints.sendVerification.path, {}],
      ] as const)
        statuses.add((await browser.send(path, { body, headers })).status)
    }
  }
  // Signed out by the first change of the password, or one mail too many.
  expect(statuses).toEqual(new Set([200, 401, 429]))
  await reader.ask('signIn', { email, password })
  await expect.poll(() => mailsTo(email).length).toBeGreaterThanOrEqual(12)
  const other = await join()
  await server().mails.waitFor(other.user.email, 'Confirm')
  // Some come back on a slow machine.
  expect(mailsTo(email).length).toBeLessThanOrEqual(13)
  const said = server()
    .server()
    .lines.filter((line) => line.includes('A mail was not sent'))
  expect(said.length).toBeGreaterThan(10)
  expect(said.join()).not.toContain(email)
})

test('a change that nobody would be told of is refused', async () => {
  const { reader, user } = await joinConfirmed()
  const { uid } = user
  const change = (number: number): Promise<Answer> =>
    reader.send(authEndpoints.updatePassword.path, {
      body: { uid, password: `another shelf ${number}` },
      headers: cameFrom('5.7.1.1'),
    })
  const { count, answer } = await countUntilRefused(12, change)
  // Of twelve, one was the confirmation, and three are left for a reset.
  expect(count).toBe(8)
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  await openReader().refused('signIn', { email: user.email, password: 'another shelf 8' })
  await openReader().ask('signIn', { email: user.email, password: 'another shelf 7' })
})

test('an address that was never confirmed gets six mails, which confirm it or are a reset', async () => {
  const email = makeAddress()
  const answers: boolean[] = []
  for (let count = 0; count < 10; count++) {
    const stranger = openReader()
    const headers = cameFrom(`5.8.${count}.1`)
    const made = await stranger.send(authEndpoints.createAccount.path, { body: { email, password }, headers })
    const { user, isMailed } = made.json<AuthAnswers['createAccount']>()
    answers.push(isMailed)
    await stranger.send(authEndpoints.sendVerification.path, { body: {}, headers })
    await stranger.ask('updatePassword', { uid: user.uid, password: 'another shelf' })
    await stranger.send(authEndpoints.requestReset.path, { body: { email }, headers })
    // Sent after the answer, to whoever has the address by then.
    await expect.poll(() => mailsTo(email).length).toBe(Math.min(3 * (count + 1), 6))
    await stranger.ask('updateEmail', { uid: user.uid, email: makeAddress() })
    await stranger.ask('deleteAccount', { uid: user.uid })
  }
  // The reader is told.
  expect(answers).toEqual([true, true, ...Array.from({ length: 8 }, () => false)])
  const other = await join()
  await server().mails.waitFor(other.user.email, 'Confirm')
  const subjects = mailsTo(email).map(({ subject }) => subject)
  expect(subjects.length).toBe(6)
  expect(subjects.filter((subject) => !/^(Confirm your address|Choose a new password)/.test(subject))).toEqual([])
})

test('a household of ten meets no limit', async () => {
  const headers = cameFrom('2001:db8:10:1::1')
  const members = Array.from({ length: 10 }, () => ({ email: makeAddress(), browser: openReader() }))
  const statuses: number[] = []
  async function send(reader: Reader, path: string, options: SendOptions): Promise<Answer> {
    const answer = await reader.send(path, { ...options, headers })
    statuses.push(answer.status)
    return answer
  }
  await Promise.all(
    members.map(async ({ email, browser }) => {
      await send(browser, authEndpoints.createAccount.path, { body: { email, password: 'short' } })
      await send(browser, authEndpoints.createAccount.path, { body: { email, password } })
      const token = await readToken(email, 'Confirm your address')
      await send(browser, authEndpoints.describeVerification.path, { body: { token } })
      await send(browser, authEndpoints.completeVerification.path, { body: { token } })
      // On their phones, with a mistake each.
      const phone = openReader()
      for (const typed of ['three red shell', 'three red shels', password])
        await send(phone, authEndpoints.signIn.path, { body: { email, password: typed } })
      await send(phone, authEndpoints.requestReset.path, { body: { email } })
      const path = await browser.documentPath()
      for (let count = 0; count < 25; count++)
        await send(browser, path, { method: 'PATCH', body: { checklist: { mario: [count % 8, count + 1] } } })
      for (let count = 0; count < 3; count++) await send(phone, reportEndpoints.send.path, { body: makeReport() })
      await send(browser, authEndpoints.session.path, { method: 'GET' })
    }),
  )
  expect(statuses).not.toContain(429)
  expect(statuses.filter((status) => status === 422)).toHaveLength(10)
  expect(statuses.filter((status) => status === 401)).toHaveLength(20)
  expect(statuses.filter((status) => status === 200)).toHaveLength(statuses.length - 30)
})

function cameFrom(address: string): Record<string, string> {
  return { 'X-Forwarded-For': address }
}

function tryWrong(reader: Reader, email: string, address: string): Promise<Answer> {
  const body = { email, password: 'not the password' }
  return reader.send(authEndpoints.signIn.path, { body, headers: cameFrom(address) })
}

async function countUntilRefused(most: number, send: (number: number) => Promise<Answer>) {
  for (let count = 0; count < most; count++) {
    const answer = await send(count)
    if (answer.status === 429) return { count, answer }
  }
  throw new Error(`${most} requests were not too many.`)
}
