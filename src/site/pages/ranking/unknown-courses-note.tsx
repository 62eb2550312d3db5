import * as say from '#wording/ranking-pages.ts'
interface UnknownCoursesNoteProps {
  readonly isCupKnown: boolean
  readonly isTourKnown: boolean
}

/** Says why a whole column of a day's rankings is dashes; nothing if none is. */
export function UnknownCoursesNote({ isCupKnown, isTourKnown }: UnknownCoursesNoteProps) {
  if (isCupKnown && isTourKnown) return null
  return <p className="known-courses">{explainDashes(isCupKnown, isTourKnown)}</p>
}

function explainDashes(isCupKnown: boolean, isTourKnown: boolean): string {
  if (isCupKnown) return say.tourUnknown()
  if (isTourKnown) return say.cupUnknown()
  return say.nothingKnown()
}
