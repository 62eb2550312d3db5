import { checkFacts } from './check-facts.ts'
import type { ReportFact } from './fact-fault.ts'
import { readFactTables, type Facts } from './read-fact-tables.ts'

/** Reads every table of a folder of facts; reports each fault in a cell, each repeated row and each unknown id. */
export function readFacts(folder: string, report: ReportFact): Facts {
  let isSound = true
  const facts = readFactTables(folder, (fault) => {
    isSound = false
    report(fault)
  })
  // The content of a faulty row is missing, so others would be blamed for it.
  if (isSound) checkFacts(facts, report)
  return facts
}
