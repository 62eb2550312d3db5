/** Whether no control characters are in a text, but for those that end lines or indent them. */
export function isPlainText(text: string): boolean {
  return !/[^\P{Cc}\n\r\t]/u.test(text)
}
