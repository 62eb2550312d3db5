/** References: enough to name, draw and link a thing. */
import type { ItemKind, Platform, Rarity } from '#catalogue/entities.ts'
import type { Area } from '../routes/areas.ts'
import type { SitePath } from '../routes/routes.ts'

/** What every page has. Its title and description are made of the rest by `src/wording/`. */
export interface PageBase {
  readonly path: SitePath
  /** From the top area down to, not including, this page. */
  readonly crumbs: readonly Area[]
}

export interface ItemRef {
  readonly kind: ItemKind
  readonly id: string
  readonly name: string
  readonly rarity: Rarity
}

export interface SkillRef {
  readonly id: string
  readonly name: string
  readonly kind: ItemKind
}

export interface TourRef {
  readonly id: string
  readonly number: number
  readonly name: string
}

export interface CourseRef {
  readonly id: string
  /** Without the platform: "Bowser's Castle". */
  readonly name: string
  /** As players write it, and unique: "3DS Bowser's Castle". */
  readonly fullName: string
  readonly platform: Platform
}

export interface VariantRef {
  readonly id: string
  readonly courseId: string
  readonly name: string
}

export interface RankingRef {
  readonly hash: string
  /** Of the course variant or the tour; null for the whole game. */
  readonly name: string | null
  /** Of a ranked week of the tour. */
  readonly week?: 1 | 2
}

export interface GuideRef {
  readonly id: string
  readonly title: string
  readonly summary: string
}

export interface Neighbours<Ref> {
  readonly previous: Ref | null
  readonly next: Ref | null
}
