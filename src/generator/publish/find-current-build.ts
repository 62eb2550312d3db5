import {
  buildRecordFile,
  isAsBuilt,
  readBuildRecord,
  readRecordedInputs,
  type BuildRecord,
} from '../files/build-record.ts'
import type { BuildOptions } from '../options/build-options.ts'
import { readInputs, type BuildInputs } from './read-inputs.ts'

export interface CurrentBuild {
  readonly inputs: BuildInputs
  /** What the output folder holds, if that is what a build would make now; else null. */
  readonly record: BuildRecord | null
}

/** Compares the inputs, and where they are the same the output folder, with what the last build left. */
export function findCurrentBuild(options: BuildOptions): CurrentBuild {
  const inputs = readInputs(options)
  const recordFile = buildRecordFile(options.cacheFolder, options.outFolder)
  // With other inputs there is something to do, which does not wait for six thousand pages of the record to be read.
  if (readRecordedInputs(recordFile) !== inputs.all) return { inputs, record: null }
  const record = readBuildRecord(recordFile)
  const isCurrent = record?.files.every((stamp) => isAsBuilt(options.outFolder, stamp))
  return { inputs, record: isCurrent ? record : null }
}
