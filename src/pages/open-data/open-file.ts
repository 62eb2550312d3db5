/** A file that is published beside the pages. */
export interface OpenFile {
  /** Its address, from the root of the site. */
  readonly path: string
  readonly text: string
}
