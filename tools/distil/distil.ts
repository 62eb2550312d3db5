/**
 * `npm run distil -- FOLDER [--content content]`: brings the tables of facts in FOLDER into the content. Prints what
 * changed, or every fault of the tables at once, then with exit code 1 and nothing written.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseOptions } from '#command-line/parse-options.ts'
import { runCommand } from '#command-line/run-command.ts'
import { readContent } from '#generator/prepare/read-content.ts'
import { distilFacts, type DistilledFile } from './distil-facts.ts'
import { distilTables } from './distil-tables.ts'
import { describeFactFaults, type FactFault } from './fact-tables.ts'
import { readFacts } from './read-facts.ts'

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

/** What changed, a file a line; what people wrote and the facts contradict; and what to do next. */
export function describeDistilled(files: readonly DistilledFile[]): string {
  const changed = files.filter(({ changes }) => changes.length > 0)
  return [
    ...changed.map(({ path, changes }) => `${path}: ${changes.join('; ')}`),
    ...files.flatMap(({ path, notes }) => notes.map((note) => `${path}: note: ${note}`)),
    changed.length === 0
      ? `The content already matches the facts: ${files.length} files, none changed.`
      : `${changed.length} of ${files.length} files changed. Look at them with git diff, then run npm run validate.`,
  ].join('\n')
}
