import type { Skill } from '#catalogue/entities.ts'
import { gliderSkills, kartSkills } from '#rankings/points/score-model.ts'
import type { SkillEffect } from '../data/skill-pages.ts'

/** Null where it is not on record. */
export function findEffect({ id, kind, reason }: Skill): SkillEffect | null {
  if (kind === 'driver') return reason === null ? null : { is: 'reason', text: reason }
  const paid = (kind === 'kart' ? kartSkills : gliderSkills)[id]
  if (!paid) return { is: 'uncounted' }
  const { per, points } = paid
  return { is: 'points', kind, per, points: [points['high-end'], points.super, points.normal] }
}
