import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { join as joinPath } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { authEndpoints, documentsBase, type AuthAnswers } from '#documents/auth-endpoints.ts'
import { providerStartPath } from '#documents/identity-provider.ts'
import { reportEndpoints } from '#documents/report-endpoints.ts'
import { engines } from './engines.ts'
import { makeAddress, password } from './join.ts'
import { makeReport } from './make-report.ts'
import { createReader, type Answer, type Reader, type SendOptions } from './reader.ts'
import type { AccountsServer } from './start-accounts-server.ts'
import { query } from './start-postgresql.ts'
import { unknownName } from './start-mail-sink.ts'
import { startServerProcess } from './start-server-process.ts'
import { useAccounts } from './use-accounts.ts'

describe.each(engines)('on %s', (engine) => {
  const { server, join, openReader, readToken } = useAccounts(engine)

  describe('sessions', () => {
    test('a proof from five minutes ago is too old for password, address and deletion; a new one suffices', async () => {
      const { reader, user } = await join()
      const { uid } = user
      await ageSessions(server(), 'authenticatedAt', -5 * 60_000 - 1000)
      for (const [operation, body] of [
        ['updatePassword', { uid, password: 'another shelf' }],
        ['updateEmail', { uid, email: makeAddress() }],
        ['deleteAccount', { uid }],
      ] as const) {
        const refusal = await reader.refused(operation, body)
        expect(refusal).toMatchObject({ status: 403, code: 'reauthentication-required' })
      }
      expect((await reader.ask('session')).freshUntilMs).toBeLessThan(Date.now())
      await reader.send(await reader.documentPath(), { method: 'PATCH', body: { preferences: { theme: 'dark' } } })
      await reader.ask('signIn', { email: user.email, password })
      await reader.ask('updatePassword', { uid, password: 'another shelf' })
      await reader.ask('deleteAccount', { uid })
    })

    test('a change of password ends all others, however many there are', async () => {
      const { reader, user } = await join()
      await changeDatabase(
        server(),
        `with recursive "series"("number") as (select 1 union all select "number" + 1 from "series" where "number" < 215)
        insert into "session" ("id", "token", "userId", "createdAt", "updatedAt", "expiresAt", "authenticatedAt")
        select 'more-' || "number" || "id", 'more-' || "number" || "id", "userId", "createdAt", "updatedAt", "expiresAt",
        "authenticatedAt" from "session", "series" where "userId" = '${user.uid}'`,
      )
      await reader.ask('updatePassword', { uid: user.uid, password: 'another shelf' })
      expect((await reader.ask('listSessions')).sessions).toHaveLength(1)
      expect((await reader.ask('session')).user?.uid).toBe(user.uid)
    })

    test('an expired one belongs to nobody; one in use is extended', async () => {
      const { reader } = await join()
      const before = await reader.send('/api/auth/session', { method: 'GET' })
      expect(before.headers.getSetCookie()).toEqual([])
      await ageSessions(server(), 'updatedAt', -25 * 3_600_000)
      const used = await reader.send('/api/auth/session', { method: 'GET' })
      expect(used.headers.getSetCookie()[0]).toMatch(/Max-Age=2592000/)
      await ageSessions(server(), 'expiresAt', -1000)
      expect((await reader.ask('session')).user).toBeNull()
      expect((await reader.send('/api/live', { method: 'GET' })).status).toBe(204)
    })

    // What follows is the same on whichever engine.
    if (engine !== engines[0]) return

    test('the cookie from before sign-in is replaced', async () => {
      const attacker = await join()
      const victim = openReader()
      const [[name, value] = ['', '']] = attacker.reader.cookies
      // The attacker's own, signed session, planted into the browser of somebody who then makes an account.
      victim.cookies.set(name, value)
      const { user } = await victim.ask('createAccount', { email: makeAddress(), password })
      expect(victim.cookies.get(name)).not.toBe(value)
      attacker.reader.cookies.set(name, value)
      expect((await attacker.reader.ask('session')).user).toBeNull()
      expect((await victim.ask('session')).user).toEqual(user)
    })

    test.each([
      ['another signature', (value: string) => value.replace(/\.(.)/, (_, first) => `.${first === 'A' ? 'B' : 'A'}`)],
      ['no signature', (value: string) => value.replace(/\..*/, '')],
      ['an empty signature', (value: string) => value.replace(/\..*/, '.')],
      ['another token', (value: string) => `x${value}`],
      ['nothing', () => ''],
    ])('a cookie with %s belongs to nobody', async (_what, forge) => {
      const { reader, path } = await join()
      for (const [name, value] of reader.cookies) reader.cookies.set(name, forge(value))
      expect((await reader.ask('session')).user).toBeNull()
      expect((await reader.send(path, { method: 'GET' })).status).toBe(401)
    })

    test('a request meant for an account other than the one now signed in is refused', async () => {
      const { uid } = (await join()).user
      const { reader, user, path } = await join()
      await ageSessions(server(), 'authenticatedAt', -600_000)
      for (const [operation, body] of [
        ['updatePassword', { uid, password: 'another shelf' }],
        ['updateEmail', { uid, email: makeAddress() }],
        ['deleteAccount', { uid }],
      ] as const) {
        // Nobody is asked to prove that they are somebody else.
        expect(await reader.refused(operation, body)).toMatchObject({ status: 409, code: 'user-mismatch' })
      }
      expect((await reader.ask('session')).user).toEqual(user)
      expect((await reader.send(path, { method: 'GET' })).status).toBe(200)
      await openReader().ask('signIn', { email: user.email, password })
    })
  })

  test('the log has no secrets and no persons', async () => {
    const { reader, user } = await join()
    await openReader().refused('signIn', { email: user.email, password: 'not the password' })
    await openReader().ask('requestReset', { email: user.email })
    const token = await readToken(user.email, 'Choose a new password')
    const unknown = unknownName + makeAddress()
    await join(unknown)
    const readLog = () => server().server().lines.join('\n')
    await expect.poll(readLog).toContain('A mail could not be sent: ')
    const log = readLog()
    expect(log).toContain('there is no such recipient')
    expect(log).toContain('/api/auth/request-reset')
    const cookies = [...reader.cookies.values()]
    const { clientSecret } = server().google
    for (const secret of [
      password,
      'not the password',
      user.email,
      unknown,
      user.uid,
      token,
      ...cookies,
      clientSecret,
      '127.0.0.1',
    ]) {
      expect(log).not.toContain(secret)
    }
  })

  // What follows is the same on whichever engine.
  if (engine !== engines[0]) return

  describe('documents of others', () => {
    test.each(['users', 'snapshots', 'collections'])('in %s are closed to every verb', async (collection) => {
      const [owner, stranger] = await Promise.all([join(), join()])
      const path = `${documentsBase}/${collection}/${owner.user.uid}`
      const secret = { userDetails: { displayName: 'Secret' } }
      await owner.reader.send(owner.path, { method: 'PUT', body: secret })
      for (const options of [{ method: 'GET' }, { method: 'PUT', body: {} }, { method: 'PATCH', body: {} }]) {
        const answer = await stranger.reader.send(path, options)
        expect([answer.status, answer.json<object>()]).toMatchObject([403, { error: { code: 'permission-denied' } }])
        expect(answer.text).not.toContain('Secret')
        expect((await openReader().send(path, options)).status).toBe(401)
      }
      for (const options of [
        { method: 'HEAD' },
        { method: 'POST', body: {} },
        { method: 'DELETE' },
        { method: 'OPTIONS' },
      ]) {
        expect((await stranger.reader.send(path, options)).status).toBeGreaterThanOrEqual(400)
      }
      expect((await owner.reader.send(owner.path, { method: 'GET' })).json<object>()).toMatchObject({
        version: 1,
        data: secret,
      })
    })

    test('cannot be reached through a reference, wherever it is', async () => {
      const [owner, stranger] = await Promise.all([join(), join()])
      await owner.reader.send(owner.path, { method: 'PUT', body: { userDetails: { displayName: 'Secret' } } })
      const reference = { $ref: `users/${owner.user.uid}` }
      for (const body of [
        { userDetails: { featuredParts: { kart: reference } } },
        { userDetails: { featuredParts: { badges: { gameBadge: [reference] } } } },
        { userDetails: reference },
        reference,
      ]) {
        expect((await stranger.reader.send(stranger.path, { method: 'PATCH', body })).status).toBe(422)
      }
      const stream = await stranger.reader.openStream()
      await stream.next(({ event }) => event === 'doc')
      expect(JSON.stringify(stream.messages)).not.toContain('Secret')
      stream.close()
    })

    test.each([
      'users',
      'users/',
      'users/a/b',
      'drivers/mario',
      'users/..%2fx',
      'users/%00',
      `users/${'x'.repeat(200)}`,
    ])('there is none at %s', async (path) => {
      const { reader } = await join()
      expect([400, 404]).toContain((await reader.send(`${documentsBase}/${path}`, { method: 'GET' })).status)
    })
  })

  describe('requests of other sites', () => {
    const forgeries: readonly (readonly [string, NonNullable<SendOptions['headers']>])[] = [
      ['a foreign origin', { Origin: 'https://evil.example' }],
      ['no origin', { Origin: null, 'Sec-Fetch-Site': null }],
      ['the origin null', { Origin: 'null' }],
      ['an origin that begins like ours', { Origin: 'http://localhost.evil.example' }],
      ['another site, as the browser says', { 'Sec-Fetch-Site': 'cross-site' }],
      ['a sibling of our site', { 'Sec-Fetch-Site': 'same-site' }],
    ]

    test.each(forgeries)('%s: no write gets through', async (_what, headers) => {
      const { reader, path, user } = await join()
      const forge = (target: string, method: string, body: unknown): Promise<Answer> =>
        reader.send(target, { method, body, headers })
      const answers = [
        await forge(path, 'PATCH', { preferences: { theme: 'dark' } }),
        await forge(path, 'PUT', {}),
        await forge(authEndpoints.updatePassword.path, 'POST', { uid: user.uid, password: 'chosen by evil' }),
        await forge(authEndpoints.updateEmail.path, 'POST', { uid: user.uid, email: 'evil@evil.example' }),
        await forge(authEndpoints.deleteAccount.path, 'POST', { uid: user.uid }),
        await forge(authEndpoints.signOut.path, 'POST', {}),
        await forge(authEndpoints.signIn.path, 'POST', { email: user.email, password }),
      ]
      for (const answer of answers) {
        expect([answer.status, answer.json<object>()]).toMatchObject([403, { error: { code: 'bad-origin' } }])
        expect(answer.headers.getSetCookie()).toEqual([])
      }
      expect((await reader.ask('session')).user).toEqual(user)
      expect((await reader.send(path, { method: 'GET' })).json<object>()).toMatchObject({ version: 0 })
    })

    test('whoever opened the site under another of its names is told which is right', async () => {
      const { origin, port } = new URL(server().siteUrl)
      const headers = { Origin: `http://127.0.0.1:${port}` }
      const body = { email: makeAddress(), password }
      const answer = await openReader().send(authEndpoints.createAccount.path, { body, headers })
      const message = `Accounts work at ${origin} only, and this page was opened at http://127.0.0.1:${port}. Open the site at ${origin}/, or set SITE_URL to the address that you use and restart the server.`
      expect([answer.status, answer.json()]).toEqual([403, { error: { code: 'bad-origin', message } }])
    })

    test('a form cannot write, whatever it calls itself', async () => {
      const { reader, path } = await join()
      for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain', null]) {
        for (const target of [path, authEndpoints.deleteAccount.path]) {
          const answer = await reader.send(target, {
            method: target === path ? 'PATCH' : 'POST',
            rawBody: new TextEncoder().encode('{"preferences":{"theme":"dark"}}'),
            headers: { 'Content-Type': type },
          })
          expect([answer.status, answer.json<object>()]).toMatchObject([
            415,
            { error: { code: 'unsupported-media-type' } },
          ])
        }
      }
      expect((await reader.ask('session')).user).not.toBeNull()
    })

    test('another site cannot read with our cookie, nor open a stream or the popup', async () => {
      const { reader, path } = await join()
      for (const target of [path, '/api/auth/session', '/api/live', `${providerStartPath('google')}?flow=12345678`]) {
        const answer = await reader.send(target, { method: 'GET', headers: { 'Sec-Fetch-Site': 'cross-site' } })
        expect([target, answer.status]).toEqual([target, 403])
        expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull()
      }
    })
  })

  describe('what is sent', () => {
    test.each([
      ['no JSON', '{', 400, 'bad-json'],
      ['nothing', '', 400, 'bad-json'],
      ['bytes that are no text', new Uint8Array([0x22, 0xff, 0x22]), 400, 'bad-json'],
      ['a list', '[]', 422, 'invalid'],
      ['a wrong type', '{"email":{"$ne":null},"password":["x"]}', 422, 'invalid'],
      ['a field too many', '{"email":"a@b.example","password":"x","isAdmin":true}', 422, 'invalid'],
      ['__proto__', '{"email":"a@b.example","password":"x","__proto__":{}}', 422, 'invalid'],
      ['NUL', '{"email":"a\\u0000@b.example","password":"x"}', 422, 'invalid'],
      ['a book', `{"email":"a@b.example","password":"${'x'.repeat(9000)}"}`, 413, 'too-large'],
      ['a long password', `{"email":"a@b.example","password":"${'x'.repeat(2000)}"}`, 422, 'invalid'],
    ])('%s instead of credentials is refused', async (_what, rawBody, status, code) => {
      const headers = { 'Content-Type': 'application/json' }
      const answer = await openReader().send(authEndpoints.signIn.path, { method: 'POST', rawBody, headers })
      expect([answer.status, answer.json<object>()]).toMatchObject([status, { error: { code } }])
    })

    test('an endless body is not read to its end', async () => {
      const { port } = new URL(server().siteUrl)
      const headers = { Origin: server().siteUrl, 'Content-Type': 'application/json' }
      const sending = request({ port, host: 'localhost', path: authEndpoints.signIn.path, method: 'POST', headers })
      // Who keeps writing may lose the answer with the connection: https://www.rfc-editor.org/rfc/rfc9112#section-9.6
      const answered = once(sending, 'response').then(
        ([response]: IncomingMessage[]) => response?.statusCode,
        (error: NodeJS.ErrnoException) => error.code,
      )
      // Asked of the request itself, which is destroyed later than an error comes, a loop without a pause would write all.
      const over = new AbortController()
      for (const event of ['close', 'error']) sending.on(event, () => over.abort())
      const chunk = Buffer.alloc(65_536, ' ')
      const most = 8192
      let sent = 0
      while (sent < most && !over.signal.aborted) {
        sent++
        if (!sending.write(chunk)) await once(sending, 'drain', { signal: over.signal }).catch(() => {})
      }
      expect(sent).toBeLessThan(most)
      expect([413, 'EPIPE', 'ECONNRESET']).toContain(await answered)
      await openReader().ask('session')
    })

    test('a body that its sender gives up is one line of the log, and no error', async () => {
      const { port } = new URL(server().siteUrl)
      const headers = { Origin: server().siteUrl, 'Content-Type': 'application/json', 'Content-Length': 100 }
      const before = server().server().lines.length
      const sending = request({ port, host: 'localhost', path: authEndpoints.wasDeleted.path, method: 'POST', headers })
      sending.on('error', () => {})
      // On its way, so that the server reads it before the end.
      await new Promise((resolve) => sending.write('{"uid":', resolve))
      sending.destroy()
      const said = () =>
        server()
          .server()
          .lines.slice(before)
          .filter((line) => line.includes('/was-deleted'))
      await expect.poll(said).toHaveLength(1)
      expect(JSON.parse(said()[0] ?? '')).toMatchObject({ level: 'info', msg: 'answered', status: 400 })
    })

    test.each([
      'a@b.example\r\nBcc: evil@evil.example',
      'a@b.example\nSubject: Evil',
      '"a\r\nBcc: evil@evil.example"@b.example',
      'a@b.example, evil@evil.example',
      'a@b.example;evil@evil.example',
      '<a@b.example> evil@evil.example',
      'a@b.example%0d%0aBcc:evil@evil.example',
      `${'a'.repeat(250)}@b.example`,
    ])('%j is not an address to write to', async (email) => {
      const reader = openReader()
      for (const operation of ['createAccount', 'requestReset'] as const) {
        const body = operation === 'requestReset' ? { email } : { email, password }
        expect(await reader.refused(operation, body)).toMatchObject({ status: 422, code: 'invalid', field: 'email' })
      }
      const { reader: member, user } = await join()
      expect(await member.refused('updateEmail', { uid: user.uid, email })).toMatchObject({
        status: 422,
        code: 'invalid',
      })
      const recipients = server()
        .mails.mails()
        .flatMap((mail) => mail.recipients)
      expect(recipients.filter((recipient) => recipient.includes('evil'))).toEqual([])
    })
  })

  test.each([
    ['/api/auth/sign-up/email', 'POST'],
    ['/api/auth/sign-in/email', 'POST'],
    ['/api/auth/sign-in/social', 'POST'],
    ['/api/auth/update-user', 'POST'],
    ['/api/auth/change-email', 'POST'],
    ['/api/auth/delete-user', 'POST'],
    ['/api/auth/link-social', 'POST'],
    ['/api/auth/get-session', 'GET'],
    ['/api/auth/list-sessions', 'GET'],
    ['/api/auth/error', 'GET'],
    ['/api/auth/callback/github?code=x&state=y', 'GET'],
    ['/api/auth/verify-email?token=x&callbackURL=https://evil.example', 'GET'],
    ['/api/auth/reset-password/x?callbackURL=https://evil.example', 'GET'],
    ['/api/auth/delete-user/callback?token=x&callbackURL=https://evil.example', 'GET'],
  ])('other features of the library are unavailable: %s', async (path, method) => {
    const { reader } = await join()
    const answer = await reader.send(path, { method, ...(method === 'POST' ? { body: {} } : {}) })
    expect([answer.status, answer.headers.get('Location')]).toEqual([404, null])
  })

  test.each([
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    'x',
    '"><script>alert(1)</script>',
    '12345678&callbackURL=https://evil.example',
  ])('the popup never leads elsewhere: %j', async (flow) => {
    await server().google.prepare()
    const reader = openReader()
    const issuer = new URL(server().google.discoveryUrl).origin
    const start = await reader.send(`${providerStartPath('google')}?flow=${flow}`, { method: 'GET' })
    const target = URL.parse(start.headers.get('Location') ?? '')?.origin ?? 'nowhere'
    expect([
      [302, issuer],
      [400, 'nowhere'],
    ]).toContainEqual([start.status, target])
    const done = await reader.send(`${providerStartPath('google')}/done?flow=${encodeURIComponent(flow)}`, {
      method: 'GET',
    })
    expect(done.status).toBe(200)
    expect(done.text).not.toMatch(/evil|alert/)
  })
})

