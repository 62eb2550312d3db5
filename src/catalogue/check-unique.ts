import type { KeyPath, Report } from './problem.ts'

export interface Claim {
  readonly file: string
  readonly location: KeyPath
  /** What must be unique, as it is compared. */
  readonly value: string | number
}

/** Reports every claim after the first to the same value; `noun` is "name", "game id" … */
export function checkUnique(claims: Iterable<Claim>, noun: string, remedy: string, report: Report): void {
  const first = new Map<string | number, Claim>()
  for (const claim of claims) {
    const owner = first.get(claim.value)
    if (owner === undefined) first.set(claim.value, claim)
    else {
      const message = `the ${noun} ${JSON.stringify(claim.value)} is taken by ${owner.file}`
      report({ file: claim.file, location: claim.location, message, remedy })
    }
  }
}
