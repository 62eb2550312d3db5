/** What the pages of guides, skills and badges say. */
import type { BadgeKind, ItemKind, SkillCategory } from '#catalogue/entities.ts'
import type { PaidUnit } from '#rankings/points/score-model.ts'
import type { ForeignNames } from '#catalogue/languages.ts'
import type { IsoDate } from '#catalogue/calendar.ts'
import type { PageBase, GuideRef, Neighbours, SkillRef, CourseRef, ItemRef } from './refs.ts'
import type { ItemListEntry } from './item-pages.ts'

export interface GuideListPage extends PageBase {
  readonly kind: 'guide-list'
  readonly guides: readonly GuideRef[]
  /** On which the last tour closed. */
  readonly closedOn: IsoDate
}

export interface GuidePage extends PageBase {
  readonly kind: 'guide'
  readonly guide: GuideRef
  /** Of its text, as BCP 47; missing where that is English. */
  readonly language?: string
  readonly updated: IsoDate
  /** On which the last tour closed. */
  readonly closedOn: IsoDate
  /** Rendered from our own Markdown at build time; trusted. */
  readonly html: string
  readonly headings: readonly { readonly id: string; readonly text: string }[]
  readonly readingMinutes: number
  /** What the article links to, each once, in the order of its text. */
  readonly related: RelatedThings
  readonly neighbours: Neighbours<GuideRef>
}

export interface RelatedThings {
  readonly items: readonly ItemRef[]
  readonly skills: readonly (SkillRef & { readonly category: SkillCategory | null })[]
  readonly courses: readonly CourseRef[]
  readonly guides: readonly GuideRef[]
}

/**
 * What a skill does in a race: of a driver's, why it is as strong as it is; of others, the points that it adds with a
 * High-End, a Super and a Normal item, where they are on record.
 */
export type SkillEffect =
  | { readonly is: 'reason'; readonly text: string }
  | { readonly is: 'points'; readonly kind: ItemKind; readonly per: PaidUnit; readonly points: readonly number[] }
  | { readonly is: 'uncounted' }

export interface SkillListPage extends PageBase {
  readonly kind: 'skill-list'
  readonly skills: readonly (SkillRef & {
    readonly category: SkillCategory | null
    readonly itemCount: number
    readonly effect: SkillEffect | null
  })[]
}

export interface SkillPage extends PageBase {
  readonly kind: 'skill'
  readonly skill: SkillRef
  /** Official ones in other languages. */
  readonly names: ForeignNames
  readonly category: SkillCategory | null
  /** Null for karts and gliders, and for what no driver has: it counts in no ranking. */
  readonly strength: number | null
  readonly effect: SkillEffect | null
  readonly items: readonly ItemListEntry[]
  /** The articles that mention it. */
  readonly guides: readonly GuideRef[]
  readonly neighbours: Neighbours<SkillRef>
}

export interface BadgeListPage extends PageBase {
  readonly kind: 'badge-list'
  readonly badges: readonly BadgeView[]
}

export interface BadgeView {
  readonly id: string
  readonly name: string
  readonly badgeKind: BadgeKind
  readonly codePrefix: string
}

export interface BadgePage extends PageBase {
  readonly kind: 'badge'
  readonly badge: BadgeView
  /** The articles that mention it. */
  readonly guides: readonly GuideRef[]
  readonly neighbours: Neighbours<{ readonly id: string; readonly name: string }>
}