describe('cookies', () => {
  const flags = /^(__Host-)?topshelf\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly;( Secure;)? SameSite=Lax$/

  test('are for this site, its server and nobody else; on https for https alone', async () => {
    const siteUrl = 'https://topshelf.example'
    for (const [environment, origin, isSecure] of [
      [{}, null, false],
      [{ SITE_URL: siteUrl }, siteUrl, true],
    ] as const) {
      const server = await startServerProcess({ environment })
      const reader = createReader(server.url)
      const answer = await reader.send(authEndpoints.createAccount.path, {
        body: { email: makeAddress(), password },
        headers: { Origin: origin ?? server.url },
      })
      const [session = ''] = answer.headers.getSetCookie()
      const [, prefix, secure] = flags.exec(session) ?? ['no cookie as it should be']
      expect([prefix !== undefined, secure !== undefined]).toEqual([isSecure, isSecure])
      expect((await reader.ask('session')).user).not.toBeNull()
      await server.stop()
    }
  })
})

describe('limits', () => {
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
})

function cameFrom(address: string): Record<string, string> {
  return { 'X-Forwarded-For': address }
}

function tryWrong(reader: Reader, email: string, address: string): Promise<Answer> {
  const body = { email, password: 'not the password' }
  return reader.send(authEndpoints.signIn.path, { body, headers: cameFrom(address) })
}

/** Sets a time of all sessions, from now, behind the server's back. */
async function ageSessions(server: AccountsServer, column: string, fromNowMs: number): Promise<void> {
  const time = new Date(Date.now() + fromNowMs).toISOString()
  await changeDatabase(server, `update "session" set "${column}" = '${time}'`)
}

async function changeDatabase(server: AccountsServer, statement: string): Promise<void> {
  const { DATABASE_URL } = server.environment
  await server.restart(async () => {
    if (DATABASE_URL) {
      await query(DATABASE_URL, statement)
      return
    }
    const database = new DatabaseSync(joinPath(server.dataFolder, 'topshelf.sqlite'))
    database.exec(statement)
    database.close()
  })
}

async function countUntilRefused(most: number, send: (number: number) => Promise<Answer>) {
  for (let count = 0; count < most; count++) {
    const answer = await send(count)
    if (answer.status === 429) return { count, answer }
  }
  throw new Error(`${most} requests were not too many.`)
}
