import * as say from '#wording/rows.ts'
interface KnownCoursesNoteProps {
  /** How many courses of the tour or week are on record. */
  readonly courseCount: number
  /** No more of the tour than its ranked cups can be on record. */
  readonly areCupsUnknown: boolean
  /** What is ranked: "drivers". */
  readonly what: string
}

/** Says that the ranking of a tour or week does not cover all of its courses; nothing if it does. */
export function KnownCoursesNote({ courseCount, areCupsUnknown, what }: KnownCoursesNoteProps) {
  if (courseCount === 0) return <p className="known-courses">{say.noneOfItsCourses({ what })}</p>
  return areCupsUnknown && <p className="known-courses">{say.onTheCoursesOf()}</p>
}
