/**
 * How pages send reports and reviewers decide on them. As in auth-endpoints.ts: JSON both ways, writes from the site's own
 * pages only, a `RefusalBody` for what is declined.
 */
import type { ClaimState, PublicClaim, Report, ReviewedClaim } from './report.ts'

export const reportsBase = '/api/reports'

export const reportEndpoints = {
  /** With a session or without. Sending the same report again is harmless. `invalid`, `too-large`, `rate-limited`. */
  send: { method: 'POST', path: `${reportsBase}/send` },
  /**
   * Deletes a report for anyone who has its id, and says the same if there is none. `invalid` also where reviewers have
   * decided; `rate-limited`.
   */
  takeBack: { method: 'POST', path: `${reportsBase}/take-back` },
  /** What is open or agreed. For reviewers; to others `not-found`, as where there is nothing. */
  queue: { method: 'GET', path: `${reportsBase}/queue` },
  /**
   * For reviewers; to others `not-found`. To take a decision back, decide for the state before it. `version-mismatch` where
   * another reviewer was faster, `invalid`.
   */
  decide: { method: 'POST', path: `${reportsBase}/decide` },
  /** Deletes undecided reports of some senders. For reviewers; to others `not-found`. `invalid`. */
  clear: { method: 'POST', path: `${reportsBase}/clear` },
  /** What was decided: public, and cached: a minute old at most. */
  decided: { method: 'GET', path: `${reportsBase}/decided` },
} as const satisfies Record<string, { readonly method: 'GET' | 'POST'; readonly path: string }>

export type ReportOperation = keyof typeof reportEndpoints

export type TakingBack = Pick<Report, 'id'>

export interface Decision {
  /** Of the claim. */
  readonly id: string
  /** The state that the reviewer has seen. */
  readonly from: ClaimState
  /** Any other than `from`. */
  readonly to: ClaimState
  /** Why, published; left out if no reason was given. */
  readonly reason?: string
}

export interface ReportAnswers {
  readonly send: SentAnswer
  readonly takeBack: Record<never, never>
  /**
   * What is open, then what is agreed, `mostListed.queue` at most of each: by the number of confirmations, then the first of
   * each sender before the second of any, then the oldest.
   */
  readonly queue: {
    readonly claims: readonly ReviewedClaim[]
    readonly total: number
    /** Who has sent a flood, the largest first. */
    readonly senders: readonly Sender[]
  }
  readonly decide: ReviewedClaim
  /** The number of reports. */
  readonly clear: { readonly removed: number }
  /** The newest decision first: all that is agreed, of the others `mostListed.decided` at most. */
  readonly decided: { readonly claims: readonly PublicClaim[] }
}

export interface SentAnswer {
  /** `first`: no report has said so before. `confirmed`: others have. `known`: this reader has, so nothing was counted. */
  readonly outcome: 'first' | 'confirmed' | 'known'
  readonly state: ClaimState
  readonly confirmations: number
  /** Why it was refused, where it was. */
  readonly reason: string | null
}

/** An account or a network, on one day. */
export interface Sender {
  readonly id: string
  /** How many open claims no one else has made: `fewestOfFlood` or more. */
  readonly claims: number
}

export interface Clearing {
  /** Ids, `mostListed.senders` at most. */
  readonly senders: readonly string[]
}

export const mostListed = { queue: 100, decided: 500, senders: 200 } as const

/** Open claims of one sender that reviewers are offered to clear together. */
export const fewestOfFlood = 10
