import { isAsBuilt, type BuildRecord } from './build-record.ts'

/** Whether a file that is published beside the pages stands there already, with the content of this digest. */
export type IsStanding = (file: string, digest: string) => boolean

/** Looks at the output folder once, as it is now. */
export function findStandingFiles(outFolder: string, last: BuildRecord | null): IsStanding {
  if (!last) return () => false
  const { digests, files } = last
  const intact = new Set(
    files.filter((stamp) => digests[stamp[0]] !== undefined && isAsBuilt(outFolder, stamp)).map(([file]) => file),
  )
  return (file, digest) => intact.has(file) && digests[file] === digest
}
