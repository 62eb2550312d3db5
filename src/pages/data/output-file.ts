/** A file that the build writes beside the pages. */
export interface OutputFile {
  /** Its address, from the root of the site. */
  readonly path: string
  readonly text: string
}
