/** A file that is published beside the pages. */
export interface PublishedFile {
  /** Its address, from the root of the site. */
  readonly path: string
  readonly text: string
}
