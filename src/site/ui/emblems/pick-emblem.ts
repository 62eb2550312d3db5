import type { ItemKind, SkillCategory } from '#catalogue/entities.ts'

const hueCount = 16
const patternCount = 8

/** The number of silhouettes of each family in silhouettes.svg. */
const silhouettes = { driver: 8, kart: 8, glider: 8, course: 8, tour: 4, badge: 4 } as const

/** FNV-1a, 32 bits: the same emblem for the same slug on every machine, forever. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  // FNV's low bits are weak for short texts that differ in the last letter, so fold in the high bits.
  return (hash ^ (hash >>> 15)) >>> 0
}

/**
 * The class names of an emblem: silhouette, hue and pattern, each from different bits of the slug's hash, so that
 * emblems with the same silhouette still differ.
 */
export function pickEmblem(family: keyof typeof silhouettes, slug: string): string {
  const hash = hashText(`${family}/${slug}`)
  const silhouette = hash % silhouettes[family]
  return `${family}-${silhouette} hue-${(hash >>> 8) % hueCount} pattern-${(hash >>> 16) % patternCount}`
}

export function pickSkillEmblem(category: SkillCategory | null, kind: ItemKind, slug: string): string {
  const hash = hashText(`skill/${slug}`)
  return `skill-${category ?? kind} hue-${(hash >>> 8) % hueCount} pattern-${(hash >>> 16) % patternCount}`
}

/** The hue shows the era, which the id starts with; circuit and pattern show the course. */
export function pickCourseEmblem(courseId: string): string {
  const hash = hashText(`course/${courseId}`)
  const era = courseId.slice(0, courseId.indexOf('-'))
  return `course-${hash % silhouettes.course} era-${era} pattern-${(hash >>> 16) % patternCount}`
}
