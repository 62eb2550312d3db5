/**
 * `npm run archive [-- --out dist-archive] [--content content]`: makes the release of the archive that the site serves,
 * into an empty folder or over an earlier one.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildCatalogue } from '#catalogue/build/build-catalogue.ts'
import { parseOptions } from '#command-line/parse-options.ts'
import { runCommand } from '#command-line/run-command.ts'
import { buildPageSource } from '#pages/source/build-page-source.ts'
import { buildDayRankings } from '#rankings/days/build-day-rankings.ts'
import { buildArchive } from '../archive/build-archive.ts'
import { readContent } from '../prepare/read-content.ts'
import { formatProblems } from '../messages/format-problems.ts'

await runCommand(() => {
  const options = {
    content: { type: 'string', default: 'content' },
    out: { type: 'string', default: 'dist-archive' },
  } as const
  const { values } = parseOptions({ options })
  const { catalogue, problems } = buildCatalogue(readContent(resolve(values.content)), { today: null })
  if (!catalogue) throw new Error(formatProblems(problems, 'Nothing was made.'))
  const files = buildArchive(buildPageSource(catalogue, buildDayRankings(catalogue)))
  const folder = resolve(values.out)
  mkdirSync(folder, { recursive: true })
  for (const { name, bytes } of files) writeFileSync(join(folder, name), bytes)
  console.log(files.map(({ name, bytes }) => `${bytes.length.toLocaleString('en').padStart(11)} ${name}`).join('\n'))
})
