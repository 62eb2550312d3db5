import { buildRecordFile, isAsBuilt, readBuildRecord, type BuildRecord } from '../files/build-record.ts'
import type { BuildOptions } from '../options/build-options.ts'
import { readInputs, type BuildInputs } from './read-inputs.ts'

export interface LastBuild {
  readonly inputs: BuildInputs
  /** What the output folder holds, if that is known. */
  readonly record: BuildRecord | null
  /** Whether that is what a build would make now. */
  readonly isCurrent: boolean
}

/** Compares the inputs and the output folder with what the last build left. */
export function findLastBuild(options: BuildOptions): LastBuild {
  const inputs = readInputs(options)
  const record = readBuildRecord(buildRecordFile(options.cacheFolder, options.outFolder))
  const isCurrent = record?.inputs === inputs.all && record.files.every((stamp) => isAsBuilt(options.outFolder, stamp))
  return { inputs, record, isCurrent }
}
