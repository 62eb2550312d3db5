import { buildRecordFile, isAsBuilt, readBuildRecord, type BuildRecord } from '../files/build-record.ts'
import { type BuildOptions, nameLanguages } from '../options/build-options.ts'
import { digest } from '../files/digest.ts'
import { readCodeFingerprint } from '../bundle/read-code-fingerprint.ts'
import { readContent } from '../prepare/read-content.ts'

/** Digests of the inputs of a build. */
export interface BuildInputs {
  readonly code: string
  /** The code that makes page data. */
  readonly dataCode: string
  readonly content: string
  /** Code, content, day and address together. */
  readonly all: string
}

export function readInputs(options: BuildOptions): BuildInputs {
  const { code, dataCode } = readCodeFingerprint()
  const content = digest(readContent(options.contentFolder).flatMap(({ path, text }) => [path, text]))
  return {
    code,
    dataCode,
    content,
    all: digest([
      code,
      options.today ?? '',
      options.siteUrl,
      JSON.stringify(options.analytics),
      JSON.stringify(options.securityContact),
      options.reportUrl ?? '',
      options.commit ?? '',
      nameLanguages(options.languages),
      content,
    ]),
  }
}

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
