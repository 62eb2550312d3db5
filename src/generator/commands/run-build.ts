import type { BuildOptions } from '../options/build-options.ts'
import type { BuildRecord } from '../files/build-record.ts'
import { buildSite } from '../publish/build-site.ts'
import { formatProblems } from '../reports/format-problems.ts'
import { formatUsage } from '../reports/format-usage.ts'
import { createProgressLine } from '../reports/progress-line.ts'
import type { BuildInputs } from '../publish/read-inputs.ts'

/** Builds the site and reports the outcome. Resolves to the exit code. */
export async function runBuild(options: BuildOptions, inputs: BuildInputs, last: BuildRecord | null): Promise<number> {
  const progress = createProgressLine(process.stderr)
  try {
    const outcome = await buildSite(options, inputs, last, progress)
    progress.clear()
    if ('problems' in outcome) {
      console.error(formatProblems(outcome.problems, 'Nothing was built.'))
      return 1
    }
    console.log(formatUsage(outcome))
    return 0
  } catch (error) {
    progress.clear()
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}
