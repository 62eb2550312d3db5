import { rmSync, statSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, dirname } from 'node:path'
import { digest } from './digest.ts'

/** The inputs and outputs of the last complete build into a folder. */
export interface BuildRecord {
  /** Digest of all inputs: content, code, day, address. */
  readonly inputs: string
  readonly buildHash: string
  /** Digest of everything that goes into a document besides its page data. */
  readonly renderKey: string
  /** Of the bundle from which scripts and styles were copied. */
  readonly bundleKey: string
  /** By path. */
  readonly pages: Readonly<Record<string, BuiltPage>>
  /** Digest of each file beside the pages, by name. */
  readonly digests: Readonly<Record<string, string>>
  /** Internal link targets of all pages. */
  readonly links: readonly string[]
  /** `[file, size in bytes, time of change in ms]`, files relative to the output folder. */
  readonly files: readonly FileStamp[]
}

export interface BuiltPage {
  /** Of its data. */
  readonly digest: string
}

export type FileStamp = readonly [file: string, size: number, changedAt: number]

/** One record per output folder, so that builds into several folders can share a cache. */
export function buildRecordFile(cacheFolder: string, outFolder: string): string {
  return join(cacheFolder, 'records', `${digest([outFolder]).slice(0, 16)}.json`)
}

/** Null if there is no record, or a crash left half of one. */
export function readBuildRecord(file: string): BuildRecord | null {
  const text = readSealedFile(file, formatVersion)
  return text === null ? null : JSON.parse(text)
}

export function writeBuildRecord(file: string, record: BuildRecord): void {
  writeSealedFile(file, formatVersion, JSON.stringify(record))
}

export function removeBuildRecord(file: string): void {
  rmSync(file, { force: true })
}

export function readFileStamp(folder: string, file: string): FileStamp {
  const { size, mtimeMs } = statSync(join(folder, file))
  return [file, size, mtimeMs]
}

/**
 * Whether a file is still as the build left it. Size and modification time reveal every edit short of forgery; comparing
 * the bytes of 10,000 files would take longer than the rest of a rebuild.
 */
export function isAsBuilt(folder: string, [file, size, changedAt]: FileStamp): boolean {
  const found = statSync(join(folder, file), { throwIfNoEntry: false })
  return found !== undefined && found.size === size && found.mtimeMs === changedAt
}

/** The files that are still as the build of a record left them. */
export function findIntactFiles(folder: string, record: BuildRecord | null): ReadonlySet<string> {
  return new Set(record?.files.filter((stamp) => isAsBuilt(folder, stamp)).map(([file]) => file))
}

const formatVersion = 'build-record-10'

/**
 * What `writeSealedFile` wrote: the digest in the first line proves that the rest is complete and our own, so no schema has
 * to check it.
 * @param format of the text; what was written in another is not read
 * @returns null if there is no such file, or a crash left half of one
 */
export function readSealedFile(file: string, format: string): string | null {
  if (!existsSync(file)) return null
  const sealed = readFileSync(file, 'utf8')
  const lineEnd = sealed.indexOf('\n')
  const text = sealed.slice(lineEnd + 1)
  return sealed.slice(0, lineEnd) === digest([format, text]) ? text : null
}

export function writeSealedFile(file: string, format: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${digest([format, text])}\n${text}`)
}

/** Whether the output folder already holds this file with the content of this digest. */
export type IsUpToDate = (file: string, digest: string) => boolean

/** @param intact files that are still as the last build left them */
export function createUpToDateCheck(last: BuildRecord | null, intact: ReadonlySet<string>): IsUpToDate {
  return (file, expected) => last?.digests[file] === expected && intact.has(file)
}
