import { isAsBuilt, type BuildRecord } from './build-record.ts'

/** Whether the output folder already holds this file with the content of this digest. */
export type IsUpToDate = (file: string, digest: string) => boolean

/** Checks once which files from the last build are still intact. */
export function findUpToDateFiles(outFolder: string, last: BuildRecord | null): IsUpToDate {
  if (!last) return () => false
  const { digests, files } = last
  const intact = new Set(
    files.filter((stamp) => digests[stamp[0]] !== undefined && isAsBuilt(outFolder, stamp)).map(([file]) => file),
  )
  return (file, digest) => intact.has(file) && digests[file] === digest
}
