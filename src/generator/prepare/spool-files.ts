import type { PublishedFile } from '#pages/data/published-file.ts'
import { digest } from '../files/digest.ts'
import { outputFile } from '../files/output-files.ts'
import type { SpoolWriter } from './page-spool.ts'
import type { SpooledFile } from './spooled-file.ts'

/** Puts files that are published beside the pages into the spool, one at a time. */
export function spoolFiles(spool: SpoolWriter, files: Iterable<PublishedFile>): SpooledFile[] {
  const spooled: SpooledFile[] = []
  for (const { path, text } of files) {
    spooled.push({ file: outputFile(path), digest: digest([text]), ...spool.append(text) })
  }
  return spooled
}
