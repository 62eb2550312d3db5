/**
 * `npm run chaos [-- seconds [words]]`: breaks everything that can break around the accounts, while readers write. Prints
 * what was acknowledged and what was lost; fails if anything was. A minute by default; words choose scenarios by name.
 */
import { scenarios } from './chaos/list-scenarios.ts'
import { runScenario } from './chaos/run-scenario.ts'

const [seconds = '60', ...words] = process.argv.slice(2)
const chosen = scenarios
  .filter(({ name }) => words.every((word) => name.includes(word)))
  .flatMap((scenario) => scenario.engines.map((engine) => ({ scenario, engine })))
const eachMs = (Number(seconds) * 1000) / Math.max(1, chosen.length)
const faults: string[] = []

const head = ['what happens', 'database', 'times', 'acknowledged', 'told to wait', 'cut', 'lost', 'ended by itself']
const widths = [26, 12, 7, 14, 14, 8, 6, 0]
print(head)
for (const { scenario, engine } of chosen) {
  const outcome = await runScenario(scenario, engine, eachMs)
  if (typeof outcome === 'string') {
    print([scenario.name, engine, `not tried: ${outcome}`])
    continue
  }
  const { rounds, acknowledged, unavailable, cut, lost, ownEnds } = outcome
  print([scenario.name, engine, ...[rounds, acknowledged, unavailable, cut, lost, ownEnds].map(String)])
  faults.push(...outcome.faults.map((fault) => `${scenario.name}, ${engine}: ${fault}`))
}
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)

function print(cells: readonly string[]): void {
  console.log(cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(''))
}
