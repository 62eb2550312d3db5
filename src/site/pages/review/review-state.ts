/** The reviewer's list, and how decisions change it. */
import type { ClaimState, ReviewedClaim } from '#documents/report.ts'
import type { Decision } from '#documents/report-endpoints.ts'

export interface ReviewEntry {
  readonly claim: ReviewedClaim
  /** The state before the decision that was made here; null while none was. */
  readonly before: ClaimState | null
}

export function toEntries(claims: readonly ReviewedClaim[]): readonly ReviewEntry[] {
  return claims.map((claim) => ({ claim, before: null }))
}

/** @param reason shown to everybody; empty for none */
export function decide({ claim }: ReviewEntry, to: 'agreed' | 'refused', reason: string): Decision {
  const words = reason.trim()
  return { id: claim.id, from: claim.state, to, ...(words !== '' && { reason: words }) }
}

/** Undoes the decision that was made here; null if none was. */
export function undo({ claim, before }: ReviewEntry): Decision | null {
  return before && { id: claim.id, from: claim.state, to: before }
}

/** Entries keep their places: a list that reorders itself under the reader's hands is read wrongly. */
export function applyDecision(
  entries: readonly ReviewEntry[],
  { from, to }: Decision,
  decided: ReviewedClaim,
): readonly ReviewEntry[] {
  return entries.map((entry) =>
    entry.claim.id === decided.id ? { claim: decided, before: entry.before === to ? null : from } : entry,
  )
}
