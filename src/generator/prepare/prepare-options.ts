export interface PrepareOptions {
  readonly pageStoreFile: string
  readonly siteUrl: string
  readonly reportUrl: string | null
  readonly commit: string | null
}
