/** What the pages of skills say. */
import type { PaidUnit } from '#rankings/points/score-model.ts'
import type { ItemKind, SkillCategory } from '#catalogue/entities.ts'
import type { ForeignNames } from '#catalogue/languages.ts'
import type { ItemListEntry } from './item-pages.ts'
import type { PageBase } from './page-base.ts'
import type { GuideRef, Neighbours, SkillRef } from './refs.ts'

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
