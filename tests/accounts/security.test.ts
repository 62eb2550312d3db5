import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { join as joinPath } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { authEndpoints, documentsBase } from '#documents/auth-endpoints.ts'
import { providerStartPath } from '#documents/identity-provider.ts'
import { engines } from './engines.ts'
import { makeAddress, password } from './join.ts'
import { createReader, type Answer, type SendOptions } from './reader.ts'
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
