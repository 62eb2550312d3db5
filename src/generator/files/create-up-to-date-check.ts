import type { BuildRecord } from './build-record.ts'

/** Whether the output folder already holds this file with the content of this digest. */
export type IsUpToDate = (file: string, digest: string) => boolean

/** @param intact files that are still as the last build left them */
export function createUpToDateCheck(last: BuildRecord | null, intact: ReadonlySet<string>): IsUpToDate {
  return (file, digest) => last?.digests[file] === digest && intact.has(file)
}
