/** What the site asks of the server about reports. Every request rejects with an AccountsError. */
import type { Report, ReviewedClaim } from '#documents/report.ts'
import {
  reportEndpoints,
  type Clearing,
  type Decision,
  type ReportAnswers,
  type SentAnswer,
  type TakingBack,
} from '#documents/report-endpoints.ts'
import { parseDone } from '../accounts/remote/parse-answers.ts'
import { request } from '../accounts/remote/request.ts'
import { parseCleared, parseDecided, parseQueue, parseReviewed, parseSent } from './parse-report-answers.ts'

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

/** Deletes what these senders have reported and nobody has decided. @returns the number of reports */
export function clearSenders(senders: readonly string[]): Promise<number> {
  const body: Clearing = { senders }
  return request({ ...reportEndpoints.clear, body }, parseCleared)
}

export function askDecided(): Promise<ReportAnswers['decided']> {
  return request(reportEndpoints.decided, parseDecided)
}
