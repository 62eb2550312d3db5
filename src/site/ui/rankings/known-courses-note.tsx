import type { ItemKind } from '#catalogue/entities.ts'
import * as say from '#wording/rows.ts'

interface KnownCoursesNoteProps {
  /** How many courses of the tour or week are on record. */
  readonly courseCount: number
  /** No more of the tour than its ranked cups can be on record. */
  readonly areCupsUnknown: boolean
  /** Of what is ranked; null for all. */
  readonly kind: ItemKind | null
}

/** Says that the ranking of a tour or week does not cover all of its courses; nothing if it does. */
export function KnownCoursesNote({ courseCount, areCupsUnknown, kind }: KnownCoursesNoteProps) {
  if (courseCount === 0) return <p className="known-courses">{say.noCourseKnown({ kind: kind ?? 'other' })}</p>
  return areCupsUnknown && <p className="known-courses">{say.rankedCupsKnown()}</p>
}
