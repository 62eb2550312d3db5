import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { providerStartPath } from '#documents/identity-provider.ts'
import { engines } from './engines.ts'
import { makeAddress, password } from './join.ts'
import type { Answer, Reader } from './reader.ts'
import { unverifiedPrefix } from './start-identity-provider.ts'
import { useAccounts } from './use-accounts.ts'

describe.each(engines)('on %s', (engine) => {
  const { server, openReader, join, joinConfirmed, readToken } = useAccounts(engine)
  beforeAll(() => server().google.prepare())

  /** What the popup does, with a reader who enters an address, or declines. */
  async function passPopup(reader: Reader, email: string | null): Promise<Answer> {
    const flow = randomUUID()
    const { google, siteUrl } = server()
    const issuer = new URL(google.discoveryUrl).origin
    const atGoogle = new Map<string, string>()
    let answer = await reader.send(`${providerStartPath('google')}?flow=${flow}`, { method: 'GET' })
    for (let hops = 0; hops < 10 && answer.status >= 300 && answer.status < 400; hops++) {
      const address = new URL(answer.headers.get('Location') ?? '', siteUrl)
      if (address.origin === siteUrl) answer = await reader.send(address.pathname + address.search, { method: 'GET' })
      else answer = await visitGoogle(issuer, address, atGoogle, email)
    }
    expect(answer.text).toContain(`data-flow="${flow}"`)
    return answer
  }

  test('makes an account with a verified address, asks which account, and proves the way with PKCE and a nonce', async () => {
    const email = makeAddress()
    const reader = openReader()
    expect((await passPopup(reader, email)).text).toContain('data-outcome="signed-in"')
    const { user, freshUntilMs } = await reader.ask('session')
    expect(user).toEqual({ uid: expect.any(String), email, emailVerified: true, providers: ['google'] })
    expect(freshUntilMs).toBeGreaterThan(Date.now())
    const asked = server().google.requests().at(-1)
    expect(asked?.get('prompt')).toBe('select_account')
    expect(asked?.get('code_challenge_method')).toBe('S256')
    expect(asked?.get('nonce')).toMatch(/.{20}/)
    expect(asked?.get('state')).toMatch(/.{20}/)

    const again = openReader()
    await passPopup(again, email)
    expect((await again.ask('session')).user?.uid).toBe(user?.uid)
    expect(await again.refused('signIn', { email, password })).toMatchObject({ code: 'wrong-credentials' })
  })

  test('links to an account whose address is verified, and to no other', async () => {
    const { user } = await join()
    const reader = openReader()
    expect((await passPopup(reader, user.email)).text).toContain('data-outcome="account-not-linked"')
    expect((await reader.ask('session')).user).toBeNull()
    await reader.ask('completeVerification', { token: await readToken(user.email, 'Confirm your address'), password })
    expect((await passPopup(reader, user.email)).text).toContain('data-outcome="signed-in"')
    expect((await reader.ask('session')).user).toEqual({
      ...user,
      emailVerified: true,
      providers: ['password', 'google'],
    })
  })

  // What follows is the same on whichever engine.
  if (engine !== engines[0]) return

  test('somebody who signed in this way can set a password', async () => {
    const email = makeAddress()
    const reader = openReader()
    await passPopup(reader, email)
    const { uid = '' } = (await reader.ask('session')).user ?? {}
    await reader.ask('updatePassword', { uid, password })
    expect((await reader.ask('session')).user?.providers).toEqual(['password', 'google'])
    await openReader().ask('signIn', { email, password })
  })

  test('whoever owns an address is not linked to the account that a stranger has made with it', async () => {
    const stranger = await join()
    const { email } = stranger.user
    const owner = openReader()
    const token = await readToken(email, 'Confirm your address')
    await owner.ask('describeVerification', { token })
    await owner.refused('completeVerification', { token })
    expect((await passPopup(owner, email)).text).toContain('data-outcome="account-not-linked"')
    expect((await owner.ask('session')).user).toBeNull()
    expect((await stranger.reader.ask('session')).user).toEqual(stranger.user)

    // A new password is theirs alone; then it is their account.
    await owner.ask('requestReset', { email })
    const reset = await readToken(email, 'Choose a new password')
    await owner.ask('completeReset', { token: reset, password: 'another shelf' })
    expect((await passPopup(owner, email)).text).toContain('data-outcome="signed-in"')
    expect((await stranger.reader.ask('session')).user).toBeNull()
    expect(await stranger.reader.refused('signIn', { email, password })).toMatchObject({ code: 'wrong-credentials' })
  })

  test('an address that Google has not verified links to nothing', async () => {
    const email = `${unverifiedPrefix}-${makeAddress()}`
    await joinConfirmed(email)
    const reader = openReader()
    expect((await passPopup(reader, email)).text).toContain('data-outcome="account-not-linked"')
    expect((await reader.ask('session')).user).toBeNull()
  })

  test('while signed in it proves who the reader is; the session and its stream go on', async () => {
    const email = makeAddress()
    const reader = openReader()
    await passPopup(reader, email)
    const stolen = new Map(reader.cookies)
    const stream = await reader.openStream()
    const before = (await reader.ask('session')).freshUntilMs
    expect((await passPopup(reader, email)).text).toContain('data-outcome="signed-in"')
    expect((await reader.ask('session')).freshUntilMs).toBeGreaterThan(before)
    expect((await reader.ask('listSessions')).sessions).toHaveLength(1)
    const thief = openReader()
    for (const [name, value] of stolen) thief.cookies.set(name, value)
    expect((await thief.ask('session')).user).toBeNull()
    await reader.send(await reader.documentPath(), { method: 'PATCH', body: { preferences: { theme: 'dark' } } })
    await stream.next(({ event, data }) => event === 'doc' && data.version === 1)
    expect(stream.messages.map(({ event }) => event)).not.toContain('session-end')
    stream.close()
  })

  test('another Google account, known or not, is refused and changes nothing', async () => {
    const known = makeAddress()
    await passPopup(openReader(), known)
    const { reader, user } = await join()
    const unknown = makeAddress()
    for (const email of [known, unknown]) {
      expect((await passPopup(reader, email)).text).toContain('data-outcome="user-mismatch"')
      expect((await reader.ask('session')).user).toEqual(user)
    }
    const stranger = openReader()
    await stranger.ask('createAccount', { email: unknown, password })
  })

  test('a reader who declines gets a message', async () => {
    const reader = openReader()
    expect((await passPopup(reader, null)).text).toContain('data-outcome="provider-cancelled"')
    expect((await reader.ask('session')).user).toBeNull()
  })

  test.each([
    ['nothing', ''],
    ['a state that is not ours', '?code=x&state=invented'],
    ['no state', '?code=x'],
    ['an error of nobody', '?error=%3Cscript%3E'],
  ])('whoever comes back with %s gets no session but a way back, and alarms nobody', async (_what, query) => {
    const reader = openReader()
    const before = server().server().lines.length
    const answer = await reader.send(`/api/auth/callback/google${query}`, { method: 'GET' })
    expect(answer.status).toBe(302)
    const address = new URL(answer.headers.get('Location') ?? '', server().siteUrl)
    expect(address.origin + address.pathname).toBe(`${server().siteUrl}${providerStartPath('google')}/done`)
    const done = await reader.send(address.pathname + address.search, { method: 'GET' })
    expect(done.text).toContain('data-outcome="provider-expired"')
    expect(done.text).toContain('<a href="/">')
    const said = () => server().server().lines.slice(before).join('\n')
    await expect.poll(said).toContain('A sign-in was not continued')
    expect(said()).not.toContain('"level":"error"')
    expect((await reader.ask('session')).user).toBeNull()
  })

  test('a code obtained by another browser is worthless', async () => {
    const email = makeAddress()
    const victim = openReader()
    const flow = randomUUID()
    const start = await victim.send(`${providerStartPath('google')}?flow=${flow}`, { method: 'GET' })
    const state = new URL(start.headers.get('Location') ?? '').searchParams.get('state')
    const thief = openReader()
    const answer = await thief.send(`/api/auth/callback/google?code=stolen&state=${state}`, { method: 'GET' })
    expect(answer.headers.get('Location')).toContain('error=state_mismatch')
    expect((await thief.ask('session')).user).toBeNull()
    expect((await passPopup(victim, email)).text).toContain('data-outcome="signed-in"')
  })
})

