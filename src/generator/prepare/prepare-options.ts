export interface PrepareOptions {
  /** Of the last build. */
  readonly outFolder: string
  readonly pageStoreFile: string
  readonly siteUrl: string
  readonly reportUrl: string | null
  /** Digest of the code. */
  readonly code: string
}
