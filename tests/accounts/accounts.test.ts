import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { accountPages, documentsBase, freshForMs } from '#documents/auth-endpoints.ts'
import { engines } from './engines.ts'
import { makeAddress, password } from './join.ts'
import { useAccounts } from './use-accounts.ts'

describe.each(engines)('on %s', (engine) => {
  const { server, openReader, join, joinConfirmed, readToken } = useAccounts(engine)

  describe('create account', () => {
    test('signs in, sends a mail that verifies the address, and stores it in lower case', async () => {
      const email = makeAddress()
      const reader = openReader()
      const before = Date.now()
      const answer = await reader.ask('createAccount', { email: ` ${email.toUpperCase()} `, password })
      expect(answer.user).toEqual({ uid: expect.any(String), email, emailVerified: false, providers: ['password'] })
      expect(answer.freshUntilMs).toBeGreaterThanOrEqual(before + freshForMs)
      const { user, freshUntilMs, isMailed } = answer
      expect(isMailed).toBe(true)
      expect(await reader.ask('session')).toEqual({ user, freshUntilMs, providers: ['google'] })
      const mail = await server().mails.waitFor(email, 'Confirm your address')
      expect(mail.links[0]).toMatch(new RegExp(`^${server().siteUrl}${accountPages.verifyEmail}#token=[\\w-]{43}$`))
    })

    test('refuses an address in use, even for two simultaneous requests', async () => {
      const { email } = (await join()).user
      const other = openReader()
      expect(await other.refused('createAccount', { email, password })).toMatchObject({
        status: 409,
        code: 'email-in-use',
      })
      expect((await other.ask('session')).user).toBeNull()

      const contested = makeAddress()
      const answers = await Promise.all(
        Array.from({ length: 4 }, () =>
          openReader().send('/api/auth/create-account', { body: { email: contested, password } }),
        ),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    })

    // What follows is the same on whichever engine.
    if (engine !== engines[0]) return

    test.each([
      ['1234567', 'at least 8 characters'],
      ['password123', 'too easy to guess'],
      ['x'.repeat(129), 'at most 128 characters'],
    ])('refuses the password %s', async (weak, why) => {
      const refusal = await openReader().refused('createAccount', {
        email: makeAddress(),
        password: weak,
      })
      expect(refusal).toMatchObject({ status: 422, code: 'weak-password', message: expect.stringContaining(why) })
    })

    test('leaves no session of another account behind', async () => {
      const {
        reader,
        user: { uid },
      } = await join()
      const earlier = openReader(reader)
      const { user } = await reader.ask('createAccount', { email: makeAddress(), password })
      expect(user.uid).not.toBe(uid)
      expect((await earlier.ask('session')).user).toBeNull()
    })
  })

  describe('reset', () => {
    test('its link works once, and of several none works after the first', async () => {
      const { email } = (await join()).user
      const reader = openReader()
      await reader.ask('requestReset', { email })
      const first = await readToken(email, 'Choose a new password')
      const seen = server().mails.mails().length
      await reader.ask('requestReset', { email })
      await expect.poll(() => server().mails.mails().length).toBeGreaterThan(seen)
      const second = await readToken(email, 'Choose a new password')
      expect(second).not.toBe(first)
      const answers = await Promise.all(
        [second, second, second].map((token) =>
          reader.send('/api/auth/complete-reset', { body: { token, password: `another ${randomUUID()}` } }),
        ),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410])
      const refusal = await reader.refused('completeReset', { token: first, password: 'a third shelf' })
      expect(refusal).toMatchObject({ status: 410, code: 'link-expired' })
    })

    // What follows is the same on whichever engine.
    if (engine !== engines[0]) return

    test('by mail sets another password, verifies the address and ends all sessions', async () => {
      const {
        reader,
        user: { email },
      } = await join()
      await openReader().ask('requestReset', { email })
      const mail = await server().mails.waitFor(email, 'Choose a new password')
      expect(mail.links[0]).toMatch(new RegExp(`^${server().siteUrl}${accountPages.resetPassword}#token=`))
      const token = await readToken(email, 'Choose a new password')
      const elsewhere = openReader()
      expect(await elsewhere.refused('completeReset', { token, password: email })).toMatchObject({
        code: 'weak-password',
      })
      await elsewhere.ask('completeReset', { token, password: 'another shelf' })
      expect((await elsewhere.ask('session')).user).toBeNull()
      expect((await reader.ask('session')).user).toBeNull()
      expect(await elsewhere.refused('signIn', { email, password })).toMatchObject({ code: 'wrong-credentials' })
      expect((await elsewhere.ask('signIn', { email, password: 'another shelf' })).user.emailVerified).toBe(true)
      await server().mails.waitFor(email, 'password was changed')
    })

    test('for nobody is answered the same, and sends nothing', async () => {
      const email = makeAddress()
      expect(await openReader().ask('requestReset', { email })).toEqual({})
      // A mail that is asked for later has come: one to nobody would have been there before.
      const { email: known } = (await join()).user
      await server().mails.waitFor(known, 'Confirm')
      expect(
        server()
          .mails.mails()
          .filter(({ recipients }) => recipients.includes(email)),
      ).toEqual([])
    })
  })

  describe('update address', () => {
    test('takes effect when the link in the mail to the new one is opened; the old one is notified', async () => {
      const {
        reader,
        user: { email, uid },
      } = await joinConfirmed()
      const newEmail = makeAddress()
      await reader.ask('updateEmail', { uid, email: newEmail })
      expect((await server().mails.waitFor(email, 'was requested')).text).toContain(newEmail)
      const token = await readToken(newEmail, 'Confirm your new address')
      expect((await reader.ask('session')).user?.email).toBe(email)

      const elsewhere = openReader()
      expect(await elsewhere.ask('completeVerification', { token, password })).toEqual({ email: newEmail })
      expect((await elsewhere.ask('session')).user).toBeNull()
      expect((await reader.ask('session')).user).toMatchObject({ uid, email: newEmail, emailVerified: true })
      await server().mails.waitFor(email, 'address of your Topshelf account has changed')
      expect(await elsewhere.refused('completeVerification', { token })).toMatchObject({ code: 'link-expired' })
      expect(await elsewhere.refused('signIn', { email, password })).toMatchObject({ code: 'wrong-credentials' })
      await elsewhere.ask('signIn', { email: newEmail, password })
    })

    test('is refused at the last moment when somebody was faster', async () => {
      const {
        reader,
        user: { uid },
      } = await join()
      const newEmail = makeAddress()
      await reader.ask('updateEmail', { uid, email: newEmail })
      const token = await readToken(newEmail, 'Confirm your new address')
      await join(newEmail)
      expect(await reader.refused('completeVerification', { token })).toMatchObject({
        status: 409,
        code: 'email-in-use',
      })
    })

    // What follows is the same on whichever engine.
    if (engine !== engines[0]) return

    test('to one that has an account is answered the same; that account is notified, nothing changes', async () => {
      const {
        reader,
        user: { email, uid },
      } = await joinConfirmed()
      const { email: taken } = (await joinConfirmed()).user
      expect(await reader.ask('updateEmail', { uid, email: taken })).toEqual({})
      const mail = await server().mails.waitFor(taken, 'entered for another')
      expect(mail.text).not.toContain(email)
      expect(mail.text).not.toContain('token')
      expect((await reader.ask('session')).user?.email).toBe(email)
    })

    test('to the one that it has is refused, however it is written', async () => {
      const {
        reader,
        user: { email, uid },
      } = await join()
      expect(await reader.refused('updateEmail', { uid, email: ` ${email.toUpperCase()}` })).toMatchObject({
        status: 422,
        code: 'email-unchanged',
        field: 'email',
      })
    })
  })

  describe('verification', () => {
    test('is sent again, and completed with the password where nobody is signed in', async () => {
      const {
        reader,
        user: { email },
      } = await join()
      await server().mails.waitFor(email, 'Confirm your address')
      await reader.ask('sendVerification', {})
      const count = (): number =>
        server()
          .mails.mails()
          .filter(({ recipients }) => recipients.includes(email)).length
      await expect.poll(count).toBe(2)
      const token = await readToken(email, 'Confirm your address')
      expect(await openReader().ask('completeVerification', { token, password })).toEqual({ email })
      expect((await reader.ask('session')).user?.emailVerified).toBe(true)
    })

    test('ends the fresh proof of the sessions that were there before', async () => {
      const { reader, user } = await join()
      await reader.ask('completeVerification', { token: await readToken(user.email, 'Confirm your address') })
      expect((await reader.ask('session')).freshUntilMs).toBeLessThan(Date.now())
      const change = { uid: user.uid, password: 'another shelf' }
      expect(await reader.refused('updatePassword', change)).toMatchObject({ code: 'reauthentication-required' })
      await reader.ask('signIn', { email: user.email, password })
      await reader.ask('updatePassword', change)
    })

    // What follows is the same on whichever engine.
    if (engine !== engines[0]) return

    test('takes the account itself: its address does not confirm what a stranger has made with it', async () => {
      const stranger = await join()
      const { email } = stranger.user
      const token = await readToken(email, 'Confirm your address')
      const owner = openReader()
      // What pages, and programs that look into mails, ask when the link is opened.
      for (let times = 0; times < 3; times++) {
        const link = await owner.ask('describeVerification', { token })
        const createdAtMs = expect.closeTo(Date.now(), -6)
        expect(link).toEqual({ email, currentEmail: email, createdAtMs, isSignedIn: false })
      }
      expect(await owner.refused('completeVerification', { token })).toMatchObject({ status: 401, code: 'signed-out' })
      const wrong = await owner.refused('completeVerification', { token, password: 'a guess of mine' })
      expect(wrong).toMatchObject({ status: 401, code: 'wrong-credentials' })
      const other = await join()
      const mismatch = await other.reader.refused('completeVerification', { token })
      expect(mismatch).toMatchObject({ status: 409, code: 'user-mismatch' })
      expect((await stranger.reader.ask('session')).user?.emailVerified).toBe(false)

      // The owner takes the account; the stranger is out.
      await owner.ask('requestReset', { email })
      const reset = await readToken(email, 'Choose a new password')
      await owner.ask('completeReset', { token: reset, password: 'another shelf' })
      expect((await stranger.reader.ask('session')).user).toBeNull()
    })

    test('of a new address takes the account, too, and does not tell strangers whose it is', async () => {
      const { reader, user } = await joinConfirmed()
      const newEmail = makeAddress()
      await reader.ask('updateEmail', { uid: user.uid, email: newEmail })
      const token = await readToken(newEmail, 'Confirm your new address')
      const stranger = openReader()
      const shortened = user.email.replace(/^(.).*@/, '$1…@')
      const link = await stranger.ask('describeVerification', { token })
      expect(link).toMatchObject({ email: newEmail, currentEmail: shortened, isSignedIn: false })
      expect(await stranger.refused('completeVerification', { token })).toMatchObject({ code: 'signed-out' })
      expect(await reader.ask('describeVerification', { token })).toMatchObject({
        currentEmail: user.email,
        isSignedIn: true,
      })
      expect((await reader.ask('session')).user?.email).toBe(user.email)
    })

    test('of an address that the account has left is worthless', async () => {
      const {
        reader,
        user: { email, uid },
      } = await join()
      const token = await readToken(email, 'Confirm your address')
      const newEmail = makeAddress()
      await reader.ask('updateEmail', { uid, email: newEmail })
      await reader.ask('completeVerification', { token: await readToken(newEmail, 'Confirm your new address') })
      expect(await reader.refused('completeVerification', { token })).toMatchObject({ code: 'link-expired' })
    })

    test('a token for one purpose does not serve another', async () => {
      const { email } = (await join()).user
      const reader = openReader()
      const verification = await readToken(email, 'Confirm your address')
      await reader.ask('requestReset', { email })
      const reset = await readToken(email, 'Choose a new password')
      expect(await reader.refused('completeReset', { token: verification, password })).toMatchObject({
        code: 'link-expired',
      })
      expect(await reader.refused('completeVerification', { token: reset })).toMatchObject({ code: 'link-expired' })
      for (const token of ['', 'nonsense', '%'.repeat(200)]) {
        expect(await reader.refused('completeVerification', { token })).toMatchObject({ code: 'link-expired' })
      }
    })
  })

  test('deleting an account removes documents and sessions, and frees the address', async () => {
    const {
      reader,
      user: { email, uid },
    } = await joinConfirmed()
    const other = openReader()
    await other.ask('signIn', { email, password })
    await reader.send(await reader.documentPath(), { method: 'PATCH', body: { preferences: { theme: 'dark' } } })
    await reader.ask('requestReset', { email })
    const token = await readToken(email, 'Choose a new password')

    expect(await openReader().ask('wasDeleted', { uid })).toEqual({ wasDeleted: false })
    await reader.ask('deleteAccount', { uid })
    expect(await openReader().ask('wasDeleted', { uid })).toEqual({ wasDeleted: true })
    // One of another database, or made after the backup that is in place now.
    expect(await openReader().ask('wasDeleted', { uid: 'a'.repeat(uid.length) })).toEqual({ wasDeleted: false })
    expect([...reader.cookies.keys()]).toEqual(['topshelf.device'])
    expect((await other.ask('session')).user).toBeNull()
    expect(await other.refused('signIn', { email, password })).toMatchObject({ code: 'wrong-credentials' })
    expect(await other.refused('completeReset', { token, password })).toMatchObject({ code: 'link-expired' })
    await server().mails.waitFor(email, 'has been deleted')

    const next = await join(email)
    expect(next.user.uid).not.toBe(uid)
    expect((await next.reader.send(next.path, { method: 'GET' })).json<object>()).toMatchObject({
      version: 0,
      data: null,
    })
    expect((await next.reader.send(`${documentsBase}/users/${uid}`, { method: 'GET' })).status).toBe(403)
  })

  test('sessions are listed, and all others ended', async () => {
    const {
      reader,
      user: { email },
    } = await join()
    const other = openReader()
    await other.send('/api/auth/sign-in', {
      body: { email, password },
      headers: { 'User-Agent': 'Browser of the other' },
    })
    const { sessions } = await reader.ask('listSessions')
    expect(sessions).toHaveLength(2)
    const [newest, oldest] = sessions
    expect(newest).toMatchObject({ isCurrent: false, userAgent: 'Browser of the other' })
    expect(oldest).toMatchObject({ isCurrent: true })
    for (const { createdAtMs, lastSeenAtMs } of sessions) {
      expect(Date.now() - createdAtMs).toBeLessThan(60_000)
      expect(lastSeenAtMs).toBeGreaterThanOrEqual(createdAtMs)
    }
    expect(JSON.stringify(sessions)).not.toMatch(/token|127\.0\.0\.1/)
    await reader.ask('revokeOtherSessions', {})
    expect((await other.ask('session')).user).toBeNull()
    expect((await reader.ask('listSessions')).sessions).toHaveLength(1)
    expect(await other.refused('listSessions')).toMatchObject({ status: 401, code: 'signed-out' })
  })

  // What follows is the same on whichever engine.
  if (engine !== engines[0]) return

  describe('sign in and out', () => {
    test('with the address in any case', async () => {
      const { email, uid } = (await joinConfirmed()).user
      const reader = openReader()
      expect((await reader.ask('signIn', { email: email.toUpperCase(), password })).user.uid).toBe(uid)
      expect((await reader.ask('session')).user?.uid).toBe(uid)
      await reader.ask('signOut', {})
      expect([...reader.cookies.keys()]).toEqual(['topshelf.device'])
      expect(await reader.ask('session')).toEqual({ user: null, freshUntilMs: 0, providers: ['google'] })
    })

    test('a signed-out session is worthless to anyone who kept its cookie', async () => {
      const { reader } = await join()
      const thief = openReader(reader)
      expect((await thief.ask('session')).user).not.toBeNull()
      await reader.ask('signOut', {})
      expect((await thief.ask('session')).user).toBeNull()
    })

    test.each(['/api/nope', '/api/', '/api/auth/nope', '/api/docs/nope'])('there is nothing at %s', async (path) => {
      for (const method of ['GET', 'POST']) {
        const answer = await openReader().send(path, { method, ...(method === 'POST' && { body: {} }) })
        expect([answer.status, answer.json<object>()]).toMatchObject([404, { error: { code: 'not-found' } }])
      }
    })

    test('wrong password and unknown address are answered alike', async () => {
      const { email } = (await join()).user
      const reader = openReader()
      const wrong = await reader.send('/api/auth/sign-in', { body: { email, password: 'not the password' } })
      const unknown = await reader.send('/api/auth/sign-in', { body: { email: makeAddress(), password } })
      expect(wrong.status).toBe(401)
      expect(wrong.json<object>()).toMatchObject({ error: { code: 'wrong-credentials' } })
      expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text])
    })

    test('while signed in, it proves who the reader is and gives the session a new token', async () => {
      const {
        reader,
        user: { email },
      } = await join()
      const thief = openReader(reader)
      const { freshUntilMs } = await reader.ask('session')
      const again = await reader.ask('signIn', { email, password })
      expect(again.freshUntilMs).toBeGreaterThan(freshUntilMs)
      expect((await reader.ask('listSessions')).sessions).toHaveLength(1)
      expect((await thief.ask('session')).user).toBeNull()
    })

    test('as somebody else is refused, known or not, and leaves the session as it was', async () => {
      const {
        reader,
        user: { uid },
      } = await join()
      const { email } = (await join()).user
      for (const address of [email, makeAddress()]) {
        const refusal = await reader.refused('signIn', { email: address, password })
        expect(refusal).toMatchObject({ status: 409, code: 'user-mismatch' })
      }
      expect((await reader.ask('session')).user?.uid).toBe(uid)
    })
  })

  describe('update password', () => {
    test('ends the other sessions, keeps this one with a new token, and stops links that were sent before', async () => {
      const {
        reader,
        user: { email, uid },
      } = await joinConfirmed()
      const other = openReader()
      await other.ask('signIn', { email, password })
      const old = new Map(reader.cookies)
      await reader.ask('updateEmail', { uid, email: makeAddress() })
      await other.ask('requestReset', { email })
      const token = await readToken(email, 'Choose a new password')

      await reader.ask('updatePassword', { uid, password: 'another shelf' })
      expect((await reader.ask('session')).user?.uid).toBe(uid)
      expect([...reader.cookies]).not.toEqual([...old])
      expect((await other.ask('session')).user).toBeNull()
      expect(await other.refused('completeReset', { token, password: 'a third shelf' })).toMatchObject({
        code: 'link-expired',
      })
      await other.ask('signIn', { email, password: 'another shelf' })
      await server().mails.waitFor(email, 'password was changed')
    })

    test('refuses a weak one, and somebody who is signed out', async () => {
      const {
        reader,
        user: { uid },
      } = await join()
      expect(await reader.refused('updatePassword', { uid, password: 'short' })).toMatchObject({
        code: 'weak-password',
      })
      const nobody = openReader()
      expect(await nobody.refused('updatePassword', { uid, password })).toMatchObject({
        status: 401,
        code: 'signed-out',
      })
    })
  })
})
