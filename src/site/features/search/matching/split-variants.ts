const variantEnding = /[\s\d](r|t|r\/?t)$/i

/**
 * Matches of a query in two lists: of each course the best one, and its other variants, which would crowd out the courses
 * of the same name on other platforms. Where the query ends in a variant (`R`, `1T`, `R/T`), all are in the first.
 *
 * @param courseIdOf null for what belongs to no course
 */
export function splitVariants<Entry>(
  matches: readonly Entry[],
  courseIdOf: (entry: Entry) => string | null,
  query: string,
): { readonly first: readonly Entry[]; readonly others: readonly Entry[] } {
  if (variantEnding.test(query.trim())) return { first: matches, others: [] }
  const [first, others]: [Entry[], Entry[]] = [[], []]
  const seen = new Set<string>()
  for (const match of matches) {
    const courseId = courseIdOf(match)
    if (courseId !== null && seen.has(courseId)) others.push(match)
    else first.push(match)
    if (courseId !== null) seen.add(courseId)
  }
  return { first, others }
}
