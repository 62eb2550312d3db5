/** `npm run validate`, or `npm run validate -- <folder>`: reports all faults in the content; exit code 1 if there are any. */
import { parseOptions } from '#command-line/parse-options.ts'
import { buildCatalogue } from '#catalogue/build/build-catalogue.ts'
import { buildPages } from '#pages/plan/build-pages.ts'
import { buildDayRankings } from '#rankings/days/build-day-rankings.ts'
import { parseBuildOptions } from '../options/build-options.ts'
import { summariseCatalogue, formatProblems } from '../messages/format-problems.ts'
import { readContent } from '../prepare/read-content.ts'
import { runCommand } from '#command-line/run-command.ts'

await runCommand(() => {
  const { positionals } = parseOptions({ allowPositionals: true })
  const { contentFolder, today } = parseBuildOptions(['--content', positionals[0] ?? 'content'], process.env)

  const { catalogue, problems } = buildCatalogue(readContent(contentFolder), { today })
  // Links of guides can only be checked against the pages of a sound catalogue.
  const faults = catalogue ? buildPages(catalogue, buildDayRankings(catalogue)).problems : problems

  if (!catalogue || faults.length > 0) {
    throw new Error(formatProblems(faults, 'Correct them and run the command again.'))
  }
  console.log(`No faults in the content: ${summariseCatalogue(catalogue)}.`)
})
