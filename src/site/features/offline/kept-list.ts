import type { PageContext } from '#pages/data/page-data.ts'

/** What a reader can keep, as the build has written it to `keptListPath`. */
export interface KeptList {
  readonly hash: string
  readonly context: PageContext
  readonly parts: readonly KeptPart[]
  /** Addresses of data files that belong to the whole site. */
  readonly files: readonly string[]
}

export const keptPartNames = ['catalogue', 'rankings', 'days'] as const
export type KeptPartName = (typeof keptPartNames)[number]

export interface KeptPart {
  readonly name: KeptPartName
  readonly pages: number
  readonly packs: readonly { readonly address: string; readonly bytes: number }[]
}

export function countBytes({ packs }: KeptPart): number {
  return packs.reduce((sum, { bytes }) => sum + bytes, 0)
}
