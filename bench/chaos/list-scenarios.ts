import { databaseScenarios } from './database-scenarios.ts'
import { diskScenario } from './disk-scenario.ts'
import { processScenarios } from './process-scenarios.ts'
import { providerScenario } from './provider-scenario.ts'
import { readerScenario } from './reader-scenario.ts'
import type { Scenario } from './scenario.ts'

export const scenarios: readonly Scenario[] = [
  ...processScenarios,
  ...databaseScenarios,
  diskScenario,
  readerScenario,
  providerScenario,
]
