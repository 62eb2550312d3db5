/** Something wrong in a table of facts, described so that it can be fixed there. */
export interface FactFault {
  /** Name of the table's file. */
  readonly table: string
  /** As a spreadsheet counts: the header is row 1. */
  readonly row: number
  readonly message: string
  readonly remedy: string
}

/** Takes a fault and goes on, so that all faults are reported at once. */
export type ReportFact = (fault: FactFault) => void

/** All faults as text, and what follows from them. */
export function describeFactFaults(faults: readonly FactFault[]): string {
  const lines = faults.map(({ table, row, message, remedy }) => `${table}:${row}: ${message}\n    ${remedy}`)
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`
  return [...lines, `${count} in the facts. Nothing was written; correct the tables and run this again.`].join('\n')
}
