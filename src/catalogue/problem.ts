/** Something wrong in the content, described so that a person who does not program can fix it. */
export interface Problem {
  /** Relative to the content folder. */
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly message: string
  readonly remedy: string
}

/** A key or a list position on the way from the top of a file to a value. */
export type KeyPath = readonly (string | number)[]

/** A problem whose line is not looked up yet: parsing with positions is slow, so it is done for faulty files alone. */
export interface Fault {
  readonly file: string
  readonly location: KeyPath | { readonly line: number }
  readonly message: string
  readonly remedy: string
}

/** Takes a fault and goes on, so that all faults are reported at once. */
export type AddFault = (fault: Fault) => void
