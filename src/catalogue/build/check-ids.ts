import { suggestNearMiss } from '#base/near-miss.ts'
import type { AddFault, Fault, KeyPath } from '../problem.ts'

/** Ids that may be referred to, and how people call and find them. */
export interface KnownIds {
  /** "driver", "course variant" … */
  readonly noun: string
  /** Where they are: "drivers/". */
  readonly whereabouts: string
  readonly ids: { has(id: string): boolean; keys(): Iterable<string> }
  /** True for ids whose own file is faulty: that fault is reported there, not here. */
  readonly isBroken: (id: string) => boolean
}

/** Reports an id that nothing has. Returns true when the id can be used. */
export function checkReference(
  id: string,
  known: KnownIds,
  at: Pick<Fault, 'file' | 'location'>,
  addFault: AddFault,
): boolean {
  if (known.ids.has(id)) return true
  if (known.isBroken(id)) return false
  const remedy = `${suggestNearMiss(id, known.ids.keys())}Every ${known.noun} is in ${known.whereabouts}.`
  addFault({ ...at, message: `unknown ${known.noun} "${id}"`, remedy })
  return false
}

export interface Claim {
  readonly file: string
  readonly location: KeyPath
  /** What must be unique, as it is compared. */
  readonly value: string | number
}

/** Reports every claim after the first to the same value; `noun` is "name", "game id" … */
export function checkUnique(claims: Iterable<Claim>, noun: string, remedy: string, addFault: AddFault): void {
  const first = new Map<string | number, Claim>()
  for (const claim of claims) {
    const owner = first.get(claim.value)
    if (owner === undefined) first.set(claim.value, claim)
    else {
      const message = `the ${noun} ${JSON.stringify(claim.value)} is taken by ${owner.file}`
      addFault({ file: claim.file, location: claim.location, message, remedy })
    }
  }
}