describe('without Google', () => {
  const { openReader } = useAccounts('sqlite', {
    GOOGLE_CLIENT_ID: '',
    GOOGLE_CLIENT_SECRET: '',
  })

  test('the session says so, and the popup, too', async () => {
    const reader = openReader()
    expect((await reader.ask('session')).providers).toEqual([])
    const answer = await reader.send(`${providerStartPath('google')}?flow=12345678`, { method: 'GET' })
    expect(answer.headers.get('Location')).toContain('error=provider-unavailable')
  })
})

describe('where Google does not answer', () => {
  const { openReader, join } = useAccounts('sqlite', {
    GOOGLE_DISCOVERY_URL: 'http://127.0.0.1:9/openid-configuration',
  })

  test('the popup says so, and everything else works', async () => {
    const reader = openReader()
    const answer = await reader.send(`${providerStartPath('google')}?flow=12345678`, { method: 'GET' })
    expect(answer.headers.get('Location')).toContain('error=provider-unavailable')
    await join()
  })
})

/** What the browser does on the provider's pages, which have cookies of their own. */
async function visitGoogle(
  issuer: string,
  address: URL,
  cookies: Map<string, string>,
  email: string | null,
): Promise<Answer> {
  const isForm = address.pathname.startsWith('/interaction/')
  const form = email === null ? { action: 'cancel' } : { action: 'choose', email }
  const response = await fetch(new URL(address.pathname + address.search, issuer), {
    method: isForm ? 'POST' : 'GET',
    headers: { Cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    body: isForm ? new URLSearchParams(form) : null,
    redirect: 'manual',
  })
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    cookies.set(name, value)
  }
  const text = await response.text()
  const location = new URL(response.headers.get('Location') ?? '', issuer)
  return {
    status: response.status,
    headers: new Headers({ Location: location.href }),
    text,
    json: () => JSON.parse(text),
  }
}
