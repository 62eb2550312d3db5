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
  if (isCupKnown) return 'The courses of the tour are not on record, so “Tour” is a dash.'
  if (isTourKnown) return 'No ranked cup of this day is on record, so “Cup” is a dash.'
  return 'Neither a ranked cup of this day nor the courses of its tour are on record, so “Cup” and “Tour” are dashes.'
}
