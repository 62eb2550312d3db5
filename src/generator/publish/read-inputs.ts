import type { BuildOptions } from '../options/build-options.ts'
import { nameLanguages } from '../options/parse-languages.ts'
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
