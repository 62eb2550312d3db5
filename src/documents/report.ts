/**
 * What players report as wrong, and what reviewers make of it. Reports that claim the same thing are one claim: the
 * first is the report, those of others confirm it. Items, course variants and pages are ids and paths that mean nothing
 * to the server; pages look them up in the catalogue and show none that it does not know.
 */

/** Where an item stands on a course variant; `low` is neither of the two that count. */
export const reportedShelves = ['top', 'middle', 'low'] as const
type ReportedShelf = (typeof reportedShelves)[number]

/** Item levels from which an item can be on the top shelf, as the content knows them. Of the other shelves it is 1. */
export const reportedLevels = [1, 3, 6, 8] as const
export type ReportedLevel = (typeof reportedLevels)[number]

/** `{ shelf: 'top', level: 3 }` is on the middle shelf below level 3. */
export interface ReportedPlace {
  readonly shelf: ReportedShelf
  readonly level: ReportedLevel
}

/** Characters; a text must not be empty either. */
export const longestReportText = { note: 500, link: 300, page: 200, reason: 300 } as const

/** Bytes of a request. */
export const reportLimitBytes = 8192

/** A report may wait in the browser for so long (ms). */
export const oldestReportMs = 90 * 24 * 3_600_000

interface AnyReport {
  /** Made by the page, a random UUID: a report that is sent again is the same report. */
  readonly id: string
  /** Path of the page it was made on: `/drivers/mario/`. */
  readonly page: string
  /** The game day that it is about, YYYY-MM-DD; left out by those who are not sure. */
  readonly day?: string
  /** When the reader has made it, which may be days before it is sent. Milliseconds since 1970. */
  readonly madeAtMs: number
  /** http or https. */
  readonly link?: string
}

/** An item was on another shelf than the page says, or on the named day was on it already. */
export interface ShelfReport extends AnyReport {
  readonly kind: 'shelf'
  /** Ids of the catalogue. */
  readonly item: string
  readonly variant: string
  /** What the page says. */
  readonly said: ReportedPlace
  /** What the game showed. Equal to what the page says only if a day is named. */
  readonly seen: ReportedPlace
  readonly note?: string
}

/** Anything else, in words. */
export interface OtherReport extends AnyReport {
  readonly kind: 'other'
  readonly note: string
}

export type Report = ShelfReport | OtherReport

/** `agreed`: a reviewer accepts it. `done`: it is in the content. */
export const claimStates = ['open', 'agreed', 'refused', 'done'] as const
export type ClaimState = (typeof claimStates)[number]

/** What is claimed, by one player or by many. */
export type ClaimSubject =
  | Pick<ShelfReport, 'kind' | 'item' | 'variant' | 'said' | 'seen'>
  | Pick<OtherReport, 'kind' | 'page'>

/** A claim as it is published once it is decided: nothing in it is written by those who have reported. */
export interface PublicClaim {
  /** 32 hexadecimal digits. */
  readonly id: string
  readonly subject: ClaimSubject
  readonly state: ClaimState
  /** Players who have reported the same after the first one. */
  readonly confirmations: number
  /** The game day that the first report to name one is about, YYYY-MM-DD; null if none does. */
  readonly day: string | null
  /** When the first report was made. */
  readonly madeAtMs: number
  /** Null while it is open. */
  readonly decidedAtMs: number | null
  /** In the words of a reviewer; null where none was given. */
  readonly reason: string | null
}

/** A claim as reviewers see it. */
export interface ReviewedClaim extends PublicClaim {
  /** Confirmations and first report that come from accounts with a verified address. */
  readonly verifiedReporters: number
  /** Which account or network has sent it, if it is one and known: the same for all that it has sent on one day. */
  readonly sender: string | null
  /** The newest first, `mostEvidence` at most. Text of strangers. */
  readonly evidence: readonly Evidence[]
}

/** What one reader has said besides the claim itself. */
export interface Evidence {
  readonly page: string
  readonly day: string | null
  readonly madeAtMs: number
  readonly note: string | null
  readonly link: string | null
  /** From an account with a verified address. */
  readonly isVerified: boolean
}

export const mostEvidence = 20

/** Whether no control characters are in a text, but for those that end lines or indent them. */
export function isPlainText(text: string): boolean {
  return !/[^\P{Cc}\n\r\t]/u.test(text)
}
