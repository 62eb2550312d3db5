/** A file of the content folder, as read from disk; `path` is relative to that folder, with `/`. */
export interface ContentFile {
  readonly path: string
  readonly text: string
  /** What its YAML says, if that is known already. */
  readonly parsed?: unknown
}

/** The YAML of a file, how many lines precede it, and the Markdown that follows it, from line `markdownLine` on. */
export interface ContentText {
  readonly yaml: string
  readonly linesBefore: number
  readonly markdown: string
  readonly markdownLine: number
}

const frontMatter = /^---\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m

/** Splits a Markdown file into front matter and body; null when it has no front matter. */
export function splitContentText(file: ContentFile): ContentText | null {
  if (!file.path.endsWith('.md')) return { yaml: file.text, linesBefore: 0, markdown: '', markdownLine: 1 }
  const match = frontMatter.exec(file.text)
  if (match?.index !== 0 || match[1] === undefined) return null
  const body = file.text.slice(match[0].length)
  const linesBeforeMarkdown = file.text.slice(0, file.text.length - body.trimStart().length).split('\n').length - 1
  return { yaml: match[1], linesBefore: 1, markdown: body.trim(), markdownLine: linesBeforeMarkdown + 1 }
}
