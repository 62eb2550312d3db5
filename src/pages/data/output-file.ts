/** A file that the build writes beside the pages. */
export interface OutputFile {
  /** Its address, from the root of the site. */
  readonly path: string
  /** Its text, piece by piece: made in one, the longest would take several times its length. */
  readonly pieces: Iterable<string>
}

export function joinPieces({ pieces }: OutputFile): string {
  return [...pieces].join('')
}
