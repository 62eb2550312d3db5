/** What stands for a name that has no picture: its first character as readers count them, such as a flag. */
export function firstLetter(name: string): string {
  const text = name.toUpperCase()
  // Firefox has it since version 125.
  const [first] = 'Segmenter' in Intl ? new Intl.Segmenter().segment(text) : []
  return first?.segment ?? [...text][0] ?? ''
}
