/**
 * `npm run distil -- FOLDER [--content content]`: brings the tables of facts in FOLDER into the content. Prints what
 * changed, or every fault of the tables at once, then with exit code 1 and nothing written.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseOptions } from '#command-line/parse-options.ts'
import { readContent } from '../prepare/read-content.ts'
import { describeDistilled } from '../distil/describe-distilled.ts'
import { distilFacts } from '../distil/distil-facts.ts'
import { distilTables } from '../distil/distil-tables.ts'
import { describeFactFaults, type FactFault } from '../distil/fact-fault.ts'
import { readFacts } from '../distil/read-facts.ts'
import { runCommand } from '#command-line/run-command.ts'

await runCommand(() => {
  const options = { content: { type: 'string', default: 'content' } } as const
  const { positionals, values } = parseOptions({ allowPositionals: true, options })
  const [factsFolder] = positionals

  if (factsFolder === undefined || !existsSync(factsFolder)) {
    const complaint = factsFolder === undefined ? 'No folder is named.' : `There is no folder ${factsFolder}.`
    throw new Error(`${complaint} Name the one with the tables of facts: npm run distil -- FOLDER`)
  }
  distil(resolve(factsFolder), resolve(values.content))
})

function distil(fromFolder: string, contentFolder: string): void {
  const faults: FactFault[] = []
  const report = (fault: FactFault) => void faults.push(fault)
  const facts = readFacts(fromFolder, report)
  const files = readContent(contentFolder)
  const distilled =
    faults.length > 0 ? [] : [...distilFacts(facts, files, report), ...distilTables(fromFolder, facts, files, report)]
  if (faults.length > 0) throw new Error(describeFactFaults(faults))
  for (const { path, text, changes } of distilled) {
    if (changes.length === 0) continue
    mkdirSync(dirname(join(contentFolder, path)), { recursive: true })
    writeFileSync(join(contentFolder, path), text)
  }
  console.log(describeDistilled(distilled))
}
