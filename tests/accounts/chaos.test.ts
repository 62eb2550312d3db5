import { expect, test } from 'vitest'
import { scenarios } from '../../bench/chaos/list-scenarios.ts'
import { runScenario } from '../../bench/chaos/run-scenario.ts'
import type { BedEngine } from '../../bench/chaos/test-bed.ts'

// Once each, of `npm run chaos`, what no other test breaks.
test.for<[string, BedEngine]>([
  ['server stopped', 'SQLite'],
  ['server stopped', 'PostgreSQL'],
  ['disk full', 'SQLite'],
  ['readers who do not read', 'SQLite'],
])('%s on %s: nothing that was acknowledged is lost', async ([name, engine], { skip }) => {
  const scenario = scenarios.find((one) => one.name === name)
  const outcome = await runScenario(scenario!, engine, 0)
  if (typeof outcome === 'string') return skip(`It cannot be tried here: ${outcome}.`)
  expect(outcome.faults).toEqual([])
  expect(outcome.acknowledged).toBeGreaterThan(0)
})
