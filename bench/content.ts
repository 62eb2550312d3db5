/** `npm run bench:content`: how long the content takes to read, to parse and to validate. The first round is cold. */
import { join } from 'node:path'
import { buildCatalogue } from '#catalogue/build/build-catalogue.ts'
import { splitContentText } from '#catalogue/parse/content-file.ts'
import { parseYaml } from '#catalogue/parse/parse-yaml.ts'
import { readContent } from '#generator/prepare/read-content.ts'
import { median } from './quantile.ts'

const startUp = performance.now()
const rounds = 7
const folder = join(import.meta.dirname, '../content')

interface Round {
  readonly read: number
  readonly parse: number
  readonly all: number
}

function measure<Result>(work: () => Result): [Result, number] {
  const start = performance.now()
  return [work(), performance.now() - start]
}

function runRound(): Round {
  const [files, read] = measure(() => readContent(folder))
  // The catalogue parses too, so a cold round builds it first; parsing alone is measured in the warm rounds.
  const [{ problems }, build] = measure(() => buildCatalogue(files, { today: null }))
  if (problems.length > 0) throw new Error('The content has faults: run npm run validate.')
  const [, parse] = measure(() => files.forEach((file) => parseYaml(splitContentText(file)?.yaml ?? '')))
  return { read, parse, all: read + build }
}

const cold = runRound()
const warm = Array.from({ length: rounds }, runRound)
const read = median(warm.map((round) => round.read))
const parse = median(warm.map((round) => round.parse))
const all = median(warm.map((round) => round.all))

const files = readContent(folder)
const megabytes = files.reduce((sum, { text }) => sum + text.length, 0) / 1e6
console.log(`${files.length} files, ${megabytes.toFixed(1)} MB`)
console.table({
  'cold (ms)': { 'start up': Math.round(startUp), read: Math.round(cold.read), all: Math.round(cold.all) },
  [`warm, median of ${rounds} (ms)`]: {
    read: Math.round(read),
    parse: Math.round(parse),
    validate: Math.round(all - read - parse),
    all: Math.round(all),
  },
})
