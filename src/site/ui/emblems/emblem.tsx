import type { Rarity } from '#catalogue/entities.ts'
import type { ItemRef, SkillRef } from '#pages/data/refs.ts'
import {
  listClasses,
  pickCourseEmblem,
  pickEmblem,
  pickItemEmblem,
  pickSkillEmblem,
  wrapWords,
  type EmblemPick,
} from './pick-emblem.ts'

type EmblemSize = 'small' | 'medium' | 'large' | 'hero'

/**
 * One element, drawn by emblem.css: lists show hundreds, which must not each be a tree of shapes. The name is always
 * beside it, and screen readers pass over what is empty.
 */
function drawEmblem(pick: EmblemPick, size: EmblemSize, plate: Rarity | 'round', words?: string) {
  return <i className={`emblem ${size} ${plate} ${listClasses(pick)}`} data-words={words} />
}

export function ItemEmblem({ item, size = 'small' }: { item: ItemRef; size?: EmblemSize }) {
  return drawEmblem(pickItemEmblem(item.kind, item.id), size, item.rarity, wrapWords(item.id))
}

export function CourseEmblem({ courseId, size = 'small' }: { courseId: string; size?: EmblemSize }) {
  return drawEmblem(pickCourseEmblem(courseId), size, 'round')
}

export function SkillEmblem({ skill, size = 'small' }: { skill: Pick<SkillRef, 'id'>; size?: EmblemSize }) {
  return drawEmblem(pickSkillEmblem(skill.id), size, 'round', wrapWords(skill.id))
}

export function TourEmblem({ id, size = 'small' }: { id: string; size?: EmblemSize }) {
  return drawEmblem(pickEmblem('tour', id), size, 'round')
}

export function BadgeEmblem({ id, size = 'small' }: { id: string; size?: EmblemSize }) {
  return drawEmblem(pickEmblem('badge', id), size, 'round')
}
