/** What the accounts server says, checked: its address may lead to another version of it, or something else. */
import type {
  NewAccountAnswer,
  SessionAnswer,
  SessionDescription,
  VerificationAnswer,
} from '#documents/auth-endpoints.ts'
import type { UserRecord } from '#documents/describe-user.ts'
import { isJsonObject, type JsonObject } from '#documents/json-value.ts'
import type { DocumentChange, DocumentSnapshot } from '#documents/live-messages.ts'
import { AccountsError } from '../port/accounts-error.ts'
import type { StoredDocument } from '../port/accounts-port.ts'

export type Parse<Value> = (answer: unknown) => Value

/** For responses without content. */
export function parseDone(): void {}

export function parseSignedIn(answer: unknown): UserRecord {
  return isJsonObject(answer) ? parseUser(answer['user']) : fail('a sign-in')
}

export function parseNewAccount(answer: unknown): Pick<NewAccountAnswer, 'user' | 'isMailed'> {
  // A server of before does not say so, and mails always.
  return { user: parseSignedIn(answer), isMailed: !isJsonObject(answer) || answer['isMailed'] !== false }
}

export function parseSession(answer: unknown): Pick<SessionAnswer, 'user' | 'providers'> {
  if (!isJsonObject(answer)) return fail('a session')
  const { user, providers } = answer
  return {
    user: user === null ? null : parseUser(user),
    providers: Array.isArray(providers) ? providers : [],
  }
}

export function parseUser(value: unknown): UserRecord {
  return isUser(value) ? value : fail('a user')
}

export function parseVerified(answer: unknown): string {
  const email = isJsonObject(answer) ? answer['email'] : null
  return typeof email === 'string' ? email : fail('a verified address')
}

export function parseVerification(answer: unknown): VerificationAnswer {
  return isVerification(answer) ? answer : fail('what a link is for')
}

export function parseDeletion(answer: unknown): boolean {
  const wasDeleted = isJsonObject(answer) ? answer['wasDeleted'] : null
  return typeof wasDeleted === 'boolean' ? wasDeleted : fail('whether an account was deleted')
}

export function parseSessions(answer: unknown): readonly SessionDescription[] {
  const sessions: unknown = isJsonObject(answer) ? answer['sessions'] : null
  return Array.isArray(sessions) && sessions.every(isSession) ? sessions : fail('sessions')
}

export function parseStored(answer: unknown): StoredDocument {
  if (!isJsonObject(answer)) return fail('a document')
  const { version, data } = answer
  return { version: typeof version === 'number' ? version : fail('a version'), data: isJsonObject(data) ? data : null }
}

export function parseSnapshot(value: unknown): DocumentSnapshot {
  const { version, data } = parseStored(value)
  const { path, included }: JsonObject = isJsonObject(value) ? value : {}
  if (typeof path !== 'string') return fail('a path')
  return { path, version, data, included: isJsonObject(included) ? included : {} }
}

export function parseChange(value: unknown): DocumentChange {
  const { path, version }: JsonObject = isJsonObject(value) ? value : {}
  return typeof path === 'string' && typeof version === 'number' ? { path, version } : fail('a change')
}

function isUser(value: unknown): value is UserRecord {
  return (
    isJsonObject(value) &&
    typeof value['uid'] === 'string' &&
    typeof value['email'] === 'string' &&
    typeof value['emailVerified'] === 'boolean' &&
    Array.isArray(value['providers'])
  )
}

function isVerification(value: unknown): value is VerificationAnswer {
  return (
    isJsonObject(value) &&
    typeof value['email'] === 'string' &&
    typeof value['currentEmail'] === 'string' &&
    typeof value['createdAtMs'] === 'number' &&
    typeof value['isSignedIn'] === 'boolean'
  )
}

function isSession(value: unknown): value is SessionDescription {
  return (
    isJsonObject(value) &&
    typeof value['isCurrent'] === 'boolean' &&
    typeof value['createdAtMs'] === 'number' &&
    typeof value['lastSeenAtMs'] === 'number' &&
    typeof value['userAgent'] === 'string'
  )
}

function fail(what: string): never {
  throw new AccountsError('internal', `The server did not answer with ${what}.`)
}
