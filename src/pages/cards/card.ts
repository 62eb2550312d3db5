import type { Tier } from '#rankings/ranking.ts'
import type { EmblemSubject } from './emblem-path.ts'

/** The content of a link preview. */
export interface Card {
  /** Address of the image. */
  readonly path: string
  /** A few words above the title: what kind of thing it is. */
  readonly kicker: string
  readonly title: string
  /** A few words below it; lines are separated by line breaks. */
  readonly fact: string
  /** The last rank, where there is one. */
  readonly ranked: { readonly rank: number; readonly of: number; readonly tier: Tier | null } | null
  /** Up to three; none for a text. */
  readonly emblems: readonly EmblemSubject[]
}
