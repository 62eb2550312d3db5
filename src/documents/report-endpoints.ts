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
   * Deletes a report for whoever has its id, and says the same if there is none. `invalid` also where reviewers have
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
  /** What was decided, for everybody, and for caches: a minute old at most. */
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
  /** Why, for everybody to read; without, there is none. */
  readonly reason?: string
}

export interface ReportAnswers {
  readonly send: SentAnswer
  readonly takeBack: Record<never, never>
  /** What is open, then what is agreed; of each by the number of confirmations, then the oldest, `mostListed.queue` at most. */
  readonly queue: { readonly claims: readonly ReviewedClaim[]; readonly total: number }
  readonly decide: ReviewedClaim
  /** The newest decision first: all that is agreed, of the others `mostListed.decided` at most. */
  readonly decided: { readonly claims: readonly PublicClaim[] }
}

export interface SentAnswer {
  /** `first`: nobody has said so before. `confirmed`: others have. `known`: this reader has, so nothing was counted. */
  readonly outcome: 'first' | 'confirmed' | 'known'
  readonly state: ClaimState
  readonly confirmations: number
  /** Why it was refused, where it was. */
  readonly reason: string | null
}

export const mostListed = { queue: 100, decided: 500 } as const
