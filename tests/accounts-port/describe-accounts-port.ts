import { describe, expect, test } from 'vitest'
import type { UserRecord } from '#documents/describe-user.ts'
import type { DocumentChange } from '#documents/live-messages.ts'
import { reference } from '#documents/reference.ts'
import type { AccountsErrorCode } from '#site/features/accounts/port/accounts-error.ts'
import type { BoundDocument } from '#site/features/accounts/port/accounts-port.ts'
import { makeAddress, newPassword, password } from '../accounts/join.ts'
import type { PortEnvironment, PortUnderTest } from './port-under-test.ts'

async function openAccount(
  environment: PortEnvironment,
): Promise<{ port: PortUnderTest; user: UserRecord; path: string }> {
  const port = await environment.openPort()
  const { user } = await port.createAccount(makeAddress(), password)
  return { port, user, path: `users/${user.uid}` }
}

/** The users that a port tells of, null for nobody. */
function recordUsers(port: PortUnderTest): (UserRecord | null)[] {
  const users: (UserRecord | null)[] = []
  port.onUserChange((user) => users.push(user))
  return users
}

interface Recording {
  readonly documents: BoundDocument[]
  readonly codes: AccountsErrorCode[]
  readonly stop: () => void
}

function recordDocument(port: PortUnderTest, path: string): Recording {
  const [documents, codes]: [BoundDocument[], AccountsErrorCode[]] = [[], []]
  const stop = port.bind(
    path,
    (document) => documents.push(document),
    ({ code }) => codes.push(code),
  )
  return { documents, codes, stop }
}

function refused(work: Promise<unknown>, code: AccountsErrorCode): Promise<void> {
  return expect(work).rejects.toMatchObject({ name: 'AccountsError', code })
}

/** What every adapter of the accounts' port must do. */
export function describeAccountsPort(name: string, open: () => PortEnvironment): void {
  describe(`the accounts port of ${name}`, () => {
    describeAccounts(open)
    describePasswords(open)
    describeGoogle(open)
    describeDocuments(open)
    describeLiveDocuments(open)
  })
}

