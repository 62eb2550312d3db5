/** The variants of a course are called like it, with something behind: the words that they share are its name. */
export function nameCourseOf(variantNames: readonly string[]): string {
  const [first = [], ...others] = variantNames.map((name) => name.split(' '))
  const isShared = (word: string, index: number) => others.every((words) => words[index] === word)
  const end = first.findIndex((word, index) => !isShared(word, index))
  return first.slice(0, end < 0 ? undefined : end).join(' ')
}

/** What a variant is called beside its course's name: "R/T", "2T"; the plain one is "1". */
export function nameVariant(variantName: string, courseName: string): string {
  return variantName.slice(courseName.length).trim() || '1'
}
