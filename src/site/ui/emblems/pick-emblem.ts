import type { ItemKind, SkillCategory } from '#catalogue/entities.ts'

const hueCount = 16
const patternCount = 8

/** The numbers of silhouettes in silhouettes.svg. */
const courseSilhouettes = 8
const otherSilhouettes = 4

/** FNV-1a, 32 bits: the same emblem for the same slug on every machine, forever. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  // FNV's low bits are weak for short texts that differ in the last letter, so fold in the high bits.
  return (hash ^ (hash >>> 15)) >>> 0
}

/** Hue and pattern, each from different bits of the hash, so that emblems with the same silhouette still differ. */
function pickPlate(text: string): string {
  const hash = hashText(text)
  return `hue-${(hash >>> 8) % hueCount} pattern-${(hash >>> 16) % patternCount}`
}

/** The class names of an emblem: silhouette, hue and pattern. */
export function pickEmblem(family: 'tour' | 'badge', slug: string): string {
  const text = `${family}/${slug}`
  return `${family}-${hashText(text) % otherSilhouettes} ${pickPlate(text)}`
}

/**
 * The classes of an item's emblem. Its silhouette, its colour and its mark are found by the words of its name
 * (`kart-silhouettes.css` and the like, `tones.css`, `costume-marks.css`); the hue is for names that say no colour.
 */
export function pickItemEmblem(kind: ItemKind, slug: string): string {
  return `${kind} ${pickPlate(`${kind}/${slug}`)}`
}

/** The words of an item's name as the sheets look for them, each between hyphens. */
export function wrapWords(slug: string): string {
  return `-${slug}-`
}

export function pickSkillEmblem(category: SkillCategory | null, kind: ItemKind, slug: string): string {
  return `skill-${category ?? kind} ${pickPlate(`skill/${slug}`)}`
}

/** The hue shows the era, which the id starts with; circuit and pattern show the course. */
export function pickCourseEmblem(courseId: string): string {
  const hash = hashText(`course/${courseId}`)
  const era = courseId.slice(0, courseId.indexOf('-'))
  return `course-${hash % courseSilhouettes} era-${era} pattern-${(hash >>> 16) % patternCount}`
}
