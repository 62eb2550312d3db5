/** What the pages of skills say. */
import type { SkillCategory } from '#catalogue/entities.ts'
import type { ForeignNames } from '#catalogue/languages.ts'
import type { ItemListEntry } from './item-pages.ts'
import type { PageBase } from './page-base.ts'
import type { GuideRef, Neighbours, SkillRef } from './refs.ts'

export interface SkillListPage extends PageBase {
  readonly kind: 'skill-list'
  readonly skills: readonly (SkillRef & {
    readonly category: SkillCategory | null
    readonly itemCount: number
    /** What it does in a race, in a sentence. */
    readonly effect: string | null
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
  /** What it does in a race, in a sentence; of a driver's, why it is that strong. */
  readonly effect: string | null
  readonly items: readonly ItemListEntry[]
  /** The articles that mention it. */
  readonly guides: readonly GuideRef[]
  readonly neighbours: Neighbours<SkillRef>
}
