/** The name of a course: the leading words that the names of its variants share. */
export function nameCourseOf(variantNames: readonly string[]): string {
  const [first = [], ...others] = variantNames.map((name) => name.split(' '))
  const isShared = (word: string, index: number) => others.every((words) => words[index] === word)
  const end = first.findIndex((word, index) => !isShared(word, index))
  return first.slice(0, end < 0 ? undefined : end).join(' ')
}

/** The short name of a variant beside its course: "R/T", "2T"; the variant without letters is "Plain", as on the page of the course. */
export function nameVariant(variantName: string, courseName: string): string {
  return variantName.slice(courseName.length).trim() || 'Plain'
}
