/** A file of the content folder, as read from disk; `path` is relative to that folder, with `/`. */
export interface ContentFile {
  readonly path: string
  readonly text: string
  /** What its YAML says, if that is known already. */
  readonly parsed?: unknown
}
