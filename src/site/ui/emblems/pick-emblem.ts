import type { ItemKind, Platform } from '#catalogue/entities.ts'

export const hueCount = 16
const patternCount = 8

/** The numbers of silhouettes of a family. */
const courseSilhouettes = 8
const otherSilhouettes = 4

/** By lot, or of a course the era of its machine. */
export type HueName = `hue-${number}` | `era-${Platform}`

/** Of what has no name to follow. */
export type OtherShape = `course-${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7}` | `${'tour' | 'badge'}-${0 | 1 | 2 | 3}`

/** What follows from an id alone. Each has a class in the style sheet. */
export interface EmblemPick {
  /** Of an item its kind, of a skill that it is one: the words of the name decide the rest, see `emblem-names.ts`. */
  readonly shape: ItemKind | 'skill' | OtherShape
  /** Of an item, for a name that says no colour. */
  readonly hue: HueName
  readonly pattern: number
}

export function listClasses({ shape, hue, pattern }: EmblemPick): string {
  return `${shape} ${hue} pattern-${pattern}`
}

/** FNV-1a, 32 bits: the same emblem for the same slug on every machine, forever. */
function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  // FNV's low bits are weak for short texts that differ in the last letter, so fold in the high bits.
  return (hash ^ (hash >>> 15)) >>> 0
}

/** Hue and pattern, each from different bits of the hash, so that emblems with the same silhouette still differ. */
function pickPlate(text: string): Pick<EmblemPick, 'hue' | 'pattern'> {
  const hash = hashText(text)
  return { hue: `hue-${(hash >>> 8) % hueCount}`, pattern: (hash >>> 16) % patternCount }
}

export function pickEmblem(family: 'tour' | 'badge', slug: string): EmblemPick {
  const text = `${family}/${slug}`
  return { shape: `${family}-${hashText(text) % otherSilhouettes}` as OtherShape, ...pickPlate(text) }
}

export function pickItemEmblem(kind: ItemKind, slug: string): EmblemPick {
  return { shape: kind, ...pickPlate(`${kind}/${slug}`) }
}

export function pickSkillEmblem(slug: string): EmblemPick {
  return { shape: 'skill', ...pickPlate(`skill/${slug}`) }
}

/** The hue shows the era, which the id starts with; circuit and pattern show the course. */
export function pickCourseEmblem(courseId: string): EmblemPick {
  const hash = hashText(`course/${courseId}`)
  return {
    shape: `course-${hash % courseSilhouettes}` as OtherShape,
    hue: `era-${courseId.slice(0, courseId.indexOf('-')) as Platform}`,
    pattern: (hash >>> 16) % patternCount,
  }
}

/** The words of an item's name as the style sheet looks for them, each between hyphens. */
export function wrapWords(id: string): string {
  return `-${id}-`
}
