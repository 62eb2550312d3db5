import type { ItemKind, Rarity, SkillCategory } from '#catalogue/entities.ts'

/** What is needed to know how the emblem of a thing looks. */
export type EmblemSubject =
  | { readonly of: ItemKind; readonly id: string; readonly rarity: Rarity }
  | { readonly of: 'skill'; readonly id: string; readonly kind: ItemKind; readonly category: SkillCategory | null }
  | { readonly of: 'course' | 'tour' | 'badge'; readonly id: string }
