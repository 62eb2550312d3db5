/**
 * `npm run distil -- FOLDER [--content content]`: brings the tables of facts in FOLDER into the content. Prints what
 * changed, or every fault of the tables at once, then with exit code 1 and nothing written.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseOptions } from '#command-line/parse-options.ts'
import { runCommand } from '#command-line/run-command.ts'
import { distilFolder } from './distil-folder.ts'

await runCommand(() => {
  const options = { content: { type: 'string', default: 'content' } } as const
  const { positionals, values } = parseOptions({ allowPositionals: true, options })
  const [factsFolder] = positionals

  if (factsFolder === undefined || !existsSync(factsFolder)) {
    const complaint = factsFolder === undefined ? 'No folder is named.' : `There is no folder ${factsFolder}.`
    throw new Error(`${complaint} Name the one with the tables of facts: npm run distil -- FOLDER`)
  }
  console.log(distilFolder(resolve(factsFolder), resolve(values.content)))
})
