/**
 * `npm run corrections -- --from URL|database [--content content] [--dry-run]`: brings players' reports that reviewers
 * have accepted into the content, and prints the difference. Exit code 1, and nothing written, if the list cannot be
 * read or the content has faults.
 */
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseOptions } from '#command-line/parse-options.ts'
import { correctContent, describeCorrections } from '../corrections/correct-content.ts'
import { readClaims } from '../corrections/read-claims.ts'
import { readContent } from '../prepare/read-content.ts'
import { runCommand } from '#command-line/run-command.ts'

await runCommand(async () => {
  const { values } = parseOptions({
    options: {
      from: { type: 'string' },
      content: { type: 'string', default: 'content' },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  if (values.from === undefined)
    throw new Error(
      'Say where the decisions are: npm run corrections -- --from https://example.org, or --from database',
    )
  const folder = resolve(values.content)
  const corrected = correctContent(readContent(folder), await readClaims(values.from))
  const isWritten = !values['dry-run']
  if (isWritten) for (const { path, text } of corrected.files) writeFileSync(join(folder, path), text)
  const report = describeCorrections(corrected, isWritten)
  if (corrected.problems.length > 0) throw new Error(report)
  console.log(report)
})
