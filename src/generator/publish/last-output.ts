import type { BuildRecord } from '../files/build-record.ts'

/** What the output folder holds when pages are published. */
export interface LastOutput {
  /** Null if it is not known. */
  readonly record: BuildRecord | null
  /** Files that are still as it left them. */
  readonly intact: ReadonlySet<string>
  /** All files, wherever they come from. */
  readonly present: readonly string[]
}
