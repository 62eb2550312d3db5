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
  test('nobody is signed in at first; who signs up, out or in is told, and what is refused changes nothing', async () => {
    const port = await open().openPort()
    const users = recordUsers(port)
    await expect.poll(() => users).toEqual([null])
    expect(await port.currentUser()).toBeNull()
    await refused(port.sessions(), 'signed-out')
    await refused(port.read('users/somebody'), 'signed-out')
    const { user } = await port.createAccount(makeAddress(), password)
    await port.signOut()
    expect(await port.currentUser()).toBeNull()
    expect(users.at(-1)).toBeNull()
    await refused(port.createAccount(user.email, password), 'email-in-use')
    await refused(port.createAccount(makeAddress(), 'short'), 'weak-password')
    await refused(port.createAccount('no address', password), 'invalid')
    // A wrong password and an unknown address are refused identically.
    await refused(port.signIn(user.email, newPassword), 'wrong-credentials')
    await refused(port.signIn(makeAddress(), password), 'wrong-credentials')
    expect(await port.currentUser()).toBeNull()
    expect(await port.signIn(user.email, password)).toEqual(user)
    expect(users.at(-1)).toEqual(user)
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

  test('a new address, a new password, which ends other sessions, and deletion need a fresh sign-in', async () => {
    const environment = open()
    const { user: other } = await openAccount(environment)
    const { port, user, path } = await openAccount(environment)
    await port.set(path, { preferences: { theme: 'dark' } })
    const [session] = await port.sessions()
    const elsewhere = await environment.openPort()
    await elsewhere.signIn(user.email, password)
    const users = recordUsers(elsewhere)
    await environment.ageSignIns()
    const isRefused = async () => {
      await refused(port.updateEmail(user.uid, makeAddress()), 'reauthentication-required')
      await refused(port.updatePassword(user.uid, newPassword), 'reauthentication-required')
      await refused(port.deleteAccount(user.uid), 'reauthentication-required')
    }
    await isRefused()
    // Another address is refused and changes nothing.
    await refused(port.updateEmail(other.uid, makeAddress()), 'user-mismatch')
    await refused(port.signIn(other.email, password), 'user-mismatch')
    await refused(port.signIn(user.email, newPassword), 'wrong-credentials')
    expect(await port.currentUser()).toEqual(user)
    await isRefused()

    expect(await port.signIn(user.email, password)).toEqual(user)
    await port.updateEmail(user.uid, makeAddress())
    await refused(port.updatePassword(user.uid, 'short'), 'weak-password')
    await port.updatePassword(user.uid, newPassword)
    await expect.poll(() => users.at(-1)).toBeNull()
    expect(await port.currentUser()).toEqual(user)
    expect(await port.sessions()).toMatchObject([{ isCurrent: true, createdAtMs: session?.createdAtMs }])
    await refused(elsewhere.signIn(user.email, password), 'wrong-credentials')
    await elsewhere.signIn(user.email, newPassword)
    expect(users.at(-1)?.uid).toBe(user.uid)
    expect((await port.sessions()).map(({ isCurrent }) => isCurrent).toSorted()).toEqual([false, true])
    await port.endOtherSessions()
    await expect.poll(() => users.at(-1)).toBeNull()
    expect(await port.sessions()).toMatchObject([{ isCurrent: true }])

    expect(await port.wasDeleted(user.uid)).toBe(false)
    await port.deleteAccount(user.uid)
    expect(await port.currentUser()).toBeNull()
    expect(await port.wasDeleted(user.uid)).toBe(true)
    await refused(port.signIn(user.email, newPassword), 'wrong-credentials')
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
}

function describeGoogle(open: () => PortEnvironment): void {
  test('Google sign-in uses a popup; again it opens the same account, and proves who is signed in', async () => {
    const environment = open()
    const port = await environment.openPort()
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

  test('declining, closing the popup, and an account whose address is not verified are distinguished', async () => {
    const { port, user } = await openAccount(open())
    await port.signOut()
    for (const [answer, code] of [
      ['decline', 'provider-cancelled'],
      ['close', 'popup-closed'],
      [{ choose: user.email }, 'account-not-linked'],
    ] as const) {
      const signingIn = refused(port.signInWith('google'), code)
      await port.answerGoogle(answer)
      await signingIn
    }
    expect(await port.currentUser()).toBeNull()
  })
}

function describeDocuments(open: () => PortEnvironment): void {
  test('a document is created, written whole over the version seen, or merged field by field, unless it is invalid', async () => {
    const { port, path } = await openAccount(open())
    expect(await port.read(path)).toEqual({ version: 0, data: null })
    const compact = { preferences: { density: 'compact' } }
    expect(await port.update(path, compact)).toEqual({ version: 1, data: compact })
    await expect(port.update(path, { preferences: { theme: 'blue' } })).rejects.toMatchObject({
      code: 'invalid',
      field: 'preferences.theme',
    })
    await refused(port.set(path, { unknown: true }), 'invalid')
    const whole = { userDetails: { displayName: 'Toadette' } }
    await refused(port.set(path, whole, 0), 'version-mismatch')
    expect(await port.read(path)).toEqual({ version: 1, data: compact })
    expect(await port.set(path, whole, 1)).toEqual({ version: 2, data: whole })
    const merged = await port.update(path, { preferences: { theme: 'light' }, checklist: { toad: [1, 5] } })
    expect(merged.data).toEqual({ ...whole, preferences: { theme: 'light' }, checklist: { toad: [1, 5] } })
    const later = await port.update(path, { preferences: null, checklist: { toad: [2, 4], mario: [3, 1] } })
    expect(later.data).toEqual({ ...whole, checklist: { toad: [1, 5], mario: [3, 1] } })
    expect(await port.read(path)).toEqual(later)
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
  test('a binding delivers the document now and after every change, until stopped or the session ends', async () => {
    const { port, path } = await openAccount(open())
    const { documents, stop } = recordDocument(port, path)
    await expect.poll(() => documents.at(-1)).toEqual({ path, version: 0, data: null, resolved: null })
    await port.set(path, { preferences: { theme: 'dark' } })
    await expect.poll(() => documents.at(-1)?.data).toEqual({ preferences: { theme: 'dark' } })
    // No later than its promise: the stream tells of the same version, and changes nothing.
    const versions = documents.map(({ version }) => version)
    expect(versions).toEqual(versions.toSorted())

    // References are resolved to depth 2 for reading and stored as references.
    const [driver, nothing] = [reference('drivers', 'mario'), reference('karts', 'no-such-kart')]
    const data = { userDetails: { featuredParts: { driver: { ...driver }, kart: { ...nothing } } } }
    await port.set(path, data)
    await expect.poll(() => documents.at(-1)?.version).toBe(2)
    expect(documents.at(-1)?.data).toEqual(data)
    expect(documents.at(-1)?.resolved).toMatchObject({
      userDetails: { featuredParts: { driver: { id: 'mario', name: 'Mario' }, kart: null } },
    })
    expect(await port.resolve(data)).toEqual(documents.at(-1)?.resolved)
    expect((await port.read(path)).data).toEqual(data)

    stop()
    const { documents: others, codes } = recordDocument(port, path)
    await port.update(path, { preferences: { theme: 'system' } })
    await expect.poll(() => others.at(-1)?.version).toBe(3)
    expect(documents.at(-1)?.version).toBe(2)
    await port.signOut()
    await expect.poll(() => codes).toEqual(['signed-out'])
    expect(others.at(-1)?.version).toBe(3)
  })

  test('devices hear of each other’s documents and collections; offline, operations fail, and nothing is missed', async () => {
    const environment = open()
    const { port, user, path } = await openAccount(environment)
    const { documents } = recordDocument(port, path)
    await expect.poll(() => documents.length).toBe(1)
    const elsewhere = await environment.openPort()
    await elsewhere.signIn(user.email, password)
    for (const theme of ['dark', 'light']) {
      await elsewhere.update(path, { preferences: { theme } })
      await expect.poll(() => documents.at(-1)?.data).toEqual({ preferences: { theme } })
    }
    const heard: (DocumentChange | null)[] = []
    elsewhere.onChange((change) => heard.push(change))
    const names = `collections/${user.uid}`
    const named = await port.set(names, { collections: { rosa0001: { name: 'Rosa', changedAtMs: 1000 } } })
    await expect.poll(() => heard).toContainEqual({ path: names, version: named.version })
    // One that is bound later is still the reader's own.
    const { documents: later } = recordDocument(port, path)
    await expect.poll(() => later.at(-1)?.path).toBe(path)

    const count = documents.length
    await port.setOffline(true)
    await refused(port.update(path, { preferences: { theme: 'dark' } }), 'network')
    await elsewhere.update(path, { preferences: { density: 'compact' } })
    expect(documents).toHaveLength(count)
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