function describeAccounts(open: () => PortEnvironment): void {
  test('nobody is signed in at first, and listeners are told', async () => {
    const port = await open().openPort()
    const users = recordUsers(port)
    await expect.poll(() => users).toEqual([null])
    expect(await port.currentUser()).toBeNull()
    await refused(port.sessions(), 'signed-out')
    await refused(port.read('users/somebody'), 'signed-out')
  })

  test('a new account is signed in; its address is verified by the mailed token, once', async () => {
    const environment = open()
    const port = await environment.openPort()
    const users = recordUsers(port)
    const email = makeAddress()
    const { user, isMailed } = await port.createAccount(email, password)
    expect(isMailed).toBe(true)
    expect(user).toMatchObject({ email, emailVerified: false, providers: ['password'] })
    expect(await port.currentUser()).toEqual(user)
    expect(users.at(-1)).toEqual(user)
    const token = await environment.readToken(email, 'verification')
    const link = { email, currentEmail: email, createdAtMs: expect.any(Number), isSignedIn: true }
    expect(await port.describeVerification(token)).toEqual(link)
    const elsewhere = await environment.openPort()
    expect(await elsewhere.describeVerification(token)).toEqual({ ...link, isSignedIn: false })
    await refused(elsewhere.completeVerification(token), 'signed-out')
    await refused(elsewhere.completeVerification(token, newPassword), 'wrong-credentials')
    expect(await port.completeVerification(token)).toBe(email)
    await expect.poll(() => users.at(-1)).toEqual({ ...user, emailVerified: true })
    await refused(port.describeVerification(token), 'link-expired')
    await refused(port.completeVerification(token), 'link-expired')
    await port.sendVerification()
  })

  test('an address has one account; weak passwords and invalid addresses are refused', async () => {
    const environment = open()
    const { user } = await openAccount(environment)
    const port = await environment.openPort()
    await refused(port.createAccount(user.email, password), 'email-in-use')
    await refused(port.createAccount(makeAddress(), 'short'), 'weak-password')
    await refused(port.createAccount('no address', password), 'invalid')
    // Undefined until the server has first said who is signed in.
    await expect.poll(() => port.currentUser()).toBeNull()
  })

  test('signing out and in; a wrong password and an unknown address are refused identically', async () => {
    const { port, user } = await openAccount(open())
    const users = recordUsers(port)
    await port.signOut()
    expect(await port.currentUser()).toBeNull()
    expect(users.at(-1)).toBeNull()
    await refused(port.signIn(user.email, newPassword), 'wrong-credentials')
    await refused(port.signIn(makeAddress(), password), 'wrong-credentials')
    expect(await port.signIn(user.email, password)).toEqual(user)
    expect(users.at(-1)).toEqual(user)
  })

  test('signing in again re-authenticates; another address is refused and changes nothing', async () => {
    const environment = open()
    const { user: other } = await openAccount(environment)
    const { port, user } = await openAccount(environment)
    const [session] = await port.sessions()
    await environment.ageSignIns()
    await refused(port.updateEmail(user.uid, makeAddress()), 'reauthentication-required')
    await refused(port.updateEmail(other.uid, makeAddress()), 'user-mismatch')
    await refused(port.signIn(other.email, password), 'user-mismatch')
    await refused(port.signIn(user.email, newPassword), 'wrong-credentials')
    expect(await port.currentUser()).toEqual(user)
    await refused(port.updateEmail(user.uid, makeAddress()), 'reauthentication-required')
    expect(await port.signIn(user.email, password)).toEqual(user)
    await port.updateEmail(user.uid, makeAddress())
    expect(await port.sessions()).toMatchObject([{ isCurrent: true, createdAtMs: session?.createdAtMs }])
  })

  test('the address changes only once the new one is verified', async () => {
    const environment = open()
    const { port, user } = await openAccount(environment)
    const users = recordUsers(port)
    const email = makeAddress()
    await port.updateEmail(user.uid, email)
    const token = await environment.readToken(email, 'new address')
    expect(await port.currentUser()).toEqual(user)
    const elsewhere = await environment.openPort()
    expect(await elsewhere.completeVerification(token, password)).toBe(email)
    expect(await elsewhere.currentUser()).toBeNull()
    await expect.poll(() => users.at(-1)?.email).toBe(email)
    await port.signOut()
    await refused(port.signIn(user.email, password), 'wrong-credentials')
    expect(await port.signIn(email, password)).toMatchObject({ uid: user.uid, email })
  })

  test('sessions are listed, and the others can be ended', async () => {
    const environment = open()
    const { port, user } = await openAccount(environment)
    const elsewhere = await environment.openPort()
    await elsewhere.signIn(user.email, password)
    const users = recordUsers(elsewhere)
    expect((await port.sessions()).map(({ isCurrent }) => isCurrent).toSorted()).toEqual([false, true])
    await port.endOtherSessions()
    await expect.poll(() => users.at(-1)).toBeNull()
    expect(await port.sessions()).toMatchObject([{ isCurrent: true }])
    expect(await port.currentUser()).toEqual(user)
  })

  test('a deleted account is gone, with its documents', async () => {
    const environment = open()
    const { port, user, path } = await openAccount(environment)
    await port.set(path, { preferences: { theme: 'dark' } })
    await environment.ageSignIns()
    await refused(port.deleteAccount(user.uid), 'reauthentication-required')
    await port.signIn(user.email, password)
    expect(await port.wasDeleted(user.uid)).toBe(false)
    await port.deleteAccount(user.uid)
    expect(await port.currentUser()).toBeNull()
    expect(await port.wasDeleted(user.uid)).toBe(true)
    await refused(port.signIn(user.email, password), 'wrong-credentials')
    const { user: again } = await port.createAccount(user.email, password)
    expect(again.uid).not.toBe(user.uid)
    expect(await port.read(`users/${again.uid}`)).toEqual({ version: 0, data: null })
  })
}

function describePasswords(open: () => PortEnvironment): void {
  test('a mailed token resets a forgotten password once, and ends every session', async () => {
    const environment = open()
    const { port, user } = await openAccount(environment)
    const users = recordUsers(port)
    const reader = await environment.openPort()
    await reader.sendPasswordReset(makeAddress())
    await reader.sendPasswordReset(user.email)
    const token = await environment.readToken(user.email, 'password reset')
    await refused(reader.completePasswordReset(token, 'short'), 'weak-password')
    await reader.completePasswordReset(token, newPassword)
    await refused(reader.completePasswordReset(token, newPassword), 'link-expired')
    await expect.poll(() => users.at(-1)).toBeNull()
    expect(await reader.currentUser()).toBeNull()
    await refused(reader.signIn(user.email, password), 'wrong-credentials')
    expect(await reader.signIn(user.email, newPassword)).toMatchObject({ uid: user.uid })
  })

  test('a new password requires a fresh sign-in and ends the other sessions', async () => {
    const environment = open()
    const { port, user } = await openAccount(environment)
    const elsewhere = await environment.openPort()
    await elsewhere.signIn(user.email, password)
    const users = recordUsers(elsewhere)
    await environment.ageSignIns()
    await refused(port.updatePassword(user.uid, newPassword), 'reauthentication-required')
    await port.signIn(user.email, password)
    await refused(port.updatePassword(user.uid, 'short'), 'weak-password')
    await port.updatePassword(user.uid, newPassword)
    await expect.poll(() => users.at(-1)).toBeNull()
    expect(await port.currentUser()).toEqual(user)
    await refused(elsewhere.signIn(user.email, password), 'wrong-credentials')
    await elsewhere.signIn(user.email, newPassword)
  })
}

