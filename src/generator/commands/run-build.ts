import type { BuildOptions } from '../options/build-options.ts'
import type { BuildRecord } from '../files/build-record.ts'
import { buildSite } from '../publish/build-site.ts'
import { formatProblems } from '../messages/format-problems.ts'
import { formatUsage } from '../messages/build-result.ts'
import { createProgressLine } from '../messages/progress-line.ts'
import type { BuildInputs } from '../publish/find-last-build.ts'

/** Builds the site and reports the cost. Rejects with what is wrong with the content, a page or the folder. */
export async function runBuild(options: BuildOptions, inputs: BuildInputs, last: BuildRecord | null): Promise<void> {
  const progress = createProgressLine(process.stderr)
  const outcome = await buildSite(options, inputs, last, progress).finally(() => progress.clear())
  if ('problems' in outcome) throw new Error(formatProblems(outcome.problems, 'Nothing was built.'))
  console.log(formatUsage(outcome))
}
