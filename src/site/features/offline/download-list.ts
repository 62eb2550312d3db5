import type { PageContext } from '#pages/data/page-data.ts'

/** What can be downloaded, as the build wrote it to `downloadListPath`. */
export interface DownloadList {
  readonly hash: string
  readonly context: PageContext
  readonly parts: readonly DownloadPart[]
  /** Addresses of data files that belong to the whole site. */
  readonly files: readonly string[]
}

export const downloadPartNames = ['catalogue', 'rankings', 'days'] as const
export type DownloadPartName = (typeof downloadPartNames)[number]

export interface DownloadPart {
  readonly name: DownloadPartName
  readonly pages: number
  readonly packs: readonly { readonly address: string; readonly bytes: number }[]
}

export function countBytes({ packs }: DownloadPart): number {
  return packs.reduce((sum, { bytes }) => sum + bytes, 0)
}
