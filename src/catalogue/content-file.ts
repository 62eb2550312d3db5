/** A file of the content folder, as read from disk; `path` is relative to that folder, with `/`. */
export interface ContentFile {
  readonly path: string
  readonly text: string
}
