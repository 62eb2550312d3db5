/**
 * The document of one player, `users/{uid}`: what only its owner reads and writes. Type aliases, not interfaces: only
 * those are JSON objects to the compiler.
 */
import type { Checklist } from './checklist.ts'
import type { Reference } from './reference.ts'

export type UserDocument = {
  readonly userDetails?: UserDetails
  readonly checklist?: Checklist
  readonly preferences?: Preferences
}

export type UserDetails = {
  readonly displayName?: string
  /** An https address. */
  readonly photoURL?: string
  readonly featuredParts?: FeaturedParts
}

/** Named slots: what a player shows of their collection. */
export type FeaturedParts = {
  readonly badges?: BadgesPart
  readonly driver?: Reference
  readonly kart?: Reference
  readonly glider?: Reference
}

export type FeaturedSlot = keyof FeaturedParts

export type BadgesPart = {
  readonly image?: { readonly src: string }
  readonly attachments?: readonly Attachment[]
  /** Badges of the game; references into the catalogue, or pictures. */
  readonly gameBadge?: readonly (Reference | Attachment)[]
}

export type Attachment = {
  readonly url: string
}

export type Preferences = {
  readonly theme?: 'system' | 'light' | 'dark'
  readonly density?: 'comfortable' | 'compact'
}
