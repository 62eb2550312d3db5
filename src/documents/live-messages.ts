/**
 * What the server sends an open page: server-sent events, their data as JSON. Every stream begins with a `user` and a
 * `doc` event, so a page that has been away has missed nothing.
 */
import type { UserRecord } from './describe-user.ts'
import type { JsonObject } from './json-value.ts'

/** A document as stored. References in it are not resolved; those to other documents of the server come beside it. */
export interface DocumentSnapshot {
  readonly path: string
  /** 0 while there is no document; grows by one with each write. */
  readonly version: number
  readonly data: JsonObject | null
  /** By path, what references to server documents point to, down to the depth that is resolved; null for nothing. */
  readonly included: JsonObject
}

/** A document of the reader's collections was written. What it holds now is for pages that show it to ask. */
export interface DocumentChange {
  readonly path: string
  readonly version: number
}

export type LiveMessage =
  | { readonly event: 'user'; readonly data: UserRecord }
  | { readonly event: 'doc'; readonly data: DocumentSnapshot }
  | { readonly event: 'change'; readonly data: DocumentChange }
  | { readonly event: 'session-end'; readonly data: { readonly reason: SessionEnd } }

/** Why a session ended. */
export const sessionEnds = ['signed-out', 'expired', 'revoked', 'account-deleted'] as const
export type SessionEnd = (typeof sessionEnds)[number]

/**
 * Milliseconds between the comments that keep a quiet stream open, and after three of which a page considers it dead.
 */
export const heartbeatMs = 20_000
