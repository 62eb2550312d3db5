import type { ItemKind, Rarity, SkillCategory } from '#catalogue/entities.ts'

/** Everything that decides the look of an emblem. */
export type EmblemSubject =
  | { readonly of: ItemKind; readonly id: string; readonly rarity: Rarity }
  | { readonly of: 'skill'; readonly id: string; readonly kind: ItemKind; readonly category: SkillCategory | null }
  | { readonly of: 'course' | 'tour' | 'badge'; readonly id: string }
