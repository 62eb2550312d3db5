import { closeSync, openSync } from 'node:fs'
import type { IsStanding } from '../files/find-standing-files.ts'
import { readSpooled } from './page-spool.ts'
import type { SpooledFile } from './spooled-file.ts'
import { writeOutputFile } from '../files/write-output-file.ts'

/** Writes the files that do not stand there yet: of more than a thousand, few change in a day. */
export function writeSpooledFiles(
  outFolder: string,
  spoolFile: string,
  files: readonly SpooledFile[],
  isStanding: IsStanding,
): void {
  const spool = openSync(spoolFile, 'r')
  try {
    for (const entry of files) {
      if (!isStanding(entry.file, entry.digest)) writeOutputFile(outFolder, entry.file, readSpooled(spool, entry))
    }
  } finally {
    closeSync(spool)
  }
}
