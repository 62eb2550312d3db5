import { isAsBuilt, type BuildRecord } from './build-record.ts'

/** Whether the output folder already has a file with the content that this digest stands for. */
export type IsUpToDate = (file: string, digest: string) => boolean

/** Checks the files that the last build wrote beside the pages, once, against what is in the folder now. */
export function findUpToDateFiles(outFolder: string, last: BuildRecord | null): IsUpToDate {
  if (!last) return () => false
  const { digests, files } = last
  const intact = new Set(
    files.filter((stamp) => digests[stamp[0]] !== undefined && isAsBuilt(outFolder, stamp)).map(([file]) => file),
  )
  return (file, digest) => intact.has(file) && digests[file] === digest
}
