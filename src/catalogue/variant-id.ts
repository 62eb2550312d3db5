/** A variant's id says all about it: course, layout from 2 on, and R, T, R/T or B — `tour-new-york-minute-2-rt`. */
import type { Course, CourseVariant, Platform } from './entities.ts'

export type VariantShape = Pick<CourseVariant, 'layout' | 'variant'>

const variantBySuffix: ReadonlyMap<string | undefined, CourseVariant['variant']> = new Map([
  [undefined, ''],
  ['r', 'R'],
  ['t', 'T'],
  ['rt', 'R/T'],
  ['b', 'B'],
])

const suffixes = /^(?:-([2-9]))?(?:-(r|t|rt|b))?$/

/** Null when the id does not belong to the course. */
export function parseVariantId(id: string, courseId: string): VariantShape | null {
  if (!id.startsWith(courseId)) return null
  const match = suffixes.exec(id.slice(courseId.length))
  const variant = match && variantBySuffix.get(match[2])
  return variant === null || variant === undefined ? null : { layout: Number(match?.[1] ?? 1), variant }
}

const platformLabels: Readonly<Record<Platform, string>> = {
  tour: '',
  rmx: 'RMX',
  snes: 'SNES',
  n64: 'N64',
  gba: 'GBA',
  gcn: 'GCN',
  ds: 'DS',
  wii: 'Wii',
  '3ds': '3DS',
}

/** The course as players call it: "3DS Bowser's Castle", "New York Minute"; no two courses share it. */
export function nameCourse({ platform, name }: Pick<Course, 'platform' | 'name'>): string {
  return `${platformLabels[platform]} ${name}`.trim()
}

/** "New York Minute 2R/T", "3DS Bowser's Castle R/T": the letters follow a number without a space. */
export function nameVariant(courseName: string, { layout, variant }: VariantShape): string {
  const name = layout === 1 ? courseName : `${courseName} ${layout}`
  if (variant === '') return name
  return /\d$/.test(name) ? name + variant : `${name} ${variant}`
}

/**
 * The name of a variant in two: "New York Minute" and "2R/T", "SNES Mario Circuit 1" and "R". Only its id shows where the
 * name of the course ends. Nothing follows the name of a course's plain variant.
 */
export function splitVariantName({ id, courseId, name }: Pick<CourseVariant, 'id' | 'courseId' | 'name'>): {
  readonly courseName: string
  readonly ending: string
} {
  const { layout = 1, variant = '' } = parseVariantId(id, courseId) ?? {}
  const ending = `${layout === 1 ? '' : layout}${variant}`
  return { courseName: name.slice(0, name.length - ending.length).trim(), ending }
}