function describeGoogle(open: () => PortEnvironment): void {
  test('Google sign-in uses a popup; a second time it opens the same account', async () => {
    const port = await open().openPort()
    expect(await port.providers()).toEqual(['google'])
    const email = makeAddress()
    const signingIn = port.signInWith('google')
    await port.answerGoogle({ choose: email })
    const user = await signingIn
    expect(user).toMatchObject({ email, emailVerified: true, providers: ['google'] })
    expect(await port.currentUser()).toEqual(user)
    await port.signOut()
    const again = port.signInWith('google')
    await port.answerGoogle({ choose: email })
    expect(await again).toEqual(user)
  })

  test('declining and closing the popup are distinguished', async () => {
    const port = await open().openPort()
    const declined = refused(port.signInWith('google'), 'provider-cancelled')
    await port.answerGoogle('decline')
    await declined
    const closed = refused(port.signInWith('google'), 'popup-closed')
    await port.answerGoogle('close')
    await closed
    expect(await port.currentUser()).toBeNull()
  })

  test('Google sign-in does not open an account with an unverified address', async () => {
    const environment = open()
    const { port, user } = await openAccount(environment)
    await port.signOut()
    const signingIn = refused(port.signInWith('google'), 'account-not-linked')
    await port.answerGoogle({ choose: user.email })
    await signingIn
    expect(await port.currentUser()).toBeNull()
  })

  test('Google re-authenticates the signed-in user, and nobody else', async () => {
    const environment = open()
    const port = await environment.openPort()
    const email = makeAddress()
    const first = port.signInWith('google')
    await port.answerGoogle({ choose: email })
    const user = await first
    await environment.ageSignIns()
    const other = refused(port.signInWith('google'), 'user-mismatch')
    await port.answerGoogle({ choose: makeAddress() })
    await other
    expect(await port.currentUser()).toEqual(user)
    await refused(port.deleteAccount(user.uid), 'reauthentication-required')
    const same = port.signInWith('google')
    await port.answerGoogle({ choose: email })
    expect(await same).toEqual(user)
    await port.deleteAccount(user.uid)
  })
}

function describeDocuments(open: () => PortEnvironment): void {
  test('a document is written whole over the version seen, or merged field by field', async () => {
    const { port, path } = await openAccount(open())
    expect(await port.read(path)).toEqual({ version: 0, data: null })
    const first = { userDetails: { displayName: 'Toad' }, preferences: { theme: 'dark' } }
    expect(await port.set(path, first, 0)).toEqual({ version: 1, data: first })
    await refused(port.set(path, first, 0), 'version-mismatch')
    const second = { userDetails: { displayName: 'Toadette' } }
    expect(await port.set(path, second, 1)).toEqual({ version: 2, data: second })
    const merged = await port.update(path, { preferences: { theme: 'light' }, checklist: { toad: [1, 5] } })
    expect(merged.data).toEqual({ ...second, preferences: { theme: 'light' }, checklist: { toad: [1, 5] } })
    const later = await port.update(path, { preferences: null, checklist: { toad: [2, 4], mario: [3, 1] } })
    expect(later.data).toEqual({ ...second, checklist: { toad: [1, 5], mario: [3, 1] } })
    expect(await port.read(path)).toEqual(later)
  })

  test('updating creates a document; an invalid update is refused and changes nothing', async () => {
    const { port, path } = await openAccount(open())
    const { data, version } = await port.update(path, { preferences: { density: 'compact' } })
    expect([data, version]).toEqual([{ preferences: { density: 'compact' } }, 1])
    await expect(port.update(path, { preferences: { theme: 'blue' } })).rejects.toMatchObject({
      code: 'invalid',
      field: 'preferences.theme',
    })
    await refused(port.set(path, { unknown: true }), 'invalid')
    expect(await port.read(path)).toEqual({ data, version })
  })

  test("other people's documents are unreachable, and all are after signing out", async () => {
    const environment = open()
    const { path: theirs, port: owner } = await openAccount(environment)
    await owner.set(theirs, { preferences: { theme: 'dark' } })
    const { port, path } = await openAccount(environment)
    const bound = recordDocument(port, theirs)
    await refused(port.read(theirs), 'permission-denied')
    await refused(port.set(theirs, {}), 'permission-denied')
    await refused(port.update(theirs, { preferences: null }), 'permission-denied')
    await expect.poll(() => bound.codes).toEqual(['permission-denied'])
    await port.signOut()
    await refused(port.update(path, { preferences: { theme: 'dark' } }), 'signed-out')
    expect(bound.documents).toEqual([])
  })
}

