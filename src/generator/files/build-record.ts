import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync, existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { digest } from './digest.ts'

/** What the last finished build into one folder was made of, and what it left there. */
export interface BuildRecord {
  /** Digest of everything that goes in: content, code, day, address. */
  readonly inputs: string
  readonly buildHash: string
  /** Digest of all that a page is made of besides its own data. */
  readonly renderKey: string
  /** Digest of each page's data, by path. */
  readonly pages: Readonly<Record<string, string>>
  /** Digest of the content of each file that is published beside the pages, by its name. */
  readonly digests: Readonly<Record<string, string>>
  /** Where its pages link to within the site. */
  readonly links: readonly string[]
  /** `[file, size in bytes, time of change in ms]`, files relative to the output folder. */
  readonly files: readonly FileStamp[]
}

export type FileStamp = readonly [file: string, size: number, changedAt: number]

/** One record per output folder, so that builds into several folders share one cache. */
export function buildRecordFile(cacheFolder: string, outFolder: string): string {
  return join(cacheFolder, 'records', `${digest([outFolder]).slice(0, 16)}.json`)
}

/** The record as it was written; null when there is none or a crash left half of one. */
export function readBuildRecord(file: string): BuildRecord | null {
  if (!existsSync(file)) return null
  const text = readFileSync(file, 'utf8')
  const lineEnd = text.indexOf('\n')
  const body = text.slice(lineEnd + 1)
  // The digest in the first line vouches that the rest is whole and our own, so it needs no second parsing by schema.
  return text.slice(0, lineEnd) === digest([formatVersion, body]) ? JSON.parse(body) : null
}

export function writeBuildRecord(file: string, record: BuildRecord): void {
  mkdirSync(dirname(file), { recursive: true })
  const body = JSON.stringify(record)
  writeFileSync(file, `${digest([formatVersion, body])}\n${body}`)
}

export function removeBuildRecord(file: string): void {
  rmSync(file, { force: true })
}

export function readFileStamp(folder: string, file: string): FileStamp {
  const { size, mtimeMs } = statSync(join(folder, file))
  return [file, size, mtimeMs]
}

/**
 * Whether a file still is what the build left. Size and time of change catch every edit, truncation and partial copy
 * that is not a forgery; reading 10,000 files to compare their bytes would cost more than all else of a rebuild.
 */
export function isAsBuilt(folder: string, [file, size, changedAt]: FileStamp): boolean {
  const found = statSync(join(folder, file), { throwIfNoEntry: false })
  return found !== undefined && found.size === size && found.mtimeMs === changedAt
}

const formatVersion = 'build-record-3'
