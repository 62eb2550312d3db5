/** A content file as the facts would have it. */
export interface DistilledFile {
  /** Relative to the content folder. */
  readonly path: string
  readonly text: string
  /** What was changed, in a few words each; empty where nothing was. */
  readonly changes: readonly string[]
  /** What was left as a person wrote it, though the facts say something else. */
  readonly notes: readonly string[]
}
