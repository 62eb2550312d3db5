/** A content file as the facts would have it. */
export interface DistilledFile {
  /** Relative to the content folder. */
  readonly path: string
  readonly text: string
  /** What was changed, in a few words each; empty if nothing was. */
  readonly changes: readonly string[]
  /** What was left as a person wrote it, although the facts disagree. */
  readonly notes: readonly string[]
}
