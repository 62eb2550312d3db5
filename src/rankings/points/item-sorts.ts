import { rarities, type ItemKind, type Rarity } from '#catalogue/entities.ts'
import { gliderSkills, kartSkills, skillHauls } from './score-model.ts'
import type { ScoredItem } from './score-race.ts'

/**
 * Sorts of items: those of one sort bring the same wherever they stand on the same shelf, because rarity and skill are
 * all that tells them apart. Of skills only those that the model counts make a sort; Mii racing suits are sorted as if
 * their owner had no other.
 */
const skillsOfKind: Readonly<Record<ItemKind, readonly (string | null)[]>> = {
  driver: [null, ...Object.keys(skillHauls)],
  kart: [null, ...Object.keys(kartSkills)],
  glider: [null, ...Object.keys(gliderSkills)],
}

/** From 0; less than `countSorts` of its kind. */
export function sortOf({ kind, rarity, skillId }: Pick<ScoredItem, 'kind' | 'rarity' | 'skillId'>): number {
  const skills = skillsOfKind[kind]
  return rarities.indexOf(rarity) * skills.length + Math.max(0, skills.indexOf(skillId))
}

export function countSorts(kind: ItemKind): number {
  return rarities.length * skillsOfKind[kind].length
}

/** An item that stands for its sort. */
export function itemOfSort(kind: ItemKind, sort: number): ScoredItem {
  const skills = skillsOfKind[kind]
  const rarity: Rarity = rarities[Math.floor(sort / skills.length)]!
  return { kind, id: '', rarity, skillId: skills[sort % skills.length]! }
}

/** What others are compared with, always on the bottom shelf: High-End, with a skill that adds nothing. */
export function plainSortOf(kind: ItemKind): number {
  return sortOf({ kind, rarity: 'high-end', skillId: null })
}