function describeLiveDocuments(open: () => PortEnvironment): void {
  test('a binding delivers the document now and after every change, until stopped', async () => {
    const environment = open()
    const { port, user, path } = await openAccount(environment)
    const { documents, stop } = recordDocument(port, path)
    await expect.poll(() => documents.at(-1)).toEqual({ path, version: 0, data: null, resolved: null })
    const elsewhere = await environment.openPort()
    await elsewhere.signIn(user.email, password)
    for (const theme of ['dark', 'light']) {
      await elsewhere.update(path, { preferences: { theme } })
      await expect.poll(() => documents.at(-1)?.data).toEqual({ preferences: { theme } })
    }
    stop()
    const { documents: others } = recordDocument(port, path)
    await elsewhere.update(path, { preferences: { theme: 'system' } })
    await expect.poll(() => others.at(-1)?.version).toBe(3)
    expect(documents.at(-1)?.version).toBe(2)
  })

  test('every device hears which collection was written, and a document bound later is still the reader’s own', async () => {
    const environment = open()
    const { port, user, path } = await openAccount(environment)
    const elsewhere = await environment.openPort()
    await elsewhere.signIn(user.email, password)
    const heard: (DocumentChange | null)[] = []
    elsewhere.onChange((change) => heard.push(change))
    const names = `collections/${user.uid}`
    const named = await port.set(names, { collections: { rosa0001: { name: 'Rosa', changedAtMs: 1000 } } })
    await expect.poll(() => heard).toContainEqual({ path: names, version: named.version })
    const { documents } = recordDocument(port, path)
    await expect.poll(() => documents.at(-1)?.path).toBe(path)
  })

  test('a binding sees a write no later than its promise', async () => {
    const { port, path } = await openAccount(open())
    const { documents } = recordDocument(port, path)
    await expect.poll(() => documents.length).toBeGreaterThan(0)
    await port.set(path, { preferences: { theme: 'dark' } })
    await expect.poll(() => documents.at(-1)?.version).toBe(1)
    const versions = documents.map(({ version }) => version)
    expect(versions).toEqual(versions.toSorted())
  })

  test('references are resolved to depth 2 for reading and stored as references', async () => {
    const { port, path } = await openAccount(open())
    const { documents } = recordDocument(port, path)
    const [driver, nothing] = [reference('drivers', 'mario'), reference('karts', 'no-such-kart')]
    const data = { userDetails: { featuredParts: { driver: { ...driver }, kart: { ...nothing } } } }
    await port.set(path, data)
    await expect.poll(() => documents.at(-1)?.version).toBe(1)
    expect(documents.at(-1)?.data).toEqual(data)
    expect(documents.at(-1)?.resolved).toMatchObject({
      userDetails: { featuredParts: { driver: { id: 'mario', name: 'Mario' }, kart: null } },
    })
    expect(await port.resolve(data)).toEqual(documents.at(-1)?.resolved)
    expect((await port.read(path)).data).toEqual(data)
  })

  test('a binding ends with the session', async () => {
    const { port, path } = await openAccount(open())
    const { documents, codes } = recordDocument(port, path)
    await expect.poll(() => documents.length).toBe(1)
    await port.signOut()
    await expect.poll(() => codes).toEqual(['signed-out'])
    expect(documents).toHaveLength(1)
  })

  test('offline, operations fail with a network error; back online, nothing was missed', async () => {
    const environment = open()
    const { port, user, path } = await openAccount(environment)
    const { documents } = recordDocument(port, path)
    await expect.poll(() => documents.length).toBe(1)
    const elsewhere = await environment.openPort()
    await elsewhere.signIn(user.email, password)
    await port.setOffline(true)
    await refused(port.update(path, { preferences: { theme: 'dark' } }), 'network')
    await elsewhere.update(path, { preferences: { density: 'compact' } })
    expect(documents).toHaveLength(1)
    expect(await port.currentUser()).toEqual(user)
    await port.setOffline(false)
    await expect.poll(() => documents.at(-1)?.data).toEqual({ preferences: { density: 'compact' } })
    await port.update(path, { preferences: { theme: 'dark' } })
  })

  test('two tabs of a browser agree', async () => {
    const environment = open()
    const { port, user, path } = await openAccount(environment)
    const tab = await environment.openTab(port)
    const users = recordUsers(tab)
    await expect.poll(() => users.at(-1)).toEqual(user)
    const { documents } = recordDocument(tab, path)
    await port.set(path, { preferences: { theme: 'dark' } })
    await expect.poll(() => documents.at(-1)?.version).toBe(1)
    await tab.signOut()
    await expect.poll(() => port.currentUser()).toBeNull()
  })
}
