/** What the site asks of the server about reports. Every request rejects with an AccountsError. */
import {
  type Report,
  type ReviewedClaim,
  claimStates,
  reportedLevels,
  reportedShelves,
  type ClaimSubject,
  type Evidence,
  type PublicClaim,
  type ReportedPlace,
} from '#documents/report.ts'
import {
  reportEndpoints,
  type Clearing,
  type Decision,
  type ReportAnswers,
  type SentAnswer,
  type TakingBack,
  type Sender,
} from '#documents/report-endpoints.ts'
import { isJsonObject } from '#documents/json-value.ts'
import { parseDone } from '../accounts/remote/parse-answers.ts'
import { request } from '../accounts/remote/request.ts'
import { AccountsError } from '../accounts/port/accounts-error.ts'

/** @param isAnonymous keeps from the server whose account this browser is signed in to */
export function sendReport(report: Report, isAnonymous: boolean): Promise<SentAnswer> {
  return request(
    { ...reportEndpoints.send, body: report, credentials: isAnonymous ? 'omit' : 'same-origin' },
    parseSent,
  )
}

/** The id says enough: whose account this browser is signed in to is kept from the server. */
export function takeReportBack(id: string): Promise<void> {
  const body: TakingBack = { id }
  return request({ ...reportEndpoints.takeBack, body, credentials: 'omit' }, parseDone)
}

export function askReviewQueue(): Promise<ReportAnswers['queue']> {
  return request(reportEndpoints.queue, parseQueue)
}

export function sendDecision(decision: Decision): Promise<ReviewedClaim> {
  return request({ ...reportEndpoints.decide, body: decision }, parseReviewed)
}

/** Deletes the undecided reports of these senders. @returns the number of reports */
export function clearSenders(senders: readonly string[]): Promise<number> {
  const body: Clearing = { senders }
  return request({ ...reportEndpoints.clear, body }, parseCleared)
}

export function askDecided(): Promise<ReportAnswers['decided']> {
  return request(reportEndpoints.decided, parseDecided)
}

/** What the server says about reports, checked: its address may lead to another version of it, or something else. */
function parseSent(answer: unknown): SentAnswer {
  return isSent(answer) ? answer : fail('what became of a report')
}

function parseQueue(answer: unknown): ReportAnswers['queue'] {
  // A server of before knows no senders.
  const { claims, total, senders = [] } = isJsonObject(answer) ? answer : {}
  return Array.isArray(claims) &&
    claims.every(isReviewed) &&
    typeof total === 'number' &&
    Array.isArray(senders) &&
    senders.every(isSender)
    ? { claims, total, senders }
    : fail('the queue of reports')
}

function parseCleared(answer: unknown): number {
  const removed = isJsonObject(answer) ? answer['removed'] : null
  return typeof removed === 'number' ? removed : fail('what was deleted')
}

function parseReviewed(answer: unknown): ReviewedClaim {
  return isReviewed(answer) ? answer : fail('a reviewed claim')
}

function parseDecided(answer: unknown): ReportAnswers['decided'] {
  const claims: unknown = isJsonObject(answer) ? answer['claims'] : null
  return Array.isArray(claims) && claims.every(isClaim) ? { claims } : fail('what was decided')
}

function isSent(value: unknown): value is SentAnswer {
  return (
    isJsonObject(value) &&
    isOneOf(['first', 'confirmed', 'known'], value['outcome']) &&
    isOneOf(claimStates, value['state']) &&
    typeof value['confirmations'] === 'number' &&
    isTextOrNull(value['reason'])
  )
}

function isReviewed(value: unknown): value is ReviewedClaim {
  if (!isClaim(value) || !isJsonObject(value)) return false
  const { evidence, verifiedReporters, sender = null } = value
  return (
    typeof verifiedReporters === 'number' &&
    isTextOrNull(sender) &&
    Array.isArray(evidence) &&
    evidence.every(isEvidence)
  )
}

function isSender(value: unknown): value is Sender {
  return isJsonObject(value) && typeof value['id'] === 'string' && typeof value['claims'] === 'number'
}

function isClaim(value: unknown): value is PublicClaim {
  return (
    isJsonObject(value) &&
    typeof value['id'] === 'string' &&
    isSubject(value['subject']) &&
    isOneOf(claimStates, value['state']) &&
    typeof value['confirmations'] === 'number' &&
    isTextOrNull(value['day']) &&
    typeof value['madeAtMs'] === 'number' &&
    (value['decidedAtMs'] === null || typeof value['decidedAtMs'] === 'number') &&
    isTextOrNull(value['reason'])
  )
}

function isSubject(value: unknown): value is ClaimSubject {
  if (!isJsonObject(value)) return false
  const { kind, item, variant, said, seen, page } = value
  if (kind === 'other') return typeof page === 'string'
  return kind === 'shelf' && typeof item === 'string' && typeof variant === 'string' && isPlace(said) && isPlace(seen)
}

function isPlace(value: unknown): value is ReportedPlace {
  return isJsonObject(value) && isOneOf(reportedShelves, value['shelf']) && isOneOf(reportedLevels, value['level'])
}

function isEvidence(value: unknown): value is Evidence {
  return (
    isJsonObject(value) &&
    typeof value['page'] === 'string' &&
    isTextOrNull(value['day']) &&
    typeof value['madeAtMs'] === 'number' &&
    typeof value['isVerified'] === 'boolean' &&
    isTextOrNull(value['note']) &&
    isTextOrNull(value['link'])
  )
}

function isOneOf(known: readonly unknown[], value: unknown): boolean {
  return known.includes(value)
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string'
}

function fail(what: string): never {
  throw new AccountsError('internal', `The server did not answer with ${what}.`)
}
