import type { SpoolPlace } from './page-spool.ts'

/** A file that is published beside the pages, whose text lies in the spool. */
export interface SpooledFile extends SpoolPlace {
  /** Relative to the output folder. */
  readonly file: string
  /** Of its text. */
  readonly digest: string
}
