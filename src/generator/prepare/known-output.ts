import type { BuildRecord, RecordedGroup, RecordedPage } from '../files/build-record.ts'
import { listPageFiles } from '../files/output-file-names.ts'
import type { ItemNames } from './old-names.ts'

export interface KnownGroup extends Pick<RecordedGroup, 'inputs'> {
  /** Each with the digest of its text. */
  readonly files: readonly (readonly [file: string, digest: string])[]
}

/** What the last build left that need not be remade as long as its inputs are the same. */
export interface KnownOutput {
  /** By path. */
  readonly pages: ReadonlyMap<string, RecordedPage>
  /** English names that its pages contain. */
  readonly itemNames: ItemNames
  /** By name. */
  readonly groups: ReadonlyMap<string, KnownGroup>
}

export const nothingKnown: KnownOutput = { pages: new Map(), groups: new Map(), itemNames: {} }

/** @param intact files that are still as the last build left them */
export function listKnownOutput(last: BuildRecord | null, intact: ReadonlySet<string>): KnownOutput {
  if (last === null) return nothingKnown
  const pages = Object.entries(last.pages).filter(([path]) => listPageFiles(path).every((file) => intact.has(file)))
  const groups = Object.entries(last.groups)
    .filter(([, { files }]) => files.every((file) => intact.has(file)))
    .map(([name, { inputs, files }]) => {
      const withDigests = files.map((file) => [file, last.digests[file]!] as const)
      return [name, { inputs, files: withDigests }] as const
    })
  return { pages: new Map(pages), groups: new Map(groups), itemNames: last.itemNames }
}
