import { closeSync, openSync } from 'node:fs'
import { isAsBuilt, type BuildRecord } from './build-record.ts'
import { readSpooled } from './page-spool.ts'
import type { SpooledFile } from './spooled-file.ts'
import { writeOutputFile } from './write-page.ts'

/** Writes the files that are not there yet as the last build left them: of more than a thousand, few change in a day. */
export function writeSpooledFiles(
  outFolder: string,
  spoolFile: string,
  files: readonly SpooledFile[],
  last: BuildRecord | null,
): void {
  const intact = new Set(last?.files.filter((stamp) => isAsBuilt(outFolder, stamp)).map(([file]) => file))
  const spool = openSync(spoolFile, 'r')
  try {
    for (const entry of files) {
      const stands = intact.has(entry.file) && last?.digests[entry.file] === entry.digest
      if (!stands) writeOutputFile(outFolder, entry.file, readSpooled(spool, entry))
    }
  } finally {
    closeSync(spool)
  }
}
